import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { routes } from '@aangan/contract/routes.ts';
import { pace } from '../src/server/provider/changes.ts';
import {
  canonicalOf,
  crumbsOf,
  headingsOf,
  ogOf,
  scriptInPage,
  scriptsOf,
  titleOf,
} from './html.ts';
import { until } from './local-server.ts';
import { TestProvider } from './provider.ts';
import { schoolName } from './samples.ts';
import { makeFolder, removeFolder, Website } from './website.ts';

const provider = new TestProvider();
let folder: string;
let site: Website;
before(async () => {
  folder = await makeFolder();
  await provider.start();
  site = await Website.start(provider.url, folder);
});
after(async () => {
  await site?.stop();
  await provider.stop();
  await removeFolder(folder);
});

const album = '/SubGallery?id=NJMS-1';
const urlOf = (path: string) => (path === '/SubGallery' ? album : path);

const secured = (headers: Record<string, unknown>) => {
  const policy = String(headers['content-security-policy']);
  assert.match(policy, /default-src '(self|none)'/);
  assert.doesNotMatch(policy, /script-src[^;]*unsafe/);
  assert.match(policy, /frame-ancestors 'self'/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.ok(headers['referrer-policy']);
  assert.match(String(headers['permissions-policy']), /camera=\(\)/);
};

for (const route of routes)
  test(`promise 2.1: ${route.path} answers with its own title, crumbs, heading and links`, async () => {
    const { status, headers, text } = await site.ask(urlOf(route.path));
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    secured(headers);
    const page = route.path === '/SubGallery' ? 'NJMS album' : route.title;
    const title = `${page} - ${schoolName('NJMS')}`;
    assert.equal(titleOf(text), title);
    assert.equal(crumbsOf(text)[0], 'Home');
    const headings = headingsOf(text);
    assert.equal(headings.length, 1, `${headings}`);
    if (route.path !== '/') assert.deepEqual([headings[0], crumbsOf(text).at(-1)], [page, page]);
    const canonical = `http://127.0.0.1:${site.port}${urlOf(route.path)}`;
    assert.equal(canonicalOf(text), canonical);
    assert.deepEqual([ogOf(text, 'title'), ogOf(text, 'url')], [title, canonical]);
    for (const name of ['type', 'site_name', 'description', 'image'])
      assert.ok(ogOf(text, name), name);
    // The header's phone, address and menu; the footer's mail, app store and Site Map.
    for (const part of [
      'tel:+911662000000',
      'NJMS Road',
      'href="/Noc"',
      'mailto:office@njms',
      'play.example.in',
      'href="/SiteMap"',
    ])
      assert.ok(text.includes(part), part);
  });

for (const route of routes)
  test(`${route.path} carries a script only if something on it wakes up, and none but the one that its policy knows`, async () => {
    const { text, headers } = await site.ask(urlOf(route.path));
    const hasIslands = text.includes('<aangan-island');
    assert.equal(scriptsOf(text).length, hasIslands ? 1 : 0);
    const hash = createHash('sha256').update(scriptInPage(text)).digest('base64');
    const allowed = hasIslands ? `script-src 'self' 'sha256-${hash}';` : "script-src 'self';";
    assert.ok(String(headers['content-security-policy']).includes(allowed));
    assert.doesNotMatch(text, / on[a-z]+="[^"]*\(/);
  });

test('a page of text ships no JavaScript', async () => {
  for (const path of ['/Aims', '/Noc', '/SiteMap', '/StaffList', '/PrincipalMessage']) {
    const { text } = await site.ask(path);
    assert.equal(scriptsOf(text).length, 0, path);
    assert.doesNotMatch(text, /modulepreload/);
  }
});

test('promise 10.1: an unknown address is a 404 page with header, footer, Site Map and Home', async () => {
  for (const path of [
    '/Nothing',
    '/News/2026',
    '//News',
    '//evil.example',
    '/%2e%2e/x',
    '/api.html',
  ]) {
    const { status, headers, text } = await site.ask(path);
    assert.equal(status, 404, path);
    secured(headers);
    assert.equal(titleOf(text), `Page not found - ${schoolName('NJMS')}`);
    assert.match(text, /<main.*href="\/SiteMap".*href="\/".*<\/main>/s);
    assert.match(text, /The page may have moved, or the link may have been typed or copied/);
    assert.match(text, /class="site-header".*class="site-footer"/s);
    assert.equal(canonicalOf(text), undefined);
  }
});

test('promise 10.5: an album that is not there is a 404 that leads back to the gallery', async () => {
  for (const path of [
    '/SubGallery',
    '/SubGallery?id=',
    '/SubGallery?id=SVNK-1',
    '/SubGallery?id=..%2F..',
  ]) {
    const { status, text } = await site.ask(path);
    assert.equal(status, 404, path);
    assert.match(text, /<main.*href="\/Gallery".*<\/main>/s);
  }
});

const spellings: [string, string][] = [
  ['/news', '/News'],
  ['/NEWS/', '/News'],
  ['/ptamembers/?a=1&b=%26', '/PTAMembers?a=1&b=%26'],
  ['/subgallery?id=NJMS-1', album],
];
for (const [path, location] of spellings)
  test(`promise 10.1: ${path} leads to ${location} for good`, async () => {
    const { status, headers } = await site.ask(path);
    assert.deepEqual([status, headers.location], [301, location]);
    secured(headers);
  });

test('HEAD answers as GET does, without the page; a first and a later time', async () => {
  for (const path of [
    '/Aims?fresh=1',
    '/Aims',
    '/Nothing',
    '/robots.txt',
    '/sitemap.xml',
    '/healthz',
    '/readyz',
    '/icon.svg',
  ]) {
    const [head, get] = [await site.ask(path, { method: 'HEAD' }), await site.ask(path)];
    assert.equal(head.body.length, 0, path);
    assert.equal(head.status, get.status, path);
    assert.equal(head.headers['content-length'], get.headers['content-length'], path);
    assert.equal(head.headers.etag, get.headers.etag, path);
  }
});

test('a page that the browser has is answered 304, however its tag is written', async () => {
  const { headers } = await site.ask('/News');
  const etag = String(headers.etag);
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await site.ask('/News', { headers: { 'if-none-match': tag } });
    assert.deepEqual([again.status, again.body.length, again.headers.etag], [304, 0, etag]);
    secured(again.headers);
  }
  assert.equal((await site.ask('/News', { headers: { 'if-none-match': '"other"' } })).status, 200);
});

