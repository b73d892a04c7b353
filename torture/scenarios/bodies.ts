/** Bodies of a gigabyte, declared or sent, to every entrance that takes a body: refused before they are read. */
import { connect } from 'node:net';
import { readRaw } from '../client/wire.ts';
import { growthDuring, megabyte } from '../measure/memory.ts';
import { pidsOf } from '../product/processes.ts';
import { allOf, atMost, type Context, type Outcome, type Scenario } from '../scenario.ts';

const mostGrowthMb = 150;
/** What the system itself takes in before anybody reads it. */
const cutOffWithinMb = 8;

type Way = 'declared' | 'sent' | 'chunked';
type Sent = { status: number; sentMb: number };

/** Sends a body until it is answered, cut off or all of it is sent. */
const sendBody = (
  base: string,
  path: string,
  {
    bytes,
    way,
    type,
    headers,
  }: { bytes: number; way: Way; type: string; headers: Record<string, string> },
  signal: AbortSignal,
): Promise<Sent> => {
  const { hostname, port, host } = new URL(base);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Content-Type: ${type}`,
    way === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
  // What a parser of JSON or of a form would have to keep: one string without an end.
  const beginning = type.startsWith('multipart')
    ? '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n'
    : type.includes('json')
      ? '{"email":"'
      : 'name=';
  const block = Buffer.alloc(256 * 1024, 'a');
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let received = '';
    let sent = 0;
    let limit: NodeJS.Timeout | undefined;
    const finish = () => {
      clearTimeout(limit);
      socket.destroy();
      resolve({ status: readRaw(received).status, sentMb: Math.round(sent / megabyte) });
    };
    const write = (data: Buffer) => {
      sent += data.length;
      return way === 'chunked'
        ? socket.write(
            Buffer.concat([
              Buffer.from(`${data.length.toString(16)}\r\n`),
              data,
              Buffer.from('\r\n'),
            ]),
          )
        : socket.write(data);
    };
    const pump = () => {
      while (received === '' && sent < bytes && !socket.destroyed && !signal.aborted)
        if (!write(block.subarray(0, Math.min(block.length, bytes - sent)))) {
          socket.once('drain', pump);
          return;
        }
      if (way === 'chunked' && !socket.destroyed) socket.write('0\r\n\r\n');
    };
    // What is only declared needs no time to be refused.
    limit = setTimeout(finish, way === 'declared' ? 10_000 : 60_000);
    socket.on('data', (part) => {
      received += part.toString('latin1');
      if (received.includes('\r\n\r\n')) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
    socket.write(head);
    if (way === 'declared') return;
    write(Buffer.from(beginning));
    pump();
  });
};

const run = async (context: Context): Promise<Outcome> => {
  const { product, adminUrl, operator } = await context.office();
  const bytes = context.sized(1024, 96) * megabyte;
  const own = { Origin: adminUrl, 'Sec-Fetch-Site': 'same-origin' };
  const multipart = 'multipart/form-data; boundary=x';
  const form = 'application/x-www-form-urlencoded';
  const entrances: [string, string, string, string, Record<string, string>][] = [
    ['sign-in', adminUrl, '/api/staff/login', 'application/json', own],
    ['sign-in, multipart', adminUrl, '/api/staff/login', multipart, own],
    ['a stranger’s upload', adminUrl, '/api/media', multipart, own],
    ['a page of the back office', adminUrl, '/admin/login', multipart, own],
    [
      'a member’s upload',
      adminUrl,
      '/api/media',
      multipart,
      { ...own, Cookie: operator.headers.cookie ?? '' },
    ],
    [
      'a member’s record',
      adminUrl,
      '/api/news',
      'application/json',
      { ...own, Cookie: operator.headers.cookie ?? '' },
    ],
    ['the enquiry page', product.siteUrl, '/MailUs', form, {}],
    ['the enquiry call', product.siteUrl, '/api/form/NJMS/Admission', 'application/json', {}],
    ['the TC call', product.siteUrl, '/api/tc/NJMS', 'application/json', {}],
    ['a page that takes no form', product.siteUrl, '/AboutUs', form, {}],
    ['the api', product.apiUrl, '/api/form/NJMS/Admission', 'application/json', {}],
  ];
  const ways: Way[] = context.isQuick ? ['sent', 'chunked'] : ['declared', 'sent', 'chunked'];
  const pids = (['admin', 'site', 'api'] as const).flatMap((part) => pidsOf(product.dataDir, part));
  const notes: string[] = [];
  let refused = 0;
  let tried = 0;
  let most = 0;
  for (const [name, base, path, type, headers] of entrances)
    for (const way of ways) {
      context.signal.throwIfAborted();
      tried += 1;
      let sent: Sent = { status: 0, sentMb: 0 };
      const growth = await growthDuring(pids, async () => {
        sent = await sendBody(base, path, { bytes, way, type, headers }, context.signal);
      });
      most = Math.max(most, growth);
      // 405 and the like need no body to be told. Whoever goes on sending into a closed connection may never read the answer.
      const isCutOff = sent.status === 0 && sent.sentMb <= cutOffWithinMb && way !== 'declared';
      const isRefused = isCutOff || [411, 413, 405, 415, 403, 404].includes(sent.status);
      if (isRefused) refused += 1;
      if (!isRefused || growth > mostGrowthMb)
        notes.push(
          `${name}, ${way}: ${sent.status || 'cut off'} after ${sent.sentMb} MB, ${growth} MB more memory`,
        );
    }
  return {
    figures: [
      allOf(`bodies of ${bytes / megabyte} MB refused or cut off`, refused, tried),
      atMost('memory', most, mostGrowthMb, 'MB more'),
    ],
    notes,
  };
};

export const bodies: Scenario = {
  name: 'bodies',
  title: 'A body of a gigabyte is refused at every entrance before it is kept.',
  isQuick: true,
  databases: ['sqlite'],
  limitSeconds: 900,
  run,
};
