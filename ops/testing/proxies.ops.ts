/** The whole product behind the proxies of ops/, asked by name through TLS as visitors and staff ask. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { largestFile, megabyte } from '../../cms/src/media/kinds.ts';
import { proofField } from '../../contract/src/proof.ts';
import { pdfOf } from '../../e2e/active-pdf.ts';
import { startProduct } from '../../e2e/product.ts';
import { accountOf } from '../../e2e/staff-accounts.ts';
import {
  type Answer,
  type Asked,
  askPlainly,
  askSecurely,
  type Protocol,
  protocols,
  valuesOf,
} from './client.ts';
import { makeCertificate, names, proxies, type RunningProxy } from './proxies.ts';

const folder = await mkdtemp(join(tmpdir(), 'aangan-ops-'));
after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const [www, bare] = names.school;
const officeUrl = `https://${names.office}`;
const schoolName = 'Anubhav Bal Vidyalaya';
/** A school under the names of ops/. */
const makeSchool = async (): Promise<string> => {
  const place = join(folder, 'abcd');
  await mkdir(place);
  await writeFile(
    join(place, 'school.yaml'),
    `code: ABCD
hostnames: [${names.school.join(', ')}]
name: ${schoolName}
motto: Learn by doing
tagline: A school for trying things
founded: 1994
affiliationNumber: "530000"
colours: { brand: "#0f5257", accent: "#ef6f53" }
address: { street: 1 Mill Road, city: Hisar, state: Haryana, pin: "125001" }
phones: [01662-555-0100]
emails: [office@abcd.example]
officeHours: Monday to Saturday, 8:00 AM to 2:00 PM
home: { about: Welcome. }
`,
  );
  return place;
};

const product = await startProduct({
  admin: true,
  staff: true,
  schoolFolder: await makeSchool(),
  env: { ADMIN_URL: officeUrl, TRUST_PROXY: '127.0.0.1', WORKERS: '1' },
});
let isStopped = false;
const stopProduct = async () => {
  if (!isStopped) await product.stop();
  isStopped = true;
};
after(stopProduct);
const portIn = (url: string | undefined): number => Number(new URL(url ?? '').port);
const upstreams = { sitePort: portIn(product.siteUrl), adminPort: portIn(product.adminUrl) };
const certificate = await makeCertificate(folder);
const ca = await readFile(certificate.certificate);

/** A picture of the demo school, which every name gives out. */
const picture = await (async () => {
  const { body } = await askPlainly({
    port: upstreams.sitePort,
    name: 'njms.localhost',
    path: '/',
  });
  const [found] = /\/api\/image\/[\w.-]+/.exec(String(body)) ?? [];
  assert.ok(found, 'the demo school shows a picture');
  return found;
})();

const running: [name: string, proxy: RunningProxy][] = [];
for (const [name, startProxy] of Object.entries(proxies)) {
  const own = join(folder, name);
  await mkdir(own);
  running.push([name, await startProxy(own, upstreams, certificate)]);
}
after(() => Promise.all(running.map(([, proxy]) => proxy.stop())));

/** What belongs to one connection and its server, and not to the answer; Alt-Svc: Caddy knows HTTP/3, too. */
const ofConnection = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'server',
  'alt-svc',
];
const lasting = ({ headers }: Answer): string[] =>
  headers
    .filter(([name]) => !ofConnection.includes(name))
    .map(([name, value]) => `${name}: ${value}`)
    .sort();
const wordsOf = ({ body }: Answer): string => String(body);

