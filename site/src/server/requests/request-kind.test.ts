import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paperPathOf, routes } from '@aangan/contract/routes.ts';
import { kindOf } from './request-kind.ts';

test('every page is a page, with whatever query, and every paper a paper', () => {
  for (const route of routes) {
    assert.equal(kindOf(route.path), 'page', route.path);
    assert.equal(kindOf(`${route.path}?q=/api/image/x.svg`), 'page', route.path);
    const paper = paperPathOf(route);
    if (paper) assert.equal(kindOf(paper), 'paper', paper);
  }
});

const others: [string, ReturnType<typeof kindOf>][] = [
  ['/api/image/0123456789abcdef.webp?w=320', 'file'],
  ['/api/news/all/NJMS', 'call'],
  ['/api/nothing', 'call'],
  ['/assets/main-x1.js', 'asset'],
  ['/icon.svg', 'asset'],
  ['/robots.txt', 'asset'],
  ['/manifest.webmanifest', 'asset'],
  ['/healthz', 'probe'],
  ['/readyz?x', 'probe'],
  ['/wp-login.php', 'page'],
  ['*', 'page'],
];
for (const [url, kind] of others)
  test(`${url} is counted as ${kind}`, () => assert.equal(kindOf(url), kind));
