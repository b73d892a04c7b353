/** Every kind of answer of the three processes carries the headers that keep browsers from being misled. */
import type { IncomingHttpHeaders } from 'node:http';
import { type Ask, ask, jsonIn } from '../client/ask.ts';
import { exchange, readRaw } from '../client/wire.ts';
import { type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

type Rule = { name: string; isKept: (headers: IncomingHttpHeaders) => boolean };

const has = (name: string, pattern: RegExp): Rule => ({
  name,
  isKept: (headers) => pattern.test(String(headers[name] ?? '')),
});
const hasNot = (name: string): Rule => ({
  name: `no ${name}`,
  isKept: (headers) => headers[name] === undefined,
});

const everywhere = [
  has('x-content-type-options', /^nosniff$/),
  hasNot('x-powered-by'),
  hasNot('server'),
];
const forBrowsers = [
  ...everywhere,
  has('content-security-policy', /frame-ancestors|sandbox|default-src 'none'/),
  has('referrer-policy', /./),
];

type Kind = { what: string; path?: string; ask?: Ask; raw?: string };

const longHeader = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`;
const broken: Kind[] = [
  { what: 'a line that is not HTTP', raw: 'HELLO\r\n\r\n' },
  { what: 'a header that is too long', raw: longHeader },
];

const form = (body: string): Ask => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body,
});
const json = (body: string): Ask => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

const siteKinds = (script: string, file: string): Kind[] => [
  { what: 'a page', path: '/AboutUs' },
  { what: 'the same page once more', path: '/AboutUs' },
  { what: 'an unknown page', path: '/Nothing' },
  { what: 'another spelling', path: '/aboutus' },
  { what: 'broken percent signs', path: '/%zz' },
  { what: 'a wrong method', path: '/AboutUs', ask: { method: 'DELETE' } },
  { what: 'a form that is sent', path: '/Tc', ask: form('name=&admission=') },
  {
    what: 'a form of a wrong type',
    path: '/Tc',
    ask: { method: 'POST', body: 'x', headers: { 'content-type': 'text/x' } },
  },
  { what: 'a body that is too large', path: '/MailUs', ask: form(`name=${'x'.repeat(100_000)}`) },
  { what: 'data', path: '/api/news/all/NJMS' },
  { what: 'data of no school', path: '/api/news/all/XXXX' },
  { what: 'an unknown call', path: '/api/nothing' },
  { what: 'a refused form', path: '/api/form/NJMS/Admission', ask: json('{}') },
  { what: 'JSON that is none', path: '/api/form/NJMS/Admission', ask: json('{') },
  { what: 'a file', path: file },
  { what: 'a part of a file', path: file, ask: { headers: { range: 'bytes=0-9' } } },
  { what: 'no such file', path: '/api/image/0000000000000000.webp' },
  { what: 'a script', path: script },
  { what: 'an icon', path: '/icon.svg' },
  { what: 'the favicon', path: '/favicon.ico' },
  { what: 'robots', path: '/robots.txt' },
  { what: 'the site map', path: '/sitemap.xml' },
  { what: 'health', path: '/healthz' },
  { what: 'readiness', path: '/readyz' },
  { what: 'the API document', path: '/api/docs' },
  ...broken,
];

const apiKinds = (file: string): Kind[] => [
  { what: 'data', path: '/api/news/all/NJMS' },
  { what: 'an unknown call', path: '/api/nothing' },
  { what: 'a wrong method', path: '/api/news/all/NJMS', ask: { method: 'DELETE' } },
  { what: 'a refused form', path: '/api/form/NJMS/Admission', ask: json('{}') },
  { what: 'broken percent signs', path: '/%zz' },
  { what: 'a file', path: file },
  { what: 'health', path: '/healthz' },
  { what: 'readiness', path: '/readyz' },
  ...broken,
];

const adminKinds = (asset: string): Kind[] => [
  { what: 'its first page', path: '/admin/login' },
  { what: 'health', path: '/healthz' },
  { what: 'readiness', path: '/readyz' },
  { what: 'a redirect', path: '/' },
  { what: 'a redirect of the panel', path: '/admin' },
  { what: 'an unknown page', path: '/nothing' },
  { what: 'an unknown call', path: '/api/nothing' },
  { what: 'broken percent signs', path: '/%zz' },
  { what: 'a refused call', path: '/api/news' },
  {
    what: 'a refused sign-in',
    path: '/api/staff/login',
    ask: json('{"email":"no@body.example","password":"x"}'),
  },
  { what: 'JSON that is none', path: '/api/staff/login', ask: json('{') },
  { what: 'a file that is not there', path: '/api/media/file/none.webp' },
  { what: 'a script', path: asset },
  ...broken,
];

const run = async (context: Context): Promise<Outcome> => {
  const { product, adminUrl } = await context.office();
  const { siteUrl, apiUrl } = product;
  const home = (await ask(siteUrl, '/')).text;
  const script = home.match(/<script[^>]* src="([^"]+)"/)?.[1] ?? '';
  const school = jsonIn(await ask(siteUrl, '/api/school/NJMS')) as { data: { crest: string } };
  const file = `/api/image/${school.data.crest}`;
  const login = (await ask(adminUrl, '/admin/login')).text;
  const asset = login.match(/src="(\/_next\/[^"]+\.js)/)?.[1] ?? '/_next/none.js';

  const notes: string[] = [];
  let tried = 0;
  let unguarded = 0;
  let frameworks = 0;
  const look = async (who: string, base: string, kinds: Kind[], rules: Rule[]) => {
    for (const { what, path = '/', ask: options, raw } of kinds) {
      tried += 1;
      let text: string;
      let headers: IncomingHttpHeaders;
      if (raw) {
        text = await exchange(base, { pieces: [raw] });
        headers = readRaw(text).headers;
      } else {
        const answer = await ask(base, path, options);
        ({ text, headers } = answer);
      }
      const missing = rules.filter((rule) => !rule.isKept(headers)).map(({ name }) => name);
      if (missing.length > 0) {
        unguarded += 1;
        notes.push(`${who}, ${what}: ${missing.join(', ')}`);
      }
      // What a stack trace or an error of a framework gives away.
      const isScript = /javascript/.test(String(headers['content-type']));
      if (!isScript && /FST_ERR|node_modules|\bat \S+ \(.*:\d+:\d+\)/.test(text)) {
        frameworks += 1;
        notes.push(`${who}, ${what}: shows its inside`);
      }
    }
  };
  await look('website', siteUrl, siteKinds(script, file), forBrowsers);
  await look('api', apiUrl, apiKinds(file), everywhere);
  await look('back office', adminUrl, adminKinds(asset), forBrowsers);
  return {
    figures: [
      noneOf('answers without the headers', unguarded, tried),
      noneOf('answers that show the inside', frameworks, tried),
    ],
    notes,
  };
};

export const headers: Scenario = {
  name: 'headers',
  title: 'Every kind of answer, errors and redirects too, carries the security headers.',
  isQuick: true,
  databases: ['sqlite'],
  limitSeconds: 120,
  run,
};
