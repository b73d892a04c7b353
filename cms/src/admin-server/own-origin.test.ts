import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CheckedRequest, fromOwnOrigin } from './own-origin.ts';

const direct = fromOwnOrigin(undefined);
const proxied = fromOwnOrigin('https://office.school.example');
const post = (
  headers: CheckedRequest['headers'],
  rest: Partial<CheckedRequest> = {},
): CheckedRequest => ({
  method: 'POST',
  path: '/api/staff/first-register',
  host: 'localhost:8081',
  headers,
  ...rest,
});
const own = 'http://localhost:8081';

test('a form of its own pages is taken', () => {
  for (const headers of [
    { origin: own },
    { origin: own, 'sec-fetch-site': 'same-origin' },
    { origin: own, 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin' },
    { referer: `${own}/admin/login` },
    { origin: own, cookie: 'payload-token=x' },
  ])
    assert.equal(direct(post(headers)), true, JSON.stringify(headers));
});

test('a form of any other page is not', () => {
  for (const headers of [
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://localhost:8080' },
    { origin: 'https://localhost:8081' },
    { origin: 'http://localhost:8081.evil.example' },
    { origin: own, 'sec-fetch-site': 'cross-site' },
    { origin: own, 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { referer: 'http://evil.example/http://localhost:8081' },
    { referer: 'about:blank' },
    { cookie: 'payload-token=x' },
  ])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const path of ['/api/staff/first-register', '/admin', '/api/news/1'])
        assert.equal(direct(post(headers, { method, path })), false, JSON.stringify(headers));
});

test('a program without cookies is taken: it has nobody’s session', () => {
  assert.equal(direct(post({})), true);
});

test('behind a proxy, the public address is its own', () => {
  const host = '127.0.0.1:8081';
  assert.equal(proxied(post({ origin: 'https://office.school.example' }, { host })), true);
  assert.equal(proxied(post({ origin: 'http://office.school.example' }, { host })), false);
  assert.equal(direct(post({ origin: 'https://office.school.example' }, { host })), false);
});

test('reading is free, but another page cannot sign anyone out', () => {
  const get = (path: string, site?: string) =>
    direct(post({ ...(site ? { 'sec-fetch-site': site } : {}) }, { method: 'GET', path }));
  assert.equal(get('/admin', 'cross-site'), true);
  for (const path of [
    '/admin/logout',
    '/admin/logout/',
    '/admin/logout?x=1',
    '/admin/logout-inactivity',
  ]) {
    assert.equal(get(path, 'cross-site'), false, path);
    assert.equal(get(path, 'same-site'), false, path);
    assert.equal(get(path, 'same-origin'), true, path);
    assert.equal(get(path, 'none'), true, path);
  }
});
