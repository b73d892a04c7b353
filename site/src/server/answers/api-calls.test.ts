import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, type Call, calls } from '@aangan/contract/calls.ts';
import { callUrl, matchCall, refuseParams } from './api-calls.ts';

const sample: Record<string, string> = { school: 'NJMS', type: 'Admission', path: 'tc/a-b_c' };

for (const [name, call] of Object.entries(calls) as [string, Call][])
  test(`${name} is ${call.open ? 'found by its address' : 'private'}`, () => {
    const params = Object.fromEntries(
      Object.keys(call.params).map((param) => [param, sample[param] ?? '']),
    );
    const match = matchCall(addressOf(call, params));
    assert.equal(match?.name, call.open ? name : undefined);
    if (match) {
      assert.deepEqual({ ...match.params }, params);
      assert.equal(refuseParams(match), undefined);
    }
  });

for (const path of [
  '/api',
  '/api/',
  '/api/news',
  '/api/news/all',
  '/api/news/all/NJMS/more',
  '/api/NEWS/all/NJMS',
  '/api/news/all/%E0%A4%A',
  '/api/changes',
  '/api/schools',
  '/api/image/',
  '/other/api/news/all/NJMS',
])
  test(`nothing is at ${path}`, () => assert.equal(matchCall(path), undefined));

for (const [path, status] of [
  ['/api/news/all/njms', 404],
  ['/api/events/All', 404],
  ['/api/news/all/..%2F..', 404],
  ['/api/form/NJMS/Nothing', 404],
  ['/api/tc/%00%00%00%00', 404],
  ['/api/image/a%2F..%2F..%2Fchanges', 404],
] as const)
  test(`${path} is refused before anybody is asked`, () => {
    const match = matchCall(path);
    assert.ok(match);
    assert.equal(refuseParams(match)?.status, status);
  });

test('however a read is spelled, the cache knows it by one address', () => {
  const url = (path: string, query: string) => {
    const match = matchCall(path);
    assert.ok(match);
    return callUrl(match, new URLSearchParams(query));
  };
  assert.equal(url('/api/news/all/%4EJMS', 'x=1&y=2'), '/api/news/all/NJMS');
  assert.equal(
    url('/api/subGallery', 'z=1&school=NJMS&id=a%2Fb&id=c'),
    '/api/subGallery?id=a%2Fb&school=NJMS',
  );
});
