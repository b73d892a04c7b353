import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Header, type HeaderData } from 'tar';
import { CommandError } from '../../command-error.ts';
import { entryNames, filesFolder, format, type Manifest } from './manifest.ts';
import { checkArchive, unpackArchive } from './read-archive.ts';
import { ArchiveWriter, asideOf } from './write-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'aangan-archive-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const saved = (text: string) => ({
  sha256: createHash('sha256').update(text).digest('hex'),
  bytes: Buffer.byteLength(text),
});

const contents = { secret: 'a secret', 'media/ab/abcd.webp': 'p'.repeat(1500), empty: '' };
const database = 'the database';

const toManifest = (more: Partial<Manifest> = {}): Manifest => ({
  format,
  product: '0.1.0',
  taken: '2026-11-15T09:30:00.000Z',
  kind: 'sqlite',
  migrations: ['one'],
  database: { ...saved(database), unpacked: 12 },
  files: Object.fromEntries(Object.entries(contents).map(([path, text]) => [path, saved(text)])),
  missing: [],
  ...more,
});

/** As the writer makes one. */
const writeGood = async (file: string): Promise<Manifest> => {
  const archive = await ArchiveWriter.open(file);
  await archive.addText(entryNames.head, JSON.stringify({ format }));
  for (const [path, text] of Object.entries(contents)) {
    writeFileSync(join(folder, 'content'), text);
    await archive.addFile(filesFolder + path, join(folder, 'content'));
  }
  await archive.addText(entryNames.database.sqlite, database);
  const manifest = toManifest();
  const text = JSON.stringify(manifest);
  await archive.addText(entryNames.manifest, text);
  await archive.addText(entryNames.manifestHash, saved(text).sha256);
  await archive.finish();
  await archive.publish();
  return manifest;
};

type Made = { name: string; text?: string } & Partial<HeaderData>;

/** As somebody else could make one. */
const writeTar = (name: string, entries: Made[]): string => {
  const blocks = entries.flatMap(({ name: path, text = '', ...more }) => {
    const data = Buffer.from(text);
    const header = new Header({
      path,
      size: data.length,
      type: 'File',
      mode: 0o600,
      mtime: new Date(0),
      ...more,
    });
    header.encode();
    return [header.block as Buffer, data, Buffer.alloc((512 - (data.length % 512)) % 512)];
  });
  const file = join(folder, name);
  writeFileSync(file, Buffer.concat([...blocks, Buffer.alloc(1024)]));
  return file;
};

const head: Made = { name: entryNames.head, text: JSON.stringify({ format }) };
const tail = (manifest: Manifest): Made[] => {
  const text = JSON.stringify(manifest);
  return [
    { name: entryNames.manifest, text },
    { name: entryNames.manifestHash, text: saved(text).sha256 },
  ];
};
const whole = (extra: Made[], more: Partial<Manifest> = {}): Made[] => [
  head,
  ...Object.entries(contents).map(([path, text]) => ({ name: filesFolder + path, text })),
  ...extra,
  { name: entryNames.database.sqlite, text: database },
  ...tail(toManifest(more)),
];

const refused = (file: string, words: RegExp) =>
  assert.rejects(
    checkArchive(file),
    (error) => error instanceof CommandError && words.test(error.message),
    `${file} ${words}`,
  );

const unpack = async (file: string, manifest: Manifest): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  await unpackArchive(file, manifest, async ({ name, bytes }) => {
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    found[name] = Buffer.concat(chunks).toString();
  });
  return found;
};

const good = join(folder, 'good.tar');
const manifest = await writeGood(good);
const unpacked = await unpack(good, manifest);

test('what is written is read back, byte by byte, and is for this user alone', async () => {
  assert.deepEqual(await checkArchive(good), manifest);
  assert.deepEqual(unpacked, {
    ...Object.fromEntries(
      Object.entries(contents).map(([path, text]) => [filesFolder + path, text]),
    ),
    [entryNames.database.sqlite]: database,
  });
  assert.equal(statSync(good).mode & 0o777, 0o600);
});

test('until it is whole, nothing stands under its name; what is thrown away leaves nothing', async () => {
  const file = join(folder, 'aside.tar');
  const archive = await ArchiveWriter.open(file);
  await archive.addText(entryNames.head, '{}');
  assert.ok(statSync(asideOf(file)).isFile());
  assert.throws(() => statSync(file), /ENOENT/);
  await archive.discard();
  assert.throws(() => statSync(asideOf(file)), /ENOENT/);
});

