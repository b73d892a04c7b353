/** A website on a disk that takes no changes: it starts, shows what it kept and what it is told, and says so once. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { TestProvider } from './provider.ts';
import { picture } from './samples.ts';
import { build, makeFolder, removeFolder, Website } from './website.ts';

const provider = new TestProvider();
const disk = await makeFolder();
const mount = (...options: string[]) =>
  spawnSync('mount', [...options, 'tmpfs', disk], { encoding: 'utf8' });
const mounted = mount('-t', 'tmpfs', '-o', 'size=64m');
const skip = mounted.status !== 0 && `no disk can be mounted here: ${mounted.stderr}`;

before(async () => {
  await build();
  await provider.start();
});
after(async () => {
  await provider.stop();
  spawnSync('umount', ['--lazy', disk]);
  await removeFolder(disk);
});

const codesOf = (site: Website) =>
  site
    .log()
    .split('\n')
    .flatMap((line) => /"code":"([\w-]+)"/.exec(line)?.[1] ?? []);

const image = `/api/image/${picture}`;

for (const [state, prepare] of [
  ['empty', async () => undefined],
  [
    'filled',
    async () => {
      const site = await Website.start(provider.url, disk);
      for (const path of ['/News', image]) assert.equal((await site.ask(path)).status, 200, path);
      await site.stop();
    },
  ],
] as const)
  test(`a read-only disk that is ${state} keeps no page and no picture away`, {
    skip,
  }, async () => {
    assert.equal(mount('-o', 'remount,rw').status, 0);
    await prepare();
    assert.equal(mount('-o', 'remount,ro').status, 0);
    for (const workers of ['1', '2']) {
      const site = await Website.start(provider.url, disk, { WORKERS: workers });
      try {
        for (const path of ['/', '/News', image, `${image}?w=320`])
          assert.equal((await site.ask(path)).status, 200, `${path} of ${workers}`);
        const folderLines = codesOf(site).filter((code) => code === 'folder-failed');
        assert.deepEqual(folderLines, ['folder-failed'], `said once, with ${workers}`);
      } finally {
        assert.equal(await site.stop(), 0);
      }
    }
  });

test('and what it kept is shown while the provider is away', { skip }, async () => {
  await provider.stop();
  const site = await Website.start(provider.url, disk);
  try {
    assert.match((await site.ask('/News')).text, /NJMS/);
    assert.equal((await site.ask(image)).status, 200);
  } finally {
    await site.stop();
    await provider.start();
  }
});

test('a picture that is taken down is not given out, though it cannot be deleted', {
  skip,
}, async () => {
  const site = await Website.start(provider.url, disk);
  try {
    assert.equal((await site.ask(image)).status, 200);
    await provider.takeDown(picture);
    assert.equal((await site.ask(image)).status, 404);
  } finally {
    await site.stop();
  }
});
