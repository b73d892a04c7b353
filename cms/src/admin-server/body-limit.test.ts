import assert from 'node:assert/strict';
import { test } from 'node:test';
import { largestFile } from '../media/kinds.ts';
import { announcedBody, bodyLimit } from './body-limit.ts';

const bytes = (method: string, path: string, isSignedIn: boolean) =>
  bodyLimit(method, path, isSignedIn).bytes;

test('a stranger’s body is small on every route, uploads included', () => {
  for (const path of [
    '/api/staff/login',
    '/api/media',
    '/api/media/1',
    '/admin',
    '/api/private-files',
  ])
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE', 'GET'])
      assert.equal(bytes(method, path, false), 64 * 1024, `${method} ${path}`);
});

test('only where staff upload may a body be as large as a file', () => {
  for (const [method, path] of [
    ['POST', '/api/media'],
    ['POST', '/api/media?depth=0'],
    ['POST', '/api/media/'],
    ['PATCH', '/api/media/17'],
    ['PATCH', '/api/private-files/17?draft=true'],
  ] as const)
    assert.ok(bytes(method, path, true) > largestFile, `${method} ${path}`);
  for (const [method, path] of [
    ['POST', '/api/news'],
    ['POST', '/api/mediation'],
    ['POST', '/api/media/1/2'],
    ['POST', '/admin/api/media'],
    ['PUT', '/api/media'],
    ['GET', '/api/media'],
    ['POST', '/admin'],
  ] as const)
    assert.equal(bytes(method, path, true), 4 * 1024 * 1024, `${method} ${path}`);
});

test('a body is known by its length or not at all', () => {
  assert.deepEqual(announcedBody({}), { kind: 'none' });
  assert.deepEqual(announcedBody({ 'content-length': '0' }), { kind: 'none' });
  assert.deepEqual(announcedBody({ 'content-length': '12' }), { kind: 'length', bytes: 12 });
  assert.deepEqual(announcedBody({ 'content-length': '-1' }), { kind: 'unknown' });
  assert.deepEqual(announcedBody({ 'transfer-encoding': 'chunked' }), { kind: 'unknown' });
  assert.deepEqual(announcedBody({ 'transfer-encoding': 'chunked', 'content-length': '1' }), {
    kind: 'unknown',
  });
});
