import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refused, UploadQueue } from './upload-queue.ts';

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => new File(['x'], `photo-${index}.jpg`));
const settle = () => new Promise<void>((done) => setTimeout(done, 5));

const make = (answer: (name: string, tries: number) => 'sent' | 'broken' | 'refused') => {
  const tried = new Map<string, number>();
  const sent: string[] = [];
  const keys = new Map<string, Set<string>>();
  let under = 0;
  let most = 0;
  const queue = new UploadQueue<string>({
    send: async ({ file: { name }, key }, onProgress) => {
      keys.set(name, (keys.get(name) ?? new Set()).add(key));
      const tries = (tried.get(name) ?? 0) + 1;
      tried.set(name, tries);
      under += 1;
      most = Math.max(most, under);
      await settle();
      onProgress(0.5);
      under -= 1;
      const how = answer(name, tries);
      if (how === 'refused') throw new Refused('The file is empty.');
      if (how === 'broken') throw new TypeError('Failed to fetch');
      return name;
    },
    onSent: (name) => sent.push(name),
    pause: settle,
  });
  const done = async () => {
    while (queue.isBusy) await settle();
  };
  return { queue, sent, tried, keys, done, most: () => most };
};

test('80 files go three at a time, each once', async () => {
  const { queue, sent, done, most } = make(() => 'sent');
  queue.add(files(80));
  assert.equal(queue.items.length, 80);
  await done();
  assert.equal(new Set(sent).size, 80);
  assert.equal(sent.length, 80);
  assert.equal(most(), 3);
  assert.deepEqual(queue.items, []);
  assert.equal(queue.finished, 80);
});

test('a line that breaks loses none', async () => {
  const { queue, sent, done, tried, keys } = make((_, tries) => (tries < 4 ? 'broken' : 'sent'));
  queue.add(files(7));
  await done();
  assert.equal(sent.length, 7);
  const each = [...keys.values()].map((ofOne) => [...ofOne]);
  assert.ok(
    each.every((ofOne) => ofOne.length === 1),
    'one key for all tries of a file',
  );
  assert.equal(new Set(each.flat()).size, 7, 'and for no other');
  assert.deepEqual([...new Set(tried.values())], [4]);
});

test('a file that is refused is named, sent once, and keeps nobody up', async () => {
  const { queue, sent, done, tried } = make((name) =>
    name === 'photo-1.jpg' ? 'refused' : 'sent',
  );
  queue.add(files(5));
  await done();
  assert.equal(sent.length, 4);
  assert.deepEqual(
    queue.items.map(({ file, state, problem }) => [file.name, state, problem]),
    [['photo-1.jpg', 'failed', 'The file is empty.']],
  );
  assert.equal(tried.get('photo-1.jpg'), 1);
  queue.drop(queue.items[0]?.id ?? 0);
  assert.deepEqual(queue.items, []);
});

test('one taken out while the line is broken is not sent again', async () => {
  const { queue, sent, done } = make(() => 'broken');
  queue.add(files(1));
  while (queue.items[0]?.state !== 'held') await settle();
  queue.drop(queue.items[0].id);
  await done();
  assert.deepEqual([sent, queue.items], [[], []]);
});
