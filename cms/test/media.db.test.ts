/** What becomes of uploaded files. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { pictureWidths } from '@aangan/contract/picture-widths.ts';
import { ValidationError } from 'payload';
import sharp from 'sharp';
import type { MediaRecord } from '../src/media/files.ts';
import { createPlace, fixtureFile, type Place, type TestFile } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
let place: Place;

before(async () => {
  cms = await openTestCms();
  place = await createPlace(cms.payload, 'PICS');
});
after(() => cms.close());

const upload = (file: TestFile) =>
  cms.payload.create({
    collection: 'media',
    data: { alt: 'A file', school: place.school },
    file,
    depth: 0,
  });

const asFile = (data: Buffer, name: string, mimetype: string) => ({
  data,
  name,
  mimetype,
  size: data.length,
});

const bytesOf = async (
  record: MediaRecord,
  width?: (typeof pictureWidths)[number],
): Promise<Buffer> => {
  const { openMediaFile } = await import('../src/media/files.ts');
  const file = await openMediaFile(record, width);
  assert.ok(file);
  const bytes = await buffer(file.read());
  assert.equal(bytes.length, file.bytes);
  return bytes;
};

test('a phone’s photo becomes WebP, without EXIF and place, in four widths', async () => {
  const file = fixtureFile('pictures/annual-day.jpg', 'image/jpeg');
  assert.ok((await sharp(file.data).metadata()).exif, 'the fixture has EXIF');
  const record = await upload(file);
  assert.equal(record.type, 'image/webp');
  assert.match(String(record.path), /^[0-9a-f]{16}\.webp$/);
  assert.deepEqual([record.width, record.height], [1600, 1067]);
  assert.match(String(record.preview), /^data:image\/webp;base64,/);
  assert.ok(String(record.preview).length < 400, 'the preview is tiny');
  for (const width of pictureWidths) {
    const metadata = await sharp(await bytesOf(record, width)).metadata();
    assert.deepEqual([metadata.format, metadata.width], ['webp', width]);
    for (const part of ['exif', 'xmp', 'iptc'] as const) assert.equal(metadata[part], undefined);
  }
  assert.equal(record.bytes, (await bytesOf(record)).length);
});

test('a picture taken sideways is stored upright', async () => {
  const data = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#a33' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const record = await upload(asFile(data, 'sideways.jpg', 'image/jpeg'));
  assert.deepEqual([record.width, record.height], [200, 400]);
});

test('a small picture is never enlarged', async () => {
  const record = await upload(fixtureFile('pictures/portrait.png', 'image/png'));
  assert.deepEqual([record.width, record.height], [200, 200]);
  for (const width of pictureWidths)
    assert.equal(
      (await sharp(await bytesOf(record, width)).metadata()).width,
      Math.min(width, 200),
    );
});

test('a WebP without metadata keeps its bytes', async () => {
  const file = fixtureFile('pictures/sports-day.webp', 'image/webp');
  const record = await upload(file);
  assert.ok((await bytesOf(record)).equals(file.data));
  assert.equal((await sharp(await bytesOf(record, 320)).metadata()).width, 320);
});

const refusals: [string, Buffer, string, string][] = [
  [
    'a web page that calls itself a PDF',
    Buffer.from('<html><script>1</script></html>'),
    'notice.pdf',
    'application/pdf',
  ],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
    'a.svg',
    'image/svg+xml',
  ],
  [
    'a GIF that calls itself a JPEG',
    Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
    'a.jpg',
    'image/jpeg',
  ],
  [
    'a program',
    Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff\x00\x00', 'latin1'),
    'a.png',
    'image/png',
  ],
  ['an empty file', Buffer.alloc(0), 'a.png', 'image/png'],
  [
    'a broken JPEG',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200)]),
    'a.jpg',
    'image/jpeg',
  ],
  [
    'a file of more than 20 MB',
    Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(20 * 1024 * 1024)]),
    'a.pdf',
    'application/pdf',
  ],
];

for (const [what, data, name, type] of refusals)
  test(`${what} is refused, and leaves nothing behind`, async () => {
    const { totalDocs } = await cms.payload.count({ collection: 'media' });
    await assert.rejects(
      upload(asFile(data, name, type)),
      (error: Error) => error.name === 'ValidationError',
    );
    assert.equal((await cms.payload.count({ collection: 'media' })).totalDocs, totalDocs);
  });

/** The least that a viewer takes for a PDF with a script. */
const activePdf = Buffer.from(
  '%PDF-1.7\n1 0 obj << /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
);
/** And one whose objects may hold anything, for who has the key. */
const lockedPdf = Buffer.from(
  '%PDF-1.7\n1 0 obj << /Type /ObjStm /N 1 /First 4 /Length 4 >>\nstream\nabcd\nendstream endobj\ntrailer << /Root 2 0 R /Encrypt 3 0 R >>\n%%EOF\n',
);

for (const [what, data, problem] of [
  [
    'an active PDF',
    activePdf,
    'This PDF holds a program, or opens or carries other files. Please open it, print it to a new PDF, and upload that.',
  ],
  [
    'a locked PDF',
    lockedPdf,
    'This PDF is protected, so it cannot be checked. Please open it, print it to a new PDF, and upload that.',
  ],
] as const)
  for (const collection of ['media', 'private-files'] as const)
    test(`${what} is refused in ${collection}, new or in place of another, and the field says what to do`, async () => {
      const isAtField = (error: unknown) => {
        assert.ok(error instanceof ValidationError);
        assert.deepEqual(
          error.data.errors.map(({ path, message }) => [path, message]),
          [['file', problem]],
        );
        return true;
      };
      const words = collection === 'media' ? { alt: 'A notice' } : { title: 'TC' };
      const add = (file: TestFile) =>
        cms.payload.create({
          collection,
          data: { ...words, school: place.school } as never,
          file,
          depth: 0,
        });
      const file = asFile(data, 'notice.pdf', 'application/pdf');
      await assert.rejects(add(file), isAtField);
      const { id, path } = await add(fixtureFile('private/tc-1.pdf', 'application/pdf'));
      await assert.rejects(
        cms.payload.update({ collection, id, data: {}, file, depth: 0 }),
        isAtField,
      );
      assert.equal((await cms.payload.findByID({ collection, id, depth: 0 })).path, path);
    });

