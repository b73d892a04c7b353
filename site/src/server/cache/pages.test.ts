import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Made } from '../answers/entry.ts';
import { createPageCache } from './page-cache.ts';
import { createPages } from './pages.ts';

type Parts = Parameters<typeof createPages>[0];

/** A page that knows one place, and counts how often it is drawn. */
const pagesWith = () => {
  const drawn: string[] = [];
  const cache = createPageCache(1_000_000);
  const renderer = {
    page: async ({ query }: { query: URLSearchParams }): Promise<Made> => {
      const place = query.get('place');
      const isAsWithoutQuery = place !== null && place !== 'lab';
      if (!isAsWithoutQuery) drawn.push(String(query));
      return {
        status: 200,
        contentType: 'text/html',
        body: `place ${place}`,
        headers: [],
        tags: new Set(),
        expires: Number.POSITIVE_INFINITY,
        isAsWithoutQuery,
      };
    },
  };
  const schools = { originOf: () => 'http://localhost', isSecure: () => false };
  const pages = createPages({ renderer, schools, cache, provider: {} } as unknown as Parts);
  return { pages, cache, drawn };
};

test('what a query asks for in vain is the page without one, kept once and drawn once', async () => {
  const { pages, cache, drawn } = pagesWith();
  const plain = await pages.get('NJMS', '/VirtualTour');
  for (const junk of ['a', 'b', 'a'])
    assert.equal(await pages.get('NJMS', `/VirtualTour?place=${junk}`), plain);
  assert.deepEqual(drawn, ['']);
  assert.equal(cache.peek('NJMS', '/VirtualTour?place=a'), undefined);
  const lab = await pages.get('NJMS', '/VirtualTour?place=lab');
  assert.notEqual(lab, plain);
  assert.equal(cache.peek('NJMS', '/VirtualTour?place=lab'), lab);
});
