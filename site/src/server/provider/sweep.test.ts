import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, calls } from '@aangan/contract/calls.ts';
import { createSweep, findAffected, type Kept } from './sweep.ts';

const addresses = [
  addressOf(calls.news, { school: 'NJMS' }),
  addressOf(calls.news, { school: 'SVNK' }),
  addressOf(calls.allGalleries, { school: 'NJMS' }),
  addressOf(calls.allGalleries, { school: 'NJMSX' }),
  addressOf(calls.subGallery, {}, { id: '14' }),
  addressOf(calls.birthdays, { school: 'NJMS' }),
  '/api/unknown/NJMS',
];

test('a change reaches what its school and collection are in, and what names no school', () => {
  assert.deepEqual(findAffected(addresses, { school: 'NJMS', collection: 'galleries' }), [
    { name: 'allGalleries', address: addresses[2] },
    { name: 'subGallery', address: addresses[4] },
  ]);
  assert.deepEqual(findAffected(addresses, { school: 'SVNK', collection: 'news' }), [
    { name: 'news', address: addresses[1] },
  ]);
  assert.deepEqual(
    findAffected(addresses).map(({ address }) => address),
    addresses.slice(0, -1),
  );
});

test('everything that is kept is asked for once, also through a provider that is away for a while', async () => {
  const asked: Kept[] = [];
  const kept = new Map(addresses.map((address, index) => [address, index]));
  let moment = 100;
  let failures = 3;
  const pauses: number[] = [];
  const sweep = createSweep({
    list: async () => [...kept.keys()],
    isOlder: async (address, since) => (kept.get(address) ?? Number.POSITIVE_INFINITY) < since,
    moment: () => {
      moment += 1;
      return moment;
    },
    ask: async (one) => {
      failures -= 1;
      if (failures >= 0) throw new Error('away');
      asked.push(one);
      kept.set(one.address, moment + 1);
    },
    pause: async (ms) => {
      pauses.push(ms);
      await new Promise((resolve) => setImmediate(resolve));
    },
  });
  sweep();
  sweep();
  while (asked.length < addresses.length - 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  assert.deepEqual(
    asked.map(({ address }) => address).toSorted(),
    addresses.slice(0, -1).toSorted(),
  );
  assert.equal(pauses.filter((ms) => ms === 1500).length, 3);
});
