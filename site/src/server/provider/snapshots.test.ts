import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { until } from '../../../test/local-server.ts';
import { openSnapshots } from './snapshots.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-snapshots-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

const filesLeft = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());

test('saved, then dropped: nothing is left, 200 times of 200', async () => {
  const snapshots = await openSnapshots(folder);
  const keys = Array.from({ length: 200 }, (_, number) => `/api/news/all/${number}`);
  await Promise.all(
    keys.flatMap((key) => [
      snapshots.save(key, { title: key }, snapshots.moment()),
      snapshots.drop(key, snapshots.moment()),
    ]),
  );
  assert.deepEqual(await filesLeft(), []);
});

test('dropped, then saved anew: the new answer is there, 200 times of 200', async () => {
  const snapshots = await openSnapshots(folder);
  const keys = Array.from({ length: 200 }, (_, number) => `/api/news/all/${number}`);
  await Promise.all(
    keys.flatMap((key) => [
      snapshots.save(key, 'before', snapshots.moment()),
      snapshots.drop(key, snapshots.moment()),
      snapshots.save(key, 'after', snapshots.moment()),
    ]),
  );
  for (const key of keys) assert.equal(await snapshots.load(key), 'after');
});

test('of two workers, the answer to the later question stays, whoever writes last', async () => {
  const [one, other] = [await openSnapshots(folder), await openSnapshots(folder)];
  const earlier = one.moment();
  const later = earlier + 5;
  await other.save('/api/key', 'new', later);
  await one.save('/api/key', 'old', earlier);
  assert.equal(await one.load('/api/key'), 'new');
  assert.equal((await filesLeft()).length, 1);
  for (let round = 1; round <= 50; round += 1) {
    await Promise.all([
      one.save('/api/key', `old ${round}`, later + round * 10),
      other.save('/api/key', `new ${round}`, later + round * 10 + 5),
    ]);
    assert.equal(await one.load('/api/key'), `new ${round}`);
  }
});

test('what one worker dropped does not come back when another writes an older answer late', async () => {
  const one = await openSnapshots(folder, { dropAgain: 50 });
  const other = await openSnapshots(folder);
  const asked = other.moment();
  await one.drop('/api/key', asked + 5);
  await other.save('/api/key', 'taken down', asked);
  await until('it is gone', async () => (await filesLeft()).length === 0);
  assert.equal(await other.load('/api/key'), undefined);
});

test('the second dropping leaves alone what was published again', async () => {
  const snapshots = await openSnapshots(folder, { dropAgain: 20 });
  await snapshots.drop('/api/key', snapshots.moment());
  await snapshots.drop('/api/other', snapshots.moment());
  await snapshots.save('/api/key', 'again', snapshots.moment());
  const late = await openSnapshots(folder);
  await late.save('/api/other', 'old', 1);
  await until('the second dropping is over', async () => (await filesLeft()).length === 1);
  assert.equal(await snapshots.load('/api/key'), 'again');
});

test('an answer from a clock that was ahead does not win over all that come after it', async () => {
  const snapshots = await openSnapshots(folder);
  await snapshots.save('/api/key', 'from tomorrow', (Date.now() + 86_400_000) * 1000);
  assert.equal(await snapshots.load('/api/key'), undefined);
  await snapshots.save('/api/key', 'of today', snapshots.moment());
  assert.equal(await snapshots.load('/api/key'), 'of today');
  assert.equal((await filesLeft()).length, 1);
});

test('its keys can be listed, whatever stands in them; one that is too long for a folder is not kept', async () => {
  const snapshots = await openSnapshots(folder);
  const keys = ['/api/news/all/NJMS', '/api/subGallery?id=14', '/api/page/NJMS?path=%2FAboutUs'];
  for (const key of [...keys, `/api/subGallery?id=${'9'.repeat(300)}`])
    await snapshots.save(key, key, snapshots.moment());
  assert.deepEqual((await snapshots.keys()).toSorted(), keys.toSorted());
});

test('files and folders that earlier layouts left are thrown away', async () => {
  await writeFile(join(folder, `${'a'.repeat(32)}.json`), '{}');
  await mkdir(join(folder, 'b'.repeat(32)));
  await writeFile(join(folder, 'b'.repeat(32), '1.json'), '{}');
  await openSnapshots(folder);
  assert.deepEqual(await filesLeft(), []);
});
