import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type VisitsReport, visitsReport } from '@aangan/contract/visits.ts';
import { createVisits } from './visits.ts';

const setUp = () => {
  const told: VisitsReport[] = [];
  let isAway = false;
  let now = Date.parse('2026-11-18T23:59:00+05:30');
  const visits = createVisits(
    async (report) => {
      if (isAway) throw new Error('away');
      told.push(visitsReport.parse(report));
    },
    () => now,
  );
  const show = (school: string, times = 1) => {
    visits.of(school).value += times;
  };
  return {
    visits,
    told,
    show,
    setAway: (isSo: boolean) => {
      isAway = isSo;
    },
    goOn: (ms: number) => {
      now += ms;
    },
  };
};
const pagesOf = (reports: readonly VisitsReport[]) => reports.map(({ day, pages }) => [day, pages]);

test('what was shown is told as the sum of the day, and only when it has grown', async () => {
  const { visits, told, show } = setUp();
  await visits.tell();
  show('NJMS', 2);
  show('SVNK');
  await visits.tell();
  await visits.tell();
  show('NJMS');
  await visits.tell();
  assert.deepEqual(pagesOf(told), [
    ['2026-11-18', { NJMS: 2, SVNK: 1 }],
    ['2026-11-18', { NJMS: 3, SVNK: 1 }],
  ]);
  assert.equal(new Set(told.map(({ process }) => process)).size, 1);
});

test('midnight in India begins a new day; what the provider missed is told when it is back', async () => {
  const { visits, told, show, setAway, goOn } = setUp();
  show('NJMS', 5);
  setAway(true);
  await assert.rejects(visits.tell());
  goOn(2 * 60_000);
  show('NJMS', 1);
  setAway(false);
  await visits.tell();
  assert.deepEqual(pagesOf(told), [
    ['2026-11-18', { NJMS: 5 }],
    ['2026-11-19', { NJMS: 1 }],
  ]);
});

test('a provider that is away for weeks costs a week of numbers in memory', async () => {
  const { visits, told, show, setAway, goOn } = setUp();
  setAway(true);
  for (let day = 0; day < 20; day += 1) {
    show('NJMS');
    await assert.rejects(visits.tell());
    goOn(24 * 3600_000);
  }
  setAway(false);
  await visits.tell();
  assert.equal(told.length, 7);
});

test('of very many schools it is told in parts that fit', async () => {
  const { visits, told, show } = setUp();
  const codes = Array.from({ length: 2500 }, (_, index) =>
    [0, 1, 2, 3]
      .map((place) => String.fromCharCode(65 + (Math.floor(index / 26 ** place) % 26)))
      .join(''),
  );
  for (const code of codes) show(code);
  await visits.tell();
  assert.deepEqual(told.flatMap(({ pages }) => Object.keys(pages)).sort(), codes.toSorted());
  assert.equal(
    new Set(told.map(({ process }) => process)).size,
    told.length,
    'none replaces another',
  );
  for (const report of told) assert.ok(JSON.stringify(report).length < 32_000);
});
