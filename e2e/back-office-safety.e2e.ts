/** The back office under attack: the real process, raw sockets, a stranger's page, guesses, huge bodies, an active PDF. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { securityHeaders } from '../cms/src/admin-server/headers.ts';
import { activePdf, pdfOf, replaceStored } from './active-pdf.ts';
import { peakMemory, startBackOffice } from './back-office.ts';
import { openContext } from './browser.ts';
import { withBrowser } from './with-browser.ts';

const account = { name: 'Kamla Devi', email: 'kamla@njms.example', password: 'neem tree 1981' };
/** In which the tests say who is asking: the process trusts loopback as a proxy. */
const proxy = { TRUST_PROXY: '127.0.0.1' };

const [office, browser] = await withBrowser(startBackOffice({ env: proxy }));
let token = '';
/** A page of somebody else, and what is asked of it. */
const askedElsewhere: string[] = [];
const elsewhere = createServer((request, response) => {
  askedElsewhere.push(request.url ?? '');
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>');
}).listen(0, '127.0.0.1');
await once(elsewhere, 'listening');
const elsewhereUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
after(() => elsewhere.close());

type Raw = { status: number; head: string; headers: Map<string, string> };

/** Sends a head and the beginning of a body; if no answer comes to that, the rest, for as long as the other side takes it. */
const sendRaw = (head: string, bodyBytes = 0): Promise<Raw> =>
  new Promise((resolve) => {
    const socket = connect(office.port, '127.0.0.1');
    const chunk = Buffer.alloc(64 * 1024);
    let answer = '';
    let left = Math.min(bodyBytes, Number(/Content-Length: (\d+)/.exec(head)?.[1] ?? bodyBytes));
    const sendPiece = (): boolean => {
      const piece = chunk.subarray(0, left);
      left -= piece.length;
      return socket.write(piece);
    };
    const pump = () => {
      while (left > 0 && !socket.destroyed && socket.writable) if (!sendPiece()) return;
    };
    // Who sends on without looking may not see the answer: the connection is cut at some point.
    const rest = setTimeout(() => {
      socket.on('drain', pump);
      pump();
    }, 3000);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      left = 0;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(rest);
      const [first = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
      const headers = new Map(
        lines.map((line) => [
          (line.split(':', 1)[0] ?? '').toLowerCase(),
          line.replace(/^[^:]*:\s*/, ''),
        ]),
      );
      resolve({ status: Number(first.split(' ')[1]), head: answer, headers });
    });
    socket.write(head);
    sendPiece();
  });

const headOf = (line: string, headers: Record<string, string> = {}) =>
  `${line} HTTP/1.1\r\n${Object.entries({ Host: 'localhost', Connection: 'close', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(office.url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `JWT ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const guess = (email: string, from: string, password = 'a wrong password') =>
  ask(
    'POST',
    '/api/staff/login',
    { email, password },
    { 'x-forwarded-for': from, authorization: '' },
  );

/** Between 0 and 1: how often a value of one list is above one of the other; 0.5 when they cannot be told apart. */
const rank = (ones: number[], others: number[]): number => {
  let above = 0;
  for (const one of ones)
    for (const other of others) above += one > other ? 1 : one === other ? 0.5 : 0;
  return above / (ones.length * others.length);
};

