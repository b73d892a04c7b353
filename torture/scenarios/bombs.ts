/** Small uploads that unpack to something huge, and other bodies that are more work than they look. */
import { deflateSync, gzipSync } from 'node:zlib';
import { ask } from '../client/ask.ts';
import { exchange, readRaw } from '../client/wire.ts';
import { growthDuring } from '../measure/memory.ts';
import { pidsOf } from '../product/processes.ts';
import { ownOrigin, schoolId, type Upload } from '../product/staff.ts';
import { atMost, type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

/** A picture of the largest size that is taken needs some 300 MB while it is turned into WebP. */
const mostGrowthMb = 500;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crc = (bytes: Buffer): number => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};
const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};
/** A PNG that says that it has so many pixels; its rows are zeros, which pack well. */
const pngOf = (width: number, height: number, rows: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((width * 3 + 1) * rows), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
/** A JPEG of four blocks whose header says 65,500 × 65,500. */
const hugeJpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0001108ffdcffdc03011100021100031100ffda000c03010002000300003f00d2cf20ffd9',
  'hex',
);
/** Objects of a PDF, unpacked by the check for active content. */
const objectBomb = (): Buffer =>
  Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n1 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >> stream\n',
    ),
    deflateSync(Buffer.alloc(64 * 1024 * 1024)),
    Buffer.from('\nendstream endobj\ntrailer << >>\n%%EOF'),
  ]);
const pdfBomb = (): Buffer => {
  let data = Buffer.alloc(64 * 1024 * 1024);
  for (let layer = 0; layer < 3; layer += 1) data = Buffer.from(deflateSync(data));
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj << /Length ${data.length} /Filter [/FlateDecode /FlateDecode /FlateDecode] >> stream\n`,
    ),
    data,
    Buffer.from('\nendstream endobj\ntrailer << >>\n%%EOF'),
  ]);
};
/** 42 zeros of zip: only its first bytes matter, which make it a zip. */
const zip = Buffer.concat([
  Buffer.from('504b0304140000000800', 'hex'),
  gzipSync(Buffer.alloc(10_000_000)),
]);
const svg = Buffer.from(
  `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "${'a'.repeat(100)}">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg">&j;</svg>`,
);

type Bomb = Upload & { mayBeTaken?: boolean };

const run = async (context: Context): Promise<Outcome> => {
  const { product, adminUrl, operator } = await context.office();
  const school = await schoolId(operator, 'NJMS');
  const side = context.sized(30_000, 20_000);
  const bombs: Bomb[] = [
    { name: 'pixels.png', type: 'image/png', data: pngOf(side, side, context.sized(3000, 500)) },
    { name: 'wide.png', type: 'image/png', data: pngOf(1_000_000, 100, 20) },
    { name: 'huge.jpg', type: 'image/jpeg', data: hugeJpeg },
    { name: 'zip.png', type: 'image/png', data: zip },
    { name: 'zip.pdf', type: 'application/pdf', data: zip },
    { name: 'laughs.svg', type: 'image/svg+xml', data: svg },
    { name: 'laughs.png', type: 'image/png', data: svg },
    { name: 'objects.pdf', type: 'application/pdf', data: objectBomb() },
    // Nothing of ours unpacks what a PDF draws: it may be kept, and must cost nothing.
    { name: 'bomb.pdf', type: 'application/pdf', data: pdfBomb(), mayBeTaken: true },
  ];
  const notes: string[] = [];
  let taken = 0;
  let broke = 0;
  let tried = 0;
  const pids = pidsOf(product.dataDir, 'admin');
  const uploads = await growthDuring(pids, async () => {
    for (const bomb of bombs) {
      context.signal.throwIfAborted();
      for (const [path, data] of [
        ['/api/media', { alt: 'A file', school }],
        ['/api/private-files', { title: 'A file', school }],
      ] as const) {
        tried += 1;
        let status = 0;
        const growth = await growthDuring(pids, async () => {
          ({ status } = await operator.upload(path, data, bomb));
        });
        if (growth > 100) notes.push(`${bomb.name} at ${path}: ${growth} MB more`);
        if (status >= 500) {
          broke += 1;
          notes.push(`${bomb.name} at ${path}: ${status}`);
        }
        if (status < 300 && !bomb.mayBeTaken) {
          taken += 1;
          notes.push(`${bomb.name} was taken at ${path}`);
        }
      }
    }
  });

  const depth = context.sized(200_000, 30_000);
  const deep = [
    '['.repeat(depth) + ']'.repeat(depth),
    `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    `{"where":${'{"and":['.repeat(depth / 10)}{}${']}'.repeat(depth / 10)}}`,
  ];
  const packed = gzipSync(Buffer.alloc(context.sized(500, 50) * 1024 * 1024));
  const own = ownOrigin(adminUrl);
  const entrances: [string, string, Record<string, string>][] = [
    [adminUrl, '/api/staff/login', own],
    [adminUrl, '/api/news', operator.headers],
    [product.siteUrl, '/api/form/NJMS/Admission', {}],
    [product.apiUrl, '/api/form/NJMS/Admission', {}],
  ];
  const all = [...pids, ...pidsOf(product.dataDir, 'site'), ...pidsOf(product.dataDir, 'api')];
  const bodies = await growthDuring(all, async () => {
    for (const [base, path, headers] of entrances) {
      const post = async (what: string, body: string | Buffer, more: Record<string, string>) => {
        tried += 1;
        const answer = await ask(base, path, {
          method: 'POST',
          body,
          headers: { ...headers, 'content-type': 'application/json', ...more },
          timeoutMs: 60_000,
        }).catch(() => undefined);
        // Cut off before it is answered is refused as well.
        if (answer && answer.status >= 500) {
          broke += 1;
          notes.push(`${what} at ${path}: ${answer.status}`);
        }
      };
      for (const body of deep) await post('deep JSON', body, {});
      await post('packed zeros', packed, { 'content-encoding': 'gzip' });
      tried += 1;
      const long = await exchange(base, {
        pieces: [
          `GET ${path} HTTP/1.1\r\nHost: ${new URL(base).host}\r\nX: ${'x'.repeat(300_000)}\r\n\r\n`,
        ],
      });
      if (readRaw(long).status === 431 || long === '') continue;
      broke += 1;
      notes.push(`a long header at ${path}: ${readRaw(long).status}`);
    }
    const deepQuery = `/api/news?${'where[and][0]'.repeat(1)}${'[and][0]'.repeat(500)}[title][equals]=x`;
    tried += 1;
    const { status } = await operator.ask('GET', deepQuery);
    if (status >= 500) {
      broke += 1;
      notes.push(`a deep query: ${status}`);
    }
  });
  return {
    figures: [
      noneOf('bombs taken', taken, tried),
      noneOf('that break something', broke, tried),
      atMost('memory, uploads', uploads, mostGrowthMb, 'MB more'),
      atMost('memory, bodies', bodies, mostGrowthMb, 'MB more'),
    ],
    notes,
  };
};

export const bombs: Scenario = {
  name: 'bombs',
  title: 'Files and bodies that unpack to something huge are refused, and take no memory.',
  isQuick: true,
  databases: ['sqlite'],
  limitSeconds: 240,
  run,
};
