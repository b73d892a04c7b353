import assert from 'node:assert/strict';
import { test } from 'node:test';
import { securityHeaders } from './headers.ts';
import { fromOwnOrigin } from './own-origin.ts';
import { plainPath } from './plain-path.ts';

const spellings = [
  '/api/m%65dia/file/x.pdf',
  '/api/media/%66ile/x.pdf',
  '/api/media/%46ile/x.pdf',
  '/API/media/file/x.pdf',
  '/./api/media/file/x.pdf',
  '/x/../api/media/file/x.pdf',
  '/api/%2e/media/file/x.pdf',
  '//api//media/file/x.pdf',
  '/api/media/file/x.pdf?w=320',
];
for (const spelling of spellings)
  test(`${spelling} is a file, and nothing in it may run`, () => {
    const { 'Content-Security-Policy': policy } = securityHeaders(spelling, {
      isDev: false,
      isHttps: false,
    });
    assert.match(policy ?? '', /sandbox/);
    assert.doesNotMatch(policy ?? '', /script-src/);
  });

for (const path of ['/admin/logout', '/admin/l%6fgout', '/admin/LOGOUT', '/admin/x/../logout/'])
  test(`${path} signs out, and not from another site`, () => {
    const isOwn = fromOwnOrigin(undefined);
    const asked = (site: string) => ({
      method: 'GET',
      path,
      host: 'localhost:8081',
      headers: { 'sec-fetch-site': site },
    });
    assert.equal(isOwn(asked('cross-site')), false);
    assert.equal(isOwn(asked('same-origin')), true);
  });

test('what cannot be decoded is left as it is', () => assert.equal(plainPath('/%zz?a'), '/%zz'));