test('a stranger’s page cannot make the first account, nor can anyone without the code', async () => {
  const code = (await readFile(join(office.dataDir, 'setup-code'), 'utf8')).trim();
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(elsewhereUrl);
  const fields = { ...account, setupCode: code };
  // Even with the right code: a form, which needs nobody's leave, and a fetch without one.
  await page.evaluate(
    async ([url, values]) => {
      const body = new FormData();
      body.set('_payload', JSON.stringify(values));
      const send = { method: 'POST', mode: 'no-cors', body } as const;
      await fetch(`${url}/api/staff/first-register`, send).catch(() => {});
      const form = document.createElement('form');
      Object.assign(form, {
        method: 'post',
        enctype: 'multipart/form-data',
        action: `${url}/api/staff/first-register`,
      });
      const input = document.createElement('input');
      Object.assign(input, { name: '_payload', value: JSON.stringify(values) });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [office.url, fields] as const,
  );
  await page.waitForURL(/first-register/);
  assert.match(await page.innerText('body'), /not the back office’s own/);
  await context.close();

  assert.equal((await ask('POST', '/api/staff/first-register', account)).status, 400);
  assert.equal((await ask('POST', '/api/staff', account)).status, 403);
  const foreign: Record<string, string>[] = [
    { origin: elsewhereUrl },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign)
    for (const path of ['/api/staff/first-register', '/api/staff/login', '/admin'])
      assert.equal((await ask('POST', path, fields, headers)).status, 403, path);
  assert.equal((await (await ask('GET', '/api/staff/init')).json()).initialized, false);

  const answers = await Promise.all(
    [1, 2].map(() => ask('POST', '/api/staff/first-register', fields, { origin: office.url })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 403]);
  for (const answer of answers) if (answer.ok) token = (await answer.json()).token;
  await assert.rejects(readFile(join(office.dataDir, 'setup-code')), /ENOENT/);
});

test('it answers for its own names only', async () => {
  for (const [host, status] of [
    ['localhost', 307],
    ['127.0.0.1:9', 307],
    ['[::1]', 307],
    ['evil.example', 421],
    ['evil.localhost', 421],
    ['', 400],
  ] as const)
    assert.equal((await sendRaw(headOf('GET /', { Host: host }))).status, status, host);
});

test('a huge body is refused at once and takes no memory', async (t) => {
  const gigabyte = 1024 ** 3;
  const before = await peakMemory(office.pid);
  const length = { 'Content-Length': String(gigabyte) };
  for (const [status, head] of [
    [413, headOf('POST /api/staff/login', { ...length, 'Content-Type': 'application/json' })],
    [
      413,
      headOf('POST /api/staff/login', {
        ...length,
        'Content-Type': 'multipart/form-data; boundary=x',
      }),
    ],
    [
      413,
      headOf('POST /api/media', { ...length, 'Content-Type': 'multipart/form-data; boundary=x' }),
    ],
    [413, headOf('POST /admin', { ...length, 'Next-Action': 'x' })],
    [413, headOf('GET /admin', length)],
    [413, headOf('POST /api/news', { ...length, Authorization: `JWT ${token}` })],
    [
      413,
      headOf('POST /api/media', {
        'Content-Length': '65537',
        'Content-Type': 'multipart/form-data; boundary=x',
      }),
    ],
    [411, `${headOf('POST /api/staff/login', { 'Transfer-Encoding': 'chunked' })}40000000\r\n`],
  ] as const)
    assert.equal((await sendRaw(head, gigabyte)).status, status, head.split('\r\n', 1)[0]);
  const afterwards = await peakMemory(office.pid);
  t.diagnostic(
    `peak memory ${before?.toFixed()} MB before, ${afterwards?.toFixed()} MB after 8 bodies of 1 GB`,
  );
  if (before && afterwards)
    assert.ok(afterwards - before < 64, `it took ${afterwards - before} MB`);
  assert.equal((await ask('GET', '/api/staff/me')).status, 200);
});

test('every kind of answer has its headers', async () => {
  const { docs } = await (
    await ask('GET', '/api/media?limit=1&where[type][contains]=image')
  ).json();
  const file = `/api/media/file/${docs[0].filename}`;
  const page = await (await ask('GET', '/admin')).text();
  const asset = /\/_next\/static\/[^"]+\.css/.exec(page)?.[0] ?? '';
  for (const [status, path] of [
    [307, '/'],
    [200, '/admin'],
    [404, '/nothing'],
    [404, '/api/nothing'],
    [404, '/api/media/versions'],
    [308, '/admin/'],
    [200, asset],
    [404, '/_next/static/nothing.js'],
    [200, '/favicon.ico'],
    [200, file],
    [400, '/%zz'],
  ] as const) {
    const answer = await ask('GET', path);
    await answer.body?.cancel();
    assert.equal(answer.status, status, path);
    for (const [name, value] of Object.entries(
      securityHeaders(path, { isDev: false, isHttps: false }),
    ))
      assert.equal(answer.headers.get(name), value, `${path} ${name}`);
    assert.equal(answer.headers.get('x-powered-by'), null);
  }
  for (const [status, head] of [
    [400, 'nonsense\r\n\r\n'],
    [431, headOf('GET /', { Long: 'x'.repeat(100_000) })],
    [405, headOf('TRACE /')],
  ] as const) {
    const answer = await sendRaw(head);
    assert.equal(answer.status, status);
    for (const [name, value] of Object.entries(
      securityHeaders('/', { isDev: false, isHttps: false }),
    ))
      assert.equal(answer.headers.get(name.toLowerCase()), value, `${status} ${name}`);
  }
});

test('of 100 guesses at once five are looked at; where the owner has been before, they still get in', async () => {
  const home = '198.51.100.7';
  assert.equal((await guess(account.email, home, account.password)).status, 200);
  for (const stranger of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => guess(account.email, stranger)),
    );
    const statuses = answers.map(({ status }) => status);
    const looked = statuses.filter((status) => status === 401).length;
    assert.ok(looked <= 5, `${looked} of 100 were looked at`);
    const others = statuses.filter((status) => status !== 401 && status !== 429);
    assert.deepEqual(others, [], office.output.slice(-5).join('\n'));
  }
  assert.equal((await guess(account.email, '203.0.113.200', account.password)).status, 429);
  assert.equal((await guess(account.email, home, account.password)).status, 200);
});

