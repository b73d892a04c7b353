import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish } from './entry.ts';
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

test('a change spoils what was made of it, and nothing else', async () => {
  const cache = createPageCache(1e6);
  cache.set('NJMS', '/News', await entry('a', ['NJMS:news', 'NJMS:schools']), cache.moment());
  cache.set('NJMS', '/Events', await entry('b', ['NJMS:events']), cache.moment());
  cache.set('SVNK', '/News', await entry('c', ['SVNK:news']), cache.moment());
  assert.deepEqual(cache.spoil(new Set(['NJMS:news'])), [{ school: 'NJMS', url: '/News' }]);
  assert.equal(cache.get('NJMS', '/News')?.stale, true);
  assert.equal(cache.get('NJMS', '/Events')?.stale, false);
  assert.equal(cache.get('SVNK', '/News')?.stale, false);
  assert.equal(cache.spoil('all').length, 3);
});

test('what was spoilt is given with the latest used last', async () => {
  const cache = createPageCache(1e6);
  for (const url of ['/a', '/b', '/c']) cache.set('NJMS', url, await entry(url), 0);
  cache.get('NJMS', '/a');
  assert.deepEqual(
    cache.spoil('all').map(({ url }) => url),
    ['/b', '/c', '/a'],
  );
});

test('a page that is only made anew, or looked at by us, counts as asked for no later', async () => {
  const cache = createPageCache(1e6);
  for (const url of ['/a', '/b']) cache.set('NJMS', url, await entry(url), 0);
  cache.peek('NJMS', '/a');
  cache.set('NJMS', '/a', await entry('/a anew'), cache.moment());
  assert.deepEqual(
    cache.spoil('all').map(({ url }) => url),
    ['/a', '/b'],
  );
});

test('a change that comes while a page is being made leaves it stale', async () => {
  const cache = createPageCache(1e6);
  const begun = cache.moment();
  cache.spoil(new Set(['NJMS:news']));
  cache.set('NJMS', '/News', await entry('a', ['NJMS:news']), begun);
  cache.set('NJMS', '/Events', await entry('b', ['NJMS:events']), begun);
  assert.equal(cache.get('NJMS', '/News')?.stale, true);
  assert.equal(cache.get('NJMS', '/Events')?.stale, false);
  cache.spoil('all');
  cache.set('NJMS', '/Events', await entry('b', ['NJMS:events']), begun);
  assert.equal(cache.get('NJMS', '/Events')?.stale, true);
  cache.set('NJMS', '/News', await entry('a', ['NJMS:news']), cache.moment());
  assert.equal(cache.get('NJMS', '/News')?.stale, false);
});

test('a full cache lets go of what was not asked for the longest, whosever it is', async () => {
  const page = await entry('x'.repeat(100));
  const cache = createPageCache(page.bytes * 3);
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
  const cache = createPageCache(page.bytes * 2);
  cache.set('NJMS', '/other', { ...page }, 0);
  for (let time = 0; time < 10; time += 1) cache.set('NJMS', '/same', { ...page }, 0);
  assert.ok(cache.get('NJMS', '/other'));
});
