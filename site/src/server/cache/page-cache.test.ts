import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish } from '../answers/entry.ts';
import { createPageCache } from './page-cache.ts';

const entry = (body: string, tags: string[] = ['NJMS:news']) =>
  finish({
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body,
    headers: [],
    tags: new Set(tags),
    expires: Number.POSITIVE_INFINITY,
  });

test('a change makes stale what was made of it, and nothing else', async () => {
  const cache = createPageCache(1e6);
  cache.set('NJMS', '/News', await entry('a', ['NJMS:news', 'NJMS:schools']), cache.moment());
  cache.set('NJMS', '/Events', await entry('b', ['NJMS:events']), cache.moment());
  cache.set('SVNK', '/News', await entry('c', ['SVNK:news']), cache.moment());
  assert.deepEqual(cache.invalidate(new Set(['NJMS:news'])), [{ school: 'NJMS', url: '/News' }]);
  assert.equal(cache.get('NJMS', '/News')?.stale, true);
  assert.equal(cache.get('NJMS', '/Events')?.stale, false);
  assert.equal(cache.get('SVNK', '/News')?.stale, false);
  assert.equal(cache.invalidate('all').length, 3);
});

test('what became stale is given with the latest used last', async () => {
  const cache = createPageCache(1e6);
  for (const url of ['/a', '/b', '/c']) cache.set('NJMS', url, await entry(url), 0);
  cache.get('NJMS', '/a');
  assert.deepEqual(
    cache.invalidate('all').map(({ url }) => url),
    ['/b', '/c', '/a'],
  );
});

test('a page that is only made anew, or looked at by us, counts as asked for no later', async () => {
  const cache = createPageCache(1e6);
  for (const url of ['/a', '/b']) cache.set('NJMS', url, await entry(url), 0);
  cache.peek('NJMS', '/a');
  cache.set('NJMS', '/a', await entry('/a anew'), cache.moment());
  assert.deepEqual(
    cache.invalidate('all').map(({ url }) => url),
    ['/a', '/b'],
  );
});

test('a change that comes while a page is being made leaves it stale', async () => {
  const cache = createPageCache(1e6);
  const begun = cache.moment();
  cache.invalidate(new Set(['NJMS:news']));
  cache.set('NJMS', '/News', await entry('a', ['NJMS:news']), begun);
  cache.set('NJMS', '/Events', await entry('b', ['NJMS:events']), begun);
  assert.equal(cache.get('NJMS', '/News')?.stale, true);
  assert.equal(cache.get('NJMS', '/Events')?.stale, false);
  cache.invalidate('all');
  cache.set('NJMS', '/Events', await entry('b', ['NJMS:events']), begun);
  assert.equal(cache.get('NJMS', '/Events')?.stale, true);
  cache.set('NJMS', '/News', await entry('a', ['NJMS:news']), cache.moment());
  assert.equal(cache.get('NJMS', '/News')?.stale, false);
});

test('a full cache lets go of what was not asked for the longest, whosever it is', async () => {
  const page = await entry('x'.repeat(100));
  const cache = createPageCache((page.bytes + 200) * 4);
  cache.set('NJMS', '/a', { ...page }, 0);
  cache.set('SVNK', '/b', { ...page }, 0);
  cache.set('NJMS', '/c', { ...page }, 0);
  cache.get('NJMS', '/a');
  cache.set('NJMS', '/d', { ...page }, 0);
  // A tenth more than it must goes, so that it has room again: here that is one page more.
  assert.equal(cache.get('SVNK', '/b'), undefined);
  assert.equal(cache.get('NJMS', '/c'), undefined);
  assert.ok(cache.get('NJMS', '/a'));
  assert.ok(cache.get('NJMS', '/d'));
});

test('a page larger than the whole cache is kept alone', async () => {
  const page = await entry('x'.repeat(1000));
  const cache = createPageCache(10);
  cache.set('NJMS', '/a', { ...page }, 0);
  cache.set('NJMS', '/b', { ...page }, 0);
  assert.equal(cache.get('NJMS', '/a'), undefined);
  assert.ok(cache.get('NJMS', '/b'));
});

test('a page that is set anew takes the room of one', async () => {
  const page = await entry('x'.repeat(100));
  const cache = createPageCache((page.bytes + 200) * 3);
  cache.set('NJMS', '/other', { ...page }, 0);
  for (let time = 0; time < 10; time += 1) cache.set('NJMS', '/same', { ...page }, 0);
  assert.ok(cache.get('NJMS', '/other'));
});

test('20,000 addresses, twice: what is kept stays within the bound, all that belongs to a page counted', async () => {
  const mostBytes = 4_000_000;
  const cache = createPageCache(mostBytes);
  const page = await entry('<p>words</p>'.repeat(400));
  const bodies = [...new Set(Object.values(page.variants).map(({ whole }) => whole.body))];
  assert.ok(page.bytes > 2 * bodies.reduce((sum, body) => sum + (body?.length ?? 0), 0));
  for (let pass = 0; pass < 2; pass += 1) {
    for (let number = 0; number < 20_000; number += 1) {
      const url = number % 2 ? `/News?q=${number}` : `/${number}`;
      cache.set('NJMS', url, { ...page }, 0);
      assert.ok(cache.bytes() <= mostBytes);
    }
    const kept = cache.invalidate('all').length;
    assert.ok(kept * page.bytes <= mostBytes && kept > 100, String(kept));
  }
});

test('what visitors search for never pushes out a page that everybody opens', async () => {
  const page = await entry('x'.repeat(1000));
  const cache = createPageCache(page.bytes * 40);
  cache.set('NJMS', '/News', { ...page }, 0);
  for (let word = 0; word < 1000; word += 1) cache.set('NJMS', `/News?q=${word}`, { ...page }, 0);
  assert.ok(cache.get('NJMS', '/News'));
  assert.ok(cache.get('NJMS', '/News?q=999'));
  assert.equal(cache.get('NJMS', '/News?q=1'), undefined);
});

test('an entry holds memory of its own, not a piece of a larger one', async () => {
  const { variants } = await entry('words '.repeat(500));
  for (const { whole } of Object.values(variants))
    assert.equal(whole.body?.buffer.byteLength, whole.body?.length);
});
