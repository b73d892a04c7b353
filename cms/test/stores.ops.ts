/** Whether files are kept in a folder or in a bucket: the same holds. The bucket is a real one, of Debian's Swift. */
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { type ObjectStore, startObjectStore } from '../../scripts/object-store.ts';
import { whyUnavailable } from '../src/database/unavailable.ts';
import { folderStore } from '../src/media/folder-store.ts';
import { type S3Settings, s3Store } from '../src/media/s3-store.ts';
import type { Store } from '../src/media/store-kind.ts';
import { makeBucket } from './make-bucket.ts';

const folder = mkdtempSync(join(tmpdir(), 'aangan-store-'));
let server: ObjectStore;
let bucket: S3Settings;
before(async () => {
  server = await startObjectStore();
  bucket = await makeBucket(server);
});
after(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const stores: Record<string, () => Store> = {
  'a folder': () => folderStore(folder),
  'a bucket': () => s3Store(bucket),
};

const newPath = (shelf = 'media') => {
  const name = randomBytes(8).toString('hex');
  return `${shelf}/${name.slice(0, 2)}/${name}.webp`;
};

const readBack = async (store: Store, path: string, range?: { start: number; end: number }) => {
  const found = await store.open(path);
  return found && { bytes: found.bytes, data: await buffer(found.read(range)) };
};

for (const [what, open] of Object.entries(stores))
  describe(what, () => {
    test('gives back what it was given, whole and in part', async () => {
      const [store, path, data] = [open(), newPath(), randomBytes(3_000_000)];
      await store.write(path, data);
      const whole = await readBack(store, path);
      assert.equal(whole?.bytes, data.length);
      assert.ok(whole?.data.equals(data));
      const part = await readBack(store, path, { start: 1_000_000, end: 2_000_000 });
      assert.ok(part?.data.equals(data.subarray(1_000_000, 2_000_001)));
      const last = await readBack(store, path, { start: 2_999_999, end: 2_999_999 });
      assert.ok(last?.data.equals(data.subarray(2_999_999)));
    });

    test('takes a file without bytes', async () => {
      const [store, path] = [open(), newPath()];
      await store.write(path, Buffer.alloc(0));
      assert.equal((await readBack(store, path))?.bytes, 0);
    });

    test('has nothing under a name that it was not given, and removes that without a word', async () => {
      const [store, path] = [open(), newPath()];
      assert.equal(await store.open(path), undefined);
      await store.remove(path);
    });

    test('has nothing any more of what was removed, not even for who had found it', async () => {
      const [store, path] = [open(), newPath('private')];
      await store.write(path, randomBytes(1000));
      const found = await store.open(path);
      await store.remove(path);
      assert.equal(await store.open(path), undefined);
      await assert.rejects(buffer(found?.read() as never), { code: 'ENOENT' });
    });

    test('writes twenty files side by side', async () => {
      const store = open();
      const files = Array.from({ length: 20 }, () => ({
        path: newPath(),
        data: randomBytes(5000),
      }));
      await Promise.all(files.map(({ path, data }) => store.write(path, data)));
      for (const { path, data } of files)
        assert.ok((await readBack(store, path))?.data.equals(data));
    });

    test('says that it can be used', () => open().probe());
  });

test('a bucket is empty until something is in it', async () => {
  const store = s3Store(await makeBucket(server));
  assert.equal(await store.isEmpty(), true);
  await store.write(newPath(), randomBytes(10));
  assert.equal(await store.isEmpty(), false);
});

test('nobody reads a bucket without its key', async () => {
  const path = newPath('private');
  await s3Store(bucket).write(path, randomBytes(10));
  const { status } = await fetch(`${bucket.endpoint}/${bucket.bucket}/${path}`);
  assert.ok(status >= 400, `answered with ${status}`);
});

test('what became something else on the way is not stored', async () => {
  const path = newPath();
  const { fetch: send } = globalThis;
  // A line that changes a byte of what is sent, but not its signature.
  globalThis.fetch = async (asked) => {
    const { url, method, headers, signal } = asked as Request;
    const body = Buffer.from(await (asked as Request).arrayBuffer());
    body[0] = (body[0] ?? 0) ^ 1;
    return send(url, { method, headers, signal, body });
  };
  try {
    await assert.rejects(s3Store(bucket).write(path, randomBytes(100)), { code: 'STORE_AWAY' });
  } finally {
    globalThis.fetch = send;
  }
  assert.equal(await s3Store(bucket).open(path), undefined);
});

const wrong: [what: string, settings: () => S3Settings, words: RegExp][] = [
  ['a wrong key', () => ({ ...bucket, secretAccessKey: 'another' }), /403/],
  ['a bucket that is not there', () => ({ ...bucket, bucket: 'no-such-bucket' }), /404/],
];
for (const [what, settings, words] of wrong)
  test(`${what}: it says so, and takes nothing`, async () => {
    const store = s3Store(settings());
    await assert.rejects(store.probe(), words);
    await assert.rejects(store.write(newPath(), randomBytes(10)), words);
  });

test('a store that cannot be reached is told as such, and is used again once it can be', async () => {
  const [store, path, data] = [s3Store(bucket), newPath(), randomBytes(1000)];
  await store.write(path, data);
  await server.halt();
  for (const attempt of [store.probe(), store.open(path), store.write(newPath(), data)])
    await assert.rejects(attempt, (error) => whyUnavailable(error) === 'store-away');
  await server.resume();
  const hash = (bytes: Buffer | undefined) =>
    createHash('sha256')
      .update(bytes ?? '')
      .digest('hex');
  assert.equal(hash((await readBack(store, path))?.data), hash(data));
});