test('how long a wrong password takes does not tell whether there is such an account', async (t) => {
  const { docs } = await (await ask('GET', '/api/schools?limit=1&depth=0')).json();
  const people = Array.from({ length: 12 }, (_, index) => `person-${index}@njms.example`);
  for (const email of people) {
    const made = await ask('POST', '/api/staff', {
      name: 'Person',
      email,
      password: 'a long password',
      role: 'editor',
      tenants: [{ tenant: docs[0].id }],
    });
    assert.equal(made.status, 201);
  }
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  let address = 0;
  const timed = async (kind: 'known' | 'unknown', index: number) => {
    address += 1;
    const name = kind === 'known' ? people[index % 12] : `nobody-${index % 12}@njms.example`;
    const begun = performance.now();
    const answer = await guess(name ?? '', `10.${address >> 8}.${address & 255}.1`);
    await answer.text();
    times[kind].push(performance.now() - begun);
    assert.equal(answer.status, 401);
  };
  for (let index = 0; index < 80; index += 2) {
    const order =
      index % 4 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    await Promise.all([0, 1].flatMap((more) => order.map((kind) => timed(kind, index + more))));
  }
  const auc = rank(times.known, times.unknown);
  t.diagnostic(
    `AUC ${auc.toFixed(3)} over ${times.known.length} and ${times.unknown.length} guesses`,
  );
  assert.ok(auc > 0.35 && auc < 0.65, `AUC ${auc}`);
});

/** How many points of what a page shows are red. */
const redPoints = async (page: Page, counter: Page): Promise<number> => {
  const picture = (await page.screenshot()).toString('base64');
  return counter.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const points = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    let red = 0;
    for (let at = 0; at < points.length; at += 4)
      if ((points[at] ?? 0) > 200 && (points[at + 1] ?? 0) < 60 && (points[at + 2] ?? 0) < 60)
        red += 1;
    return red;
  }, picture);
};

const uploadPdf = async (data: Buffer): Promise<Response> => {
  const { docs } = await (await ask('GET', '/api/schools?limit=1&depth=0')).json();
  const body = new FormData();
  body.set('_payload', JSON.stringify({ alt: 'A PDF', school: docs[0].id }));
  body.set('file', new Blob([new Uint8Array(data)], { type: 'application/pdf' }), 'paper.pdf');
  return fetch(`${office.url}/api/media`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}` },
    body,
  });
};

test('a PDF with a script is refused, and the file’s field says what to do', async () => {
  const answer = await uploadPdf(activePdf(elsewhereUrl));
  assert.equal(answer.status, 400);
  const [{ data }] = (await answer.json()).errors;
  assert.equal(data.errors[0].path, 'file');
  assert.match(data.errors[0].message, /holds a program.*print it to a new PDF/);
});

test('a PDF with a script that got into the store is shown, and its script reaches nothing', async () => {
  const uploaded = await uploadPdf(pdfOf(''));
  assert.equal(uploaded.status, 201);
  const { filename, path } = (await uploaded.json()).doc;
  await replaceStored(office.dataDir, path, activePdf(elsewhereUrl));
  askedElsewhere.length = 0;

  const context = await openContext(browser);
  await context.addCookies([{ name: 'payload-token', value: token, url: office.url }]);
  const [page, counter] = [await context.newPage(), await context.newPage()];
  // Chromium runs a PDF's script in the viewer's own interpreter, whatever the headers say: it may show an alert, which is
  // why such files are refused. The last one comes when it has tried everything else.
  const tried = new Promise<void>((resolve) => {
    page.on('dialog', (dialog) => {
      if (dialog.message() === 'tried') resolve();
      void dialog.dismiss().catch(() => {});
    });
  });
  const address = `${office.url}/api/media/file/${filename}`;
  const response = await page.goto(address);
  assert.equal(response?.status(), 200);
  while ((await redPoints(page, counter)) < 10_000) await page.waitForTimeout(100);
  await Promise.race([tried, page.waitForTimeout(5_000)]);
  assert.deepEqual(askedElsewhere, []);
  assert.equal(page.url(), address);
  assert.equal(context.pages().length, 2);
  await context.close();
});

test('a stranger has no picture drawn, and a link that is shared names Aangan, not what it is built with', async () => {
  assert.equal((await fetch(`${office.url}/api/og?title=${'x'.repeat(500)}`)).status, 404);
  const html = await (await fetch(`${office.url}/admin/login`)).text();
  assert.match(html, /<meta property="og:site_name" content="Aangan"/);
  assert.match(html, /<link rel="icon" href="\/icon\.svg"/);
  assert.doesNotMatch(html, /Payload App|headless CMS|payload-favicon/);
});

test('no e-mail address stands in what it has written', () => {
  assert.ok(office.output.length > 0);
  for (const line of office.output) assert.doesNotMatch(line, /@njms\.example/);
});