for (const [name, proxy] of running)
  describe(name, () => {
    const ask = (host: string, path: string, asked: Asked = {}, protocol: Protocol = 'HTTP/1.1') =>
      askSecurely(protocol, { port: proxy.httpsPort, name: host, path }, asked, ca);
    const own = { origin: officeUrl, 'sec-fetch-site': 'same-origin' };
    const signIn = (headers: Record<string, string> = own, protocol?: Protocol) => {
      const { email, password } = accountOf('operator');
      return ask(
        names.office,
        '/api/staff/login',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ email, password }),
        },
        protocol,
      );
    };

    for (const protocol of protocols)
      test(`${protocol}: a school is shown under each of its names`, async () => {
        for (const host of [www, bare]) {
          const answer = await ask(host, '/', {}, protocol);
          assert.equal(answer.status, 200);
          assert.ok(wordsOf(answer).includes(schoolName), host);
        }
      });

    test('without TLS the same address is shown the way to https', async () => {
      for (const host of [www, bare, names.office]) {
        const place = { port: proxy.httpPort, name: host, path: '/News?year=2026' };
        const answer = await askPlainly(place);
        assert.ok([301, 308].includes(answer.status), String(answer.status));
        // A port that is not the usual one stands here only because this is a test.
        const to = valuesOf(answer, 'location').map((url) => url.replace(/:\d+\//, '/'));
        assert.deepEqual(to, [`https://${host}/News?year=2026`]);
      }
    });

    if (name === 'nginx')
      test('certbot’s proofs are given out without TLS, and nothing else is', async () => {
        const path = '/.well-known/acme-challenge/';
        const place = { port: proxy.httpPort, name: www };
        assert.equal(wordsOf(await askPlainly({ ...place, path: `${path}proof` })), 'the proof');
        assert.equal((await askPlainly({ ...place, path: `${path}none` })).status, 404);
      });

    test('an answer has the headers that the product gave it, each once, and no others', async () => {
      const asked: [host: string, path: string, port: number][] = [
        [www, '/', upstreams.sitePort],
        [www, '/NoSuchPage', upstreams.sitePort],
        [www, '/api/school/ABCD', upstreams.sitePort],
        [www, '/robots.txt', upstreams.sitePort],
        [www, picture, upstreams.sitePort],
        [names.office, '/admin/login', upstreams.adminPort],
        [names.office, '/api/staff/me', upstreams.adminPort],
      ];
      for (const [host, path, port] of asked)
        for (const encoding of ['br', 'gzip', 'identity']) {
          const headers = { 'accept-encoding': encoding };
          const direct = await askPlainly({ port, name: host, path }, { headers });
          for (const protocol of protocols) {
            const through = await ask(host, path, { headers }, protocol);
            const what = `${protocol} ${host}${path} ${encoding}`;
            assert.equal(through.status, direct.status, what);
            assert.deepEqual(lasting(through), lasting(direct), what);
            for (const once of [
              'strict-transport-security',
              'content-security-policy',
              'x-content-type-options',
              'x-frame-options',
              'referrer-policy',
              'permissions-policy',
            ])
              assert.equal(valuesOf(through, once).length, 1, `${what}: ${once}`);
          }
        }
    });

    test('what the browser has is not sent again, and a part of a file can be asked for', async () => {
      const first = await ask(www, '/', { headers: { 'accept-encoding': 'br' } });
      const [etag = ''] = valuesOf(first, 'etag');
      assert.ok(etag);
      for (const protocol of protocols) {
        const headers = { 'accept-encoding': 'br', 'if-none-match': etag };
        const again = await ask(www, '/', { headers }, protocol);
        assert.deepEqual([again.status, again.body.length], [304, 0]);
        const part = await ask(www, picture, { headers: { range: 'bytes=10-19' } }, protocol);
        assert.deepEqual([part.status, part.body.length], [206, 10]);
        assert.match(valuesOf(part, 'content-range').join(), /^bytes 10-19\/\d+$/);
      }
    });

    test('each visitor counts for itself, whatever it says of itself', async () => {
      const number = `NONE/${name}`;
      const guess = (from: string, said: string) =>
        ask(www, '/api/tc/NJMS', {
          method: 'POST',
          from,
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': said,
            forwarded: `for=${said}`,
            'x-real-ip': said,
          },
          // With an empty proof it is refused at once where it would have to wait.
          body: JSON.stringify({ admission: number, name: 'Nobody', [proofField]: '' }),
        });
      for (let times = 0; times < 5; times += 1)
        assert.equal((await guess('127.0.0.2', `203.0.113.${times}`)).status, 404);
      assert.equal((await guess('127.0.0.2', '203.0.113.99')).status, 429);
      assert.equal((await guess('127.0.0.3', '127.0.0.2')).status, 404);
    });

    test('a name that is not ours gets no certificate and no page', async () => {
      // In the handshake itself, not by us for a certificate of another name.
      await assert.rejects(ask('www.elsewhere.example', '/'), /alert/);
      const other = await ask('www.elsewhere.example', '/', { serverName: www });
      assert.equal(other.status, 421);
      assert.ok(!wordsOf(other).includes(schoolName));
      const plainly = { port: proxy.httpPort, name: 'www.elsewhere.example', path: '/' };
      assert.equal((await askPlainly(plainly)).status, 421);
    });

    test('a form that is too long is refused in the website’s own words', async () => {
      for (const protocol of protocols) {
        const answer = await ask(
          www,
          '/api/form/ABCD/Admission',
          {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ message: 'x'.repeat(200_000) }),
          },
          protocol,
        );
        assert.equal(answer.status, 413);
        assert.match(wordsOf(answer), /The request is too large/);
      }
    });

    test('the back office is opened, and takes a sign-in from its own pages alone', async () => {
      const opened = await ask(names.office, '/');
      assert.ok([302, 307].includes(opened.status), String(opened.status));
      assert.match(valuesOf(opened, 'location').join(), /\/admin$/);
      for (const protocol of protocols) {
        const answer = await signIn(own, protocol);
        assert.equal(answer.status, 200, wordsOf(answer));
        for (const cookie of valuesOf(answer, 'set-cookie')) assert.match(cookie, /; Secure/i);
      }
      for (const origin of ['https://www.elsewhere.example', `https://${www}`])
        assert.equal((await signIn({ origin })).status, 403, origin);
      // The way that the panel's own pages take.
      const { status } = await ask(names.office, '/admin/login', { headers: own });
      assert.equal(status, 200);
    });

    test('the largest file is taken, and one that is larger is refused in words', async () => {
      const { token } = JSON.parse(wordsOf(await signIn()));
      const authorization = `JWT ${token}`;
      const headers = { ...own, authorization };
      const schools = await ask(names.office, '/api/schools?limit=1&depth=0', { headers });
      const [{ id }] = JSON.parse(wordsOf(schools)).docs;
      const send = (bytes: number, protocol: Protocol, more: Record<string, string>) => {
        const { type, body } = toUpload({ alt: 'A long PDF', school: id }, pdfOfLength(bytes));
        const asked = { method: 'POST', headers: { ...more, 'content-type': type }, body };
        return ask(names.office, '/api/media', asked, protocol);
      };
      for (const protocol of protocols) {
        const taken = await send(largestFile, protocol, headers);
        assert.equal(taken.status, 201, wordsOf(taken));
        // Go resets a connection of HTTP/1.1 that goes on sending after the answer. Browsers, which speak HTTP/2 here, see it.
        const isReset = name === 'Caddy' && protocol === 'HTTP/1.1';
        const more = isReset ? [] : [largestFile + 2 * megabyte, largestFile * 3];
        for (const bytes of [largestFile + 1, ...more]) {
          const refused = await send(bytes, protocol, headers);
          assert.ok([400, 413].includes(refused.status), `${refused.status} for ${bytes} bytes`);
          assert.match(wordsOf(refused), /at most 20 MB/, `${protocol} ${bytes}`);
        }
        const strangers = await send(megabyte, protocol, own);
        assert.equal(strangers.status, 413);
        assert.match(wordsOf(strangers), /more than can be taken/);
      }
    });
  });