test('a byte that was flipped anywhere is found, or is one that nothing is read from', async () => {
  const bytes = readFileSync(good);
  const file = join(folder, 'flipped.tar');
  let found = 0;
  for (let at = 0; at < bytes.length; at += 23) {
    const flipped = Buffer.from(bytes);
    flipped[at] = (flipped[at] as number) ^ 0x10;
    writeFileSync(file, flipped);
    const said = await checkArchive(file).catch((error) => {
      assert.ok(error instanceof CommandError, `byte ${at}: ${error}`);
      found += 1;
      return undefined;
    });
    if (!said) continue;
    assert.deepEqual(said, manifest, `byte ${at}`);
    assert.deepEqual(await unpack(file, said), unpacked, `byte ${at}`);
  }
  assert.ok(found > 60, `${found} were found`);
});

test('one that is cut off anywhere is refused', async () => {
  const bytes = readFileSync(good);
  const file = join(folder, 'cut.tar');
  // The last two blocks are empty, and say only that it ends.
  for (let length = 0; length < bytes.length - 1024 - 512; length += 256) {
    writeFileSync(file, bytes.subarray(0, length));
    await refused(file, /is not a backup of Aangan|is damaged/);
  }
});

test('a file that changes between the check and the restore is found', async () => {
  const file = join(folder, 'changed.tar');
  const bytes = readFileSync(good);
  const at = bytes.indexOf('a secret');
  bytes.write('A', at);
  writeFileSync(file, bytes);
  await assert.rejects(unpack(file, manifest), /changed while it was being restored/);
});

test('what is none of ours is refused as such', async () => {
  await refused(join(folder, 'none.tar'), /There is no file/);
  await refused(folder, /cannot be read \(EISDIR\)/);
  for (const [name, bytes] of Object.entries({
    empty: Buffer.alloc(0),
    zeros: Buffer.alloc(10_240),
    text: Buffer.from('Dear Sir or Madam\n'.repeat(100)),
    gzip: gzipSync(Buffer.alloc(100_000)),
  })) {
    writeFileSync(join(folder, name), bytes);
    await refused(join(folder, name), /is not a backup of Aangan/);
  }
  await refused(
    writeTar('foreign.tar', [{ name: 'README.md', text: 'hello' }]),
    /is not a backup of Aangan/,
  );
  await refused(writeTar('no-json.tar', [{ ...head, text: 'hello' }]), /is not a backup of Aangan/);
});

test('one of a newer format is refused with the reason', () =>
  refused(
    writeTar('newer.tar', [
      { ...head, text: JSON.stringify({ format: format + 1 }) },
      { name: 'something-new' },
    ]),
    /made by a newer Aangan \(its format is 2, this one reads up to 1\)/,
  ));

const hostile: Record<string, Made[]> = {
  'a path upwards': [{ name: `${filesFolder}../x`, text: 'x' }],
  'a path upwards within': [{ name: `${filesFolder}media/../../x`, text: 'x' }],
  'an absolute path': [{ name: '/etc/passwd', text: 'x' }],
  'an absolute path among the files': [{ name: `${filesFolder}/etc/passwd`, text: 'x' }],
  'a dot': [{ name: `${filesFolder}./secret`, text: 'x' }],
  'a backslash': [{ name: `${filesFolder}..\\x`, text: 'x' }],
  'a line break': [{ name: `${filesFolder}a\nb`, text: 'x' }],
  'a symbolic link': [
    { name: `${filesFolder}link`, type: 'SymbolicLink', linkpath: '/etc/passwd' },
  ],
  'a hard link': [{ name: `${filesFolder}link`, type: 'Link', linkpath: `${filesFolder}secret` }],
  'a folder': [{ name: `${filesFolder}folder/`, type: 'Directory' }],
  'a device': [{ name: `${filesFolder}null`, type: 'CharacterDevice' }],
  'something beside the files': [{ name: 'x', text: 'x' }],
};
for (const [what, entries] of Object.entries(hostile))
  test(`${what} in an archive is refused, whatever its manifest says`, async () => {
    const files = { ...toManifest().files };
    for (const { name, text = '' } of entries) files[name.slice(filesFolder.length)] = saved(text);
    await refused(writeTar('hostile.tar', whole(entries, { files })), /is refused|is damaged/);
  });

test('what is there twice, missing or not in the manifest is refused', async () => {
  const twice = whole([{ name: `${filesFolder}secret`, text: 'another' }]);
  await refused(writeTar('twice.tar', twice), /'files\/secret' is there twice/);
  const more = whole([{ name: `${filesFolder}more`, text: 'more' }]);
  await refused(writeTar('more.tar', more), /'files\/more' is not in its manifest/);
  const lacking = whole([]).filter(({ name }) => name !== `${filesFolder}secret`);
  await refused(writeTar('lacking.tar', lacking), /'files\/secret' is missing/);
  const unsigned = whole([]).filter(({ name }) => name !== entryNames.manifestHash);
  await refused(writeTar('unsigned.tar', unsigned), /cut off before its end/);
});

test('the tests’ own archive is good but for what they change', async () => {
  mkdirSync(join(folder, 'own'), { recursive: true });
  assert.deepEqual(await checkArchive(writeTar('own/whole.tar', whole([]))), toManifest());
});