test('a PDF and a recording are kept as they are', async () => {
  for (const [path, type] of [
    ['documents/circular.pdf', 'application/pdf'],
    ['voice/holiday.mp3', 'audio/mpeg'],
  ] as const) {
    const file = fixtureFile(path, 'text/plain');
    const record = await upload(file);
    assert.equal(record.type, type);
    assert.ok((await bytesOf(record)).equals(file.data));
  }
});

test('the same picture twice is two records, each with files of its own', async () => {
  const file = fixtureFile('pictures/annual-day.jpg', 'image/jpeg');
  const [first, second] = [await upload(file), await upload({ ...file })];
  assert.notEqual(first.path, second.path);
  await cms.payload.delete({ collection: 'media', id: first.id });
  assert.ok((await bytesOf(second)).length > 0);
});

const filesOf = async (path: string): Promise<string[]> => {
  const folder = join(cms.dataDir, 'media', path.slice(0, 2));
  const name = path.split('.')[0] as string;
  return existsSync(folder) ? (await readdir(folder)).filter((file) => file.startsWith(name)) : [];
};

test('files go with their record, but not before the transaction is committed', async () => {
  const { inTransaction } = await import('../src/database/in-transaction.ts');
  const record = await upload(fixtureFile('pictures/annual-day.jpg', 'image/jpeg'));
  const path = String(record.path);
  // Narrower copies are made when they are first asked for.
  for (const width of pictureWidths) await bytesOf(record, width);
  assert.equal((await filesOf(path)).length, pictureWidths.length);
  await assert.rejects(
    inTransaction(cms.payload, async (req) => {
      await cms.payload.delete({ collection: 'media', id: record.id, req });
      throw new Error('changed my mind');
    }),
  );
  assert.equal((await filesOf(path)).length, pictureWidths.length);
  await cms.payload.delete({ collection: 'media', id: record.id });
  assert.deepEqual(await filesOf(path), []);
});

test('what a record says of its file cannot be written by staff', async () => {
  const operator = await cms.payload.create({
    collection: 'staff',
    data: { name: 'P', email: 'p@test.example', password: 'long-enough-1', role: 'operator' },
  });
  const record = await upload(fixtureFile('pictures/portrait.png', 'image/png'));
  const changed = await cms.payload.update({
    collection: 'media',
    id: record.id,
    data: {
      alt: 'New words',
      path: '0000000000000000.webp',
      type: 'text/html',
      filename: 'x.html',
      mimeType: 'text/html',
    },
    user: operator,
    overrideAccess: false,
    depth: 0,
  });
  assert.equal(changed.alt, 'New words');
  assert.deepEqual(
    [changed.path, changed.type, changed.filename, changed.mimeType],
    [record.path, record.type, record.filename, record.mimeType],
  );
});

test('a private file lies apart, under a name that cannot be guessed, and only as PDF, JPEG or PNG', async () => {
  const make = (file: TestFile) =>
    cms.payload.create({
      collection: 'private-files',
      data: { title: 'TC', school: place.school },
      file,
      depth: 0,
    });
  const record = await make(fixtureFile('private/tc-1.pdf', 'application/pdf'));
  assert.match(String(record.path), /^[0-9a-f]{64}\.pdf$/);
  assert.ok(
    existsSync(join(cms.dataDir, 'private', String(record.path).slice(0, 2), String(record.path))),
  );
  const scan = await make(fixtureFile('pictures/annual-day.jpg', 'image/jpeg'));
  assert.equal(scan.type, 'image/jpeg');
  const { openPrivateFile } = await import('../src/media/files.ts');
  const stored = await openPrivateFile(scan);
  assert.ok(stored);
  assert.equal((await sharp(await buffer(stored.read())).metadata()).exif, undefined);
  await assert.rejects(make(fixtureFile('pictures/sports-day.webp', 'image/webp')));
  await assert.rejects(make(fixtureFile('voice/holiday.mp3', 'audio/mpeg')));
});

test('a record without a file is refused: nothing is fetched from an address in the request', async () => {
  const fetched: string[] = [];
  const server = createServer((request, response) => {
    fetched.push(request.url ?? '');
    response.end('%PDF-1.4');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const data = {
    alt: 'A file',
    school: place.school,
    filename: 'a.pdf',
    url: `http://127.0.0.1:${port}/a.pdf`,
  };
  for (const collection of ['media', 'private-files'] as const)
    await assert.rejects(
      cms.payload.create({ collection, data: data as never }),
      ({ data: { errors } }: { data: { errors: { message: string }[] } }) =>
        errors[0]?.message === 'Please choose a file.',
    );
  assert.deepEqual(fetched, []);
  await new Promise((resolve) => server.close(resolve));
});

test('a request for some fields only leaves no file behind', async () => {
  const record = await upload(fixtureFile('pictures/annual-day.jpg', 'image/jpeg'));
  const { openMediaFile } = await import('../src/media/files.ts');
  const lies = async () => (await openMediaFile(record)) !== undefined;
  assert.ok(await lies());
  await cms.payload.delete({ collection: 'media', id: record.id, select: { alt: true } });
  assert.equal(await lies(), false);
});