test('when the product is away it is said so, and no log names a visitor, a link or a certificate', async () => {
  await stopProduct();
  for (const [name, proxy] of running) {
    const secret = `link-${name}-of-a-colleague`;
    for (const [host, path] of [
      [www, '/'],
      [names.office, `/account/${secret}`],
    ] as const) {
      const place = { port: proxy.httpsPort, name: host, path };
      const answer = await askSecurely('HTTP/1.1', place, { from: '127.0.0.7' }, ca);
      assert.equal(answer.status, 503, name);
      assert.match(wordsOf(answer), /away for a moment/);
      assert.deepEqual(valuesOf(answer, 'retry-after'), ['10']);
    }
    const written = await proxy.written();
    for (const private_ of [secret, '127.0.0.7', '127.0.0.2', '/api/image/'])
      assert.ok(!written.includes(private_), `${name} wrote ${private_}:\n${written}`);
  }
});

/** A PDF of this length, if that has eight digits: most of it is one long stream. */
function pdfOfLength(bytes: number): Buffer {
  const withStream = (length: number) =>
    pdfOf('', [`<< /Length ${length} >>\nstream\n${' '.repeat(length)}\nendstream`]);
  const around = 10_000;
  const more = withStream(bytes - around).length - (bytes - around);
  return withStream(bytes - more);
}

/** A record with a file as the panel sends it. */
function toUpload(data: object, file: Buffer): { type: string; body: Buffer } {
  const boundary = '----aangan-ops';
  const head = [
    `--${boundary}\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify(data)}\r\n`,
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="long.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  ].join('');
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}