test('br, gzip and plain hold the same page', async () => {
  const plain = await site.ask('/Events');
  const gzip = await site.ask('/Events', { headers: { 'accept-encoding': 'gzip' } });
  const br = await site.ask('/Events', { headers: { 'accept-encoding': 'gzip, br' } });
  assert.deepEqual(
    [plain, gzip, br].map(({ headers }) => headers['content-encoding']),
    [undefined, 'gzip', 'br'],
  );
  assert.equal(gunzipSync(gzip.body).toString(), plain.text);
  assert.equal(brotliDecompressSync(br.body).toString(), plain.text);
  assert.equal(br.headers.vary, 'Accept-Encoding');
});

test('a page from the cache is the page that was made', async () => {
  const made = await site.ask('/Gallery?year=All');
  const kept = await site.ask('/Gallery?year=All');
  assert.equal(made.text, kept.text);
  const { date: _one, ...first } = made.headers;
  const { date: _two, ...second } = kept.headers;
  assert.deepEqual(first, second);
});

describe('what is written on the socket, node:http would write, byte for byte', () => {
  const withoutDate = (answer: string) => answer.replace(/\r\nDate: [^\r]*/, '');
  const ways: [string, string][] = [
    ['GET', ''],
    ['GET', 'Accept-Encoding: gzip\r\n'],
    ['GET', 'Accept-Encoding: br, gzip\r\n'],
    ['HEAD', 'Accept-Encoding: br\r\n'],
    ['GET', 'If-None-Match: ETAG\r\n'],
    ['HEAD', 'If-None-Match: W/ETAG\r\nAccept-Encoding: gzip\r\n'],
  ];
  for (const what of ['/', '/AboutUs', album, '/api/news/all/NJMS', 'a font', '/icon.svg'])
    test(what, async () => {
      const font = (await site.ask('/News')).text.match(/as="font"[^>]* href="([^"]+)"/)?.[1] ?? '';
      const url: string = what === 'a font' ? font : what;
      const { status, headers } = await site.ask(url);
      assert.equal(status, 200);
      for (const [method, fields] of ways) {
        const first = `${method} ${url} HTTP/1.1\r\nHo`;
        const rest = `st: 127.0.0.1:${site.port}\r\n${fields.replace('ETAG', headers.etag ?? '')}\r\n`;
        // Between the two a fresh page may have been packed harder; then they are the same the next time.
        await until(`${method} ${fields} is the same both ways`, async () => {
          const [inOne, inTwo] = await Promise.all([
            site.exchange([first + rest]),
            site.exchange([first, rest]),
          ]);
          assert.match(inOne, /^HTTP\/1\.1 (200|304) /);
          return withoutDate(inOne) === withoutDate(inTwo);
        });
      }
    });
});

