import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pickKept, readKeepRule } from './keep-rule.ts';

const hour = 3600_000;
const keep = (moments: string[], rule: string) =>
  [
    ...pickKept(
      moments.map((moment) => new Date(moment)),
      readKeepRule(rule),
    ),
  ]
    .map((moment) => moment.toISOString().slice(0, 16))
    .sort();

test('a rule is read as it is written', () =>
  assert.deepEqual(readKeepRule('24h,14d,12m'), [
    { unit: 'h', count: 24 },
    { unit: 'd', count: 14 },
    { unit: 'm', count: 12 },
  ]));

test('of one hour, day or month the newest is kept', () => {
  const moments = [
    '2026-11-15T09:31Z',
    '2026-11-15T09:45Z',
    '2026-11-15T08:35Z',
    '2026-11-14T10:00Z',
  ];
  assert.deepEqual(keep(moments, '2h'), ['2026-11-15T08:35', '2026-11-15T09:45']);
  assert.deepEqual(keep(moments, '2d'), ['2026-11-14T10:00', '2026-11-15T09:45']);
  assert.deepEqual(keep(moments, '5m'), ['2026-11-15T09:45']);
});

test('days and months are those of India', () => {
  // 18:29 and 18:31 in London are before and after midnight in Hisar.
  assert.equal(keep(['2026-10-31T18:29Z', '2026-10-31T18:31Z'], '2d').length, 2);
  assert.equal(keep(['2026-10-31T18:29Z', '2026-10-31T18:31Z'], '2m').length, 2);
  assert.equal(keep(['2026-10-31T18:31Z', '2026-11-01T18:29Z'], '2d').length, 1);
});

test('hours in which none was taken do not count: what is old is kept until there is newer', () => {
  assert.equal(keep(['2026-01-01T00:00Z', '2026-06-01T00:00Z'], '24h').length, 2);
});

test('two years of hourly backups leave as many as the rule says, the newest among them', () => {
  const now = Date.parse('2026-11-15T09:00:00Z');
  const moments = Array.from({ length: 2 * 365 * 24 }, (_, at) => new Date(now - at * hour));
  const kept = pickKept(moments, readKeepRule('24h,14d,12m'));
  assert.ok(kept.has(moments[0] as Date));
  // The newest day is one of the hours, yesterday may be; the newest month is one of the days.
  assert.ok(kept.size >= 24 + 12 + 10 && kept.size <= 24 + 14 + 12, String(kept.size));
  // What was kept once, and is pruned again with the next one, never leaves a gap at once.
  const next = new Date(now + hour);
  const again = pickKept([...kept, next], readKeepRule('24h,14d,12m'));
  assert.ok([...kept].filter((moment) => !again.has(moment)).length <= 2);
});
