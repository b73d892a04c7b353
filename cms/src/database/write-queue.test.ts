import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counts } from '../watch/counts.ts';
import { WriteQueue } from './write-queue.ts';

const turns = () =>
  counts.writerWaits.read().samples.find(({ suffix }) => suffix === '_count')?.value ?? 0;

test('who waits for a turn is counted while waiting, and afterwards by how long', async () => {
  const queue = new WriteQueue();
  const leave = await queue.take();
  const before = turns();
  const second = queue.take();
  assert.equal(counts.writersWaiting.value, 1);
  leave();
  (await second)();
  assert.equal(counts.writersWaiting.value, 0);
  assert.equal(turns(), before + 1);
});

test('two copies of the modules, as Next and its server have them, count together', async () => {
  const copy = '../watch/counts.ts?of-next';
  const other = (await import(copy)) as typeof import('../watch/counts.ts');
  assert.notEqual(other.readCounts, (await import('../watch/counts.ts')).readCounts);
  assert.equal(other.counts, counts);
});