test('parameters that a page does not heed make no page of their own', async () => {
  const asked = provider.received.length;
  const tags = new Set<string | undefined>();
  for (const query of ['', '?utm_source=x', '?x=1&y=2', '?page=1&fbclid=abc', '?year='])
    tags.add((await site.ask(`/Aims${query}`)).headers.etag);
  assert.equal(tags.size, 1);
  assert.ok(provider.received.slice(asked).every(({ url }) => url.startsWith('/api/changes')));
});

test('values that a page does not understand make no page of their own, on any route', async () => {
  // What is searched for can be anything.
  const junk = ['year', 'month', 'page', 'id', 'place'].map((name) => `${name}=junk-${name}`);
  // What has a query is packed with less effort: a page of its own would have other bytes.
  const ask = (path: string) => site.ask(path, { headers: { 'accept-encoding': 'br' } });
  for (const { path } of routes) {
    const plain = await ask(path);
    for (const query of [...junk, junk.join('&')]) {
      const { status, body } = await ask(`${path}?${query}`);
      assert.equal(status, plain.status, `${path}?${query}`);
      assert.ok(body.equals(plain.body), `${path}?${query}`);
    }
  }
});

test('a page takes GET and HEAD only, and says so', async () => {
  const { status, headers } = await site.ask('/News', { method: 'DELETE' });
  assert.deepEqual([status, headers.allow], [405, 'GET, HEAD']);
  assert.equal((await site.ask('/Tc', { method: 'PUT' })).headers.allow, 'GET, HEAD, POST');
});

test('a published change is on the page within two seconds, and only pages made of it are made anew', async () => {
  // How long it takes is for the machine to say: what is ours is how long nobody asks. Twice that leaves time to make the page.
  assert.ok(2 * pace < 2000);
  const aims = (await site.ask('/Aims')).headers.etag;
  await site.ask('/News');
  const title = 'NJMS published';
  provider.of('NJMS').news.unshift({
    _id: title,
    title,
    description: '',
    image: null,
    fromDate: provider.of('NJMS').news[0]?.fromDate ?? '',
  });
  const pagesAsked = provider.asked('/api/page/NJMS').length;
  provider.publish('NJMS', 'news');
  await until('the news is shown', async () => (await site.ask('/News')).text.includes(title));
  assert.equal((await site.ask('/Aims')).headers.etag, aims);
  assert.equal(provider.asked('/api/page/NJMS').length, pagesAsked);
  assert.match((await site.ask('/api/news/all/NJMS')).text, new RegExp(title));
});

test('every page asks early for the three fonts that it uses at once, the page for unknown addresses too', async () => {
  for (const path of [...routes.map(({ path }) => urlOf(path)), '/Nothing']) {
    const { text } = await site.ask(path);
    const asked = [...text.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)];
    assert.equal(asked.length, 3, path);
    for (const [, font = 'none'] of asked)
      assert.ok(text.includes(`url(${font})`), `${path} ${font}`);
  }
});

