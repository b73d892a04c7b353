/** What the website answers on the socket itself is, byte for byte, what node:http answers, however a request is mutilated. */
import { addressOf, ask } from '../client/ask.ts';
import { inCrowd, pick, type Random, seeded } from '../client/crowd.ts';
import { exchange } from '../client/wire.ts';
import { type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

const room = 25;
/** For an answer, in milliseconds, the first time. */
const timeout = 250;
/** How often node:http is asked again before a difference counts. */
const triesOfHttp = 25;
const withoutDate = (answer: string): string => answer.replace(/\r\nDate: [^\r]*/gi, '');

const fields = [
  'Accept-Encoding: gzip',
  'Accept-Encoding: br, gzip;q=0.5',
  'accept-encoding:  br ',
  'Accept-Encoding: identity;q=0, *;q=0',
  'If-None-Match: "other"',
  'If-None-Match: ETAG',
  'If-None-Match: W/ETAG, "x"',
  'Connection: keep-alive',
  'Connection: Keep-Alive',
  'Connection: close',
  'Connection: upgrade',
  'Upgrade: websocket',
  'Content-Length: 0',
  'Content-Length: 5',
  'Content-Length: 5, 5',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Expect: 100-continue',
  'Expect: nothing',
  'TE: trailers',
  'Trailer: X',
  'Host: other.example',
  'X-Long: LONG',
  'X-Empty:',
  'X-Space : a',
  'X-Fold: a\r\n b',
  'X-Tab:\ta\t',
  'X-Latin: \u00e9',
  'X-Nul: \u0000',
  'Cookie: a=b; c=d',
  'User-Agent: Mozilla/5.0 (Linux; Android 14)',
  'Proxy-Connection: keep-alive',
  'Range: bytes=0-1',
  ': nameless',
  'no colon',
];
const methods = ['GET', 'GET', 'GET', 'HEAD', 'get', 'POST', 'OPTIONS', 'GETX', 'PRI'];
const versions = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/1.2',
  'http/1.1',
  'HTTP/1.1 ',
  '',
];
const ends = [
  '\r\n\r\n',
  '\r\n\r\n',
  '\r\n\r\n',
  '\r\n\r\n',
  '\n\n',
  '\r\n',
  '\r\r\n\n',
  '\r\n\r\nrest',
  '\r\n \r\n',
];

/** One request, more or less broken. */
const mutilate = (random: Random, urls: readonly string[], host: string, etag: string): Buffer => {
  const count = Math.floor(random() * 4);
  const lines = [
    `${random() < 0.7 ? 'GET' : pick(random, methods)} ${pick(random, urls)} ${random() < 0.8 ? 'HTTP/1.1' : pick(random, versions)}`,
    ...(random() < 0.95 ? [`${random() < 0.9 ? 'Host' : 'hOST'}: ${host}`] : []),
    ...Array.from({ length: count }, () =>
      pick(random, fields)
        .replace('ETAG', etag)
        .replace('LONG', 'x'.repeat(Math.floor(random() * 9000))),
    ),
  ];
  const whole =
    lines.join(random() < 0.97 ? '\r\n' : '\n') +
    (random() < 0.85 ? '\r\n\r\n' : pick(random, ends));
  let bytes = Buffer.from(random() < 0.95 ? whole : whole + whole, 'latin1');
  if (random() < 0.4)
    for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) {
      const at = Math.floor(random() * bytes.length);
      const byte = Buffer.from([Math.floor(random() * 256)]);
      const how = random();
      const kept = how < 0.33 ? at : at + 1;
      const tail = bytes.subarray(how < 0.66 ? kept : at + 1);
      bytes = Buffer.concat([bytes.subarray(0, at), how < 0.66 ? byte : Buffer.alloc(0), tail]);
    }
  return bytes;
};

const run = async (context: Context): Promise<Outcome> => {
  const { product } = await context.office();
  const { siteUrl } = product;
  const page = await ask(siteUrl, '/News');
  const script = page.text.match(/<script[^>]* src="([^"]+)"/)?.[1] ?? '/';
  const urls = [
    '/',
    '/AboutUs',
    '/News',
    '/icon.svg',
    script,
    '/api/news/all/NJMS',
    '/AboutUs',
    '/SiteMap',
  ];
  const odd = [
    '/aboutus',
    '/AboutUs?x=1',
    '//',
    '*',
    'http://a/AboutUs',
    '/%zz',
    '/Nothing',
    '/Ab outUs',
    '/\u00e9',
  ];
  // What memory holds is what the socket itself answers: each worker is shown every page first.
  for (const url of urls)
    for (let time = 0; time < 8; time += 1)
      await ask(siteUrl, url, { headers: { connection: 'close' } });

  const random = seeded(20_261);
  const count = context.sized(50_000, 1500);
  const host = new URL(siteUrl).host;
  const notes: string[] = [];
  let different = 0;
  let silent = 0;
  await inCrowd(
    count,
    context.sized(96, 64),
    async (index) => {
      const request = mutilate(
        random,
        random() < 0.85 ? urls : odd,
        host,
        String(page.headers.etag),
      );
      const from = addressOf(room, index);
      const send = async (pieces: Buffer[], timeoutMs: number) =>
        withoutDate(await exchange(siteUrl, { pieces, gapMs: 15, from, timeoutMs }));
      // A request in two pieces is no plain one, and goes to node:http.
      const inTwo = [request.subarray(0, 3), request.subarray(3)];
      const [quick, ofHttp] = await Promise.all([send([request], timeout), send(inTwo, timeout)]);
      if (quick === '' && ofHttp === '') silent += 1;
      if (quick === ofHttp) return;
      // One of the two may not have waited long enough. And of two requests in one piece, the second of them broken, node:http
      // answers the first or not, as it happens: what counts is whether it ever answers as was answered here.
      const answer = await send([request], 20 * timeout);
      let other = '';
      for (let time = 0; time < triesOfHttp; time += 1) {
        other = await send(inTwo, 20 * timeout);
        if (other === answer) return;
      }
      different += 1;
      notes.push(
        `${JSON.stringify(request.toString('latin1')).slice(0, 300)}: ${JSON.stringify(answer.slice(0, 60))} / ${JSON.stringify(other.slice(0, 60))}`,
      );
    },
    context.signal,
  );
  return {
    figures: [noneOf('mutilated requests answered differently', different, count - silent)],
    notes: [`${silent} were not answered by either`, ...notes],
  };
};

export const socket: Scenario = {
  name: 'socket',
  title:
    'Answers written on the socket are what node:http would write, byte by byte apart from the Date.',
  isQuick: true,
  databases: ['sqlite'],
  limitSeconds: 900,
  run,
};
