import assert from 'node:assert/strict';
import { test } from 'node:test';
import { securityHeaders } from './headers.ts';

const live = { isDev: false, isHttps: false };

test('a file gets a policy under which nothing runs, a page the panel’s', () => {
  for (const path of [
    '/api/media/file/a.pdf',
    '/api/private-files/file/b.pdf?x=.mp3',
    '/api/media/file/a.mp3/b.pdf',
  ]) {
    const policy = securityHeaders(path, live)['Content-Security-Policy'] ?? '';
    assert.match(policy, /^default-src 'none'/);
    assert.match(policy, /; sandbox(;|$)/);
    assert.doesNotMatch(policy, /script/);
  }
  assert.match(
    securityHeaders('/admin', live)['Content-Security-Policy'] ?? '',
    /script-src 'self' 'unsafe-inline';/,
  );
});

test('a recording may be played, and no more', () => {
  const policy = securityHeaders('/api/media/file/a-1.mp3', live)['Content-Security-Policy'] ?? '';
  assert.match(policy, /^default-src 'none'; media-src 'self';.* sandbox allow-same-origin;/);
  assert.doesNotMatch(policy, /script/);
});

test('only where staff come by https are browsers told to stay with it', () => {
  assert.equal(securityHeaders('/admin', live)['Strict-Transport-Security'], undefined);
  const secure = securityHeaders('/', { ...live, isHttps: true });
  assert.match(secure['Strict-Transport-Security'] ?? '', /^max-age=\d{8}$/);
});

test('the page behind a one-time link loads nothing, and its address stays with it', () => {
  for (const path of ['/account/abc', '/account/abc?x=1', '//account/abc', '/%61ccount/abc']) {
    const headers = securityHeaders(path, live);
    assert.match(headers['Content-Security-Policy'] ?? '', /^default-src 'none'; style-src/);
    assert.equal(headers['Referrer-Policy'], 'strict-origin', path);
    assert.equal(headers['Cache-Control'], 'no-store', path);
  }
  assert.equal(securityHeaders('/admin/account', live)['Cache-Control'], undefined);
});

test('compiled code runs in the worker that decodes HEIC, and on no page', () => {
  for (const path of ['/heic/worker.js', '/heic/libheif.js', '//heic/worker.js?x'])
    assert.match(
      securityHeaders(path, live)['Content-Security-Policy'] ?? '',
      /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/,
    );
  for (const path of ['/admin', '/admin/collections/galleries/1', '/heic', '/heic/other.js'])
    assert.doesNotMatch(securityHeaders(path, live)['Content-Security-Policy'] ?? '', /wasm/);
});