test('the home page carries the styles of its first screen; the whole sheet stands before what is further down', async () => {
  const { text } = await site.ask('/');
  const [first = '', rest = ''] = text.split(/<link rel="stylesheet"[^>]*>/);
  const [link = ''] = text.match(/<link rel="stylesheet"[^>]*>/) ?? [];
  assert.match(link, / fetchPriority="low"/);
  const sheet = await site.ask(link.match(/ href="([^"]+)"/)?.[1] ?? '');
  assert.match(String(sheet.headers['content-type']), /^text\/css/);
  const [, styles = ''] = first.match(/<style>(.*?)<\/style>/s) ?? [];
  assert.match(styles, /\.masthead[{,]/);
  for (const rule of [/\.calendar-days/, /\.site-footer/, /\.notice[{,]/, /@media print/]) {
    assert.doesNotMatch(styles, rule);
    assert.match(sheet.text, rule);
  }
  assert.match(first, /<h1>/);
  assert.match(rest, /<footer/);
});

test('no other page asks for a style sheet, and none has fonts of letters that it is not written in', async () => {
  for (const path of routes.map(({ path }) => urlOf(path)).filter((path) => path !== '/')) {
    const { text } = await site.ask(path);
    assert.doesNotMatch(text, /rel="stylesheet"/, path);
    assert.doesNotMatch(text, /devanagari/, path);
  }
});

test('a page is packed harder once nobody waits for it, and stays the same page', async () => {
  const plain = await site.ask('/AboutUs');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const { length } = brotliCompressSync(plain.body, { params });
  const ask = () => site.ask('/AboutUs', { headers: { 'accept-encoding': 'br' } });
  await until('it is as small as that', async () => (await ask()).body.length <= length);
  const packed = await ask();
  assert.equal(packed.headers['content-length'], String(packed.body.length));
  assert.equal(packed.headers.etag, plain.headers.etag);
  assert.deepEqual(brotliDecompressSync(packed.body), plain.body);
});

test('robots, sitemap, manifest and icon', async () => {
  const origin = `http://127.0.0.1:${site.port}`;
  const robots = await site.ask('/robots.txt');
  assert.match(robots.text, new RegExp(`Sitemap: ${origin}/sitemap.xml`));
  const sitemap = (await site.ask('/sitemap.xml')).text;
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  assert.deepEqual(
    listed,
    routes.filter(({ siteMap }) => siteMap).map(({ path }) => origin + path),
  );
  const manifest = await site.ask('/manifest.webmanifest');
  assert.equal(manifest.headers['content-type'], 'application/manifest+json; charset=utf-8');
  assert.equal(JSON.parse(manifest.text).name, schoolName('NJMS'));
  assert.match(String((await site.ask('/favicon.ico')).headers.location), /^\/api\/image\//);
  for (const { headers } of [robots, manifest]) secured(headers);
});

test('messages are sanitised on the server', async () => {
  const { text } = await site.ask('/PrincipalMessage');
  assert.match(text, /NJMS words of Principal/);
  assert.doesNotMatch(text, /alert\(1\)/);
});

/** Changes the school's content, and gives a page once it shows what is looked for. */
const shownAfter = async (
  path: string,
  collection: Parameters<TestProvider['publish']>[1],
  change: (content: ReturnType<TestProvider['of']>) => void,
  words: RegExp,
): Promise<string> => {
  change(provider.of('NJMS'));
  provider.publish('NJMS', collection);
  let text = '';
  await until(`${path} shows ${words}`, async () => {
    ({ text } = await site.ask(path));
    return words.test(text);
  });
  return text;
};

test('promise 10.11: a link to another site in running text opens a new tab, and says so', async () => {
  const text = await shownAfter(
    '/ManagerMessage',
    'messages',
    ({ messages }) => {
      for (const message of messages)
        message.message = '<p><a href="https://a.example">there</a> and <a href="/Tc">here</a></p>';
    },
    /there/,
  );
  assert.match(
    text,
    /<a href="https:\/\/a\.example" target="_blank" rel="noopener">there<span class="visually-hidden"> \(opens in a new tab\)<\/span><\/a>/,
  );
  assert.match(text, /<a href="\/Tc">here<\/a>/);
});

test('promise 2.2: a registration form that is no picture is offered as a form', async () => {
  const text = await shownAfter(
    '/',
    'registrations',
    ({ registrations }) => {
      for (const registration of registrations) registration.attachments = `${'a'.repeat(32)}.pdf`;
    },
    /Registration form/,
  );
  assert.match(
    text,
    /<a href="\/api\/image\/a{32}\.pdf"[^>]*target="_blank"[^>]*>Registration form/,
  );
  assert.doesNotMatch(text, /<img[^>]*\.pdf/);
});

test('promise 2.15: an achievement whose file is no picture leads to the file', async () => {
  const text = await shownAfter(
    '/OurAchievements',
    'documents',
    ({ documents }) => {
      for (const record of documents) record.attachments = [`${'b'.repeat(32)}.pdf`];
    },
    /View Attachment/,
  );
  assert.doesNotMatch(text, /<img[^>]*\.pdf/);
});
