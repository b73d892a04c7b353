import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentRoutes, emptyPagesRead, listingRoutes } from './empty-pages.ts';
import { routes } from './routes.ts';

const canBeEmpty = new Set([...contentRoutes, ...listingRoutes].map(({ path }) => path));

test('what visitors do there, what has words of its own and what the Board demands is never empty', () => {
  const never = routes.filter(({ path }) => !canBeEmpty.has(path)).map(({ page }) => page.kind);
  assert.deepEqual([...new Set(never)].sort(), [
    'disclosure',
    'guest-book',
    'home',
    'mail-us',
    'mandatory-disclosure',
    'message',
    'privacy',
    'site-map',
    'sub-gallery',
    'tc',
  ]);
});

test('every page that can be empty is so by something that a change tells of', () => {
  for (const { needs } of listingRoutes) assert.ok(emptyPagesRead.includes(needs.collection));
  assert.ok(emptyPagesRead.includes('pages'));
});
