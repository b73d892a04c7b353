import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentRoutes, emptyPagesRead, listingRoutes } from './empty-pages.ts';
import { type PageKind, routes } from './routes.ts';

const canBeEmpty = new Set([...contentRoutes, ...listingRoutes].map(({ path }) => path));

const neverEmpty: readonly PageKind['kind'][] = [
  'home',
  'mail-us',
  'tc',
  'guest-book',
  'privacy',
  'site-map',
  'message',
  'disclosure',
  'mandatory-disclosure',
];
test('what visitors do there, what has words of its own and what the Board demands is never empty', () => {
  for (const { path, page } of routes)
    if (neverEmpty.includes(page.kind)) assert.equal(canBeEmpty.has(path), false, path);
  for (const path of ['/AboutUs', '/News', '/Datesheet', '/TopperXII', '/StaffList'])
    assert.ok(canBeEmpty.has(path), path);
});

test('every page that can be empty is so by something that a change tells of', () => {
  for (const { needs } of listingRoutes) assert.ok(emptyPagesRead.includes(needs.collection));
  assert.ok(emptyPagesRead.includes('pages'));
});
