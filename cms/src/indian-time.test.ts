import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatMoment, fromIndianTime, toIndianTime } from './indian-time.ts';

test('a moment goes to the picker and back, whatever the zone of the computer', () => {
  assert.equal(toIndianTime('2026-08-14T20:00:00.000Z'), '2026-08-15T01:30');
  assert.equal(fromIndianTime('2026-08-15T01:30'), '2026-08-14T20:00:00.000Z');
  assert.equal(toIndianTime(new Date('2028-02-28T18:30:00Z')), '2028-02-29T00:00');
});

test('an emptied picker is no moment', () => {
  assert.equal(fromIndianTime(''), null);
  assert.equal(fromIndianTime('2026-02-30T10'), null);
});

test('it is written as people here write it', () =>
  assert.match(formatMoment('2026-08-14T20:00:00.000Z'), /^15 Aug 2026, 1:30\sam$/i));
