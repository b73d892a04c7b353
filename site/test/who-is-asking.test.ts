/** Whose address the website tells the provider: that of who connects, unless a proxy that the operator named says otherwise. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { TestProvider } from './provider.ts';
import { makeFolder, removeFolder, runToEnd, Website } from './website.ts';

const key = 'k'.repeat(64);
const provider = new TestProvider();
let folder: string;
before(async () => {
  folder = await makeFolder();
  await writeFile(join(folder, 'website-key'), `${key}\n`);
  await provider.start();
});
after(async () => {
  await provider.stop();
  await removeFolder(folder);
});
beforeEach(() => {
  provider.received.length = 0;
});

const form = '/api/form/NJMS/Admission';
/** [the proxies named, what X-Forwarded-For says, whom the provider is told of]; the tests connect from 127.0.0.1. */
const cases: [trusted: string, forwarded: string | undefined, told: string][] = [
  ['', '203.0.113.9', '127.0.0.1'],
  ['10.0.0.0/8', '203.0.113.9', '127.0.0.1'],
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.0/8, 10.0.0.0/8', '203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['127.0.0.1', '10.1.2.3', '10.1.2.3'],
  ['::1,127.0.0.1', '2001:db8::1', '2001:db8::1'],
];

for (const trusted of new Set(cases.map(([first]) => first)))
  test(`TRUST_PROXY=${trusted}`, async () => {
    const site = await Website.start(provider.url, folder, { TRUST_PROXY: trusted });
    try {
      for (const [, forwarded, told] of cases.filter(([first]) => first === trusted)) {
        provider.received.length = 0;
        await site.postJson(
          form,
          {},
          {
            ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
            'x-visitor-address': '192.0.2.1',
            'x-website-key': 'a guess',
          },
        );
        const headers = provider.asked(form)[0]?.headers;
        assert.equal(headers?.['x-visitor-address'], told, `${forwarded}`);
        assert.equal(headers?.['x-website-key'], key);
        assert.ok(!site.log().includes(key));
      }
    } finally {
      await site.stop();
    }
  });

test('a proxy that is no address ends the start in one sentence', async () => {
  const { code, words } = await runToEnd({ TRUST_PROXY: 'nginx', DATA_DIR: folder });
  assert.equal(code, 1);
  assert.equal(
    words,
    'TRUST_PROXY is "nginx", but it must be a list of proxy addresses such as 127.0.0.1, 10.0.0.0/8.\n',
  );
});
