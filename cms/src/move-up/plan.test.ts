import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countMoved, highestClass, type Pupil, planMove, planUndo, sessionOf } from './plan.ts';

const today = '2027-04-02';
const pupil = (id: number, name: Pupil['class'], more: Partial<Pupil> = {}): Pupil => ({
  id,
  class: name,
  leftOn: null,
  movedFor: null,
  movedFrom: null,
  ...more,
});
/** The school after a plan was written. */
const after = (pupils: readonly Pupil[], { updates }: ReturnType<typeof planMove>): Pupil[] =>
  pupils.map((one) => ({ ...one, ...updates.find(({ id }) => id === one.id)?.data }));

const school = [
  pupil(1, 'Nursery'),
  pupil(2, 'UKG'),
  pupil(3, 'X'),
  pupil(4, 'X'),
  pupil(5, 'XII'),
  pupil(6, 'XII', { leftOn: '2026-01-01' }),
  pupil(7, 'XII', { leftOn: '2027-06-01' }),
];

test('class by class: everybody goes one up, the last class leaves, and who has left stays as they were', () => {
  const plan = planMove(school, 'XII', today);
  assert.deepEqual(plan.steps, [
    { from: 'XII', to: null, count: 2 },
    { from: 'X', to: 'XI', count: 2 },
    { from: 'UKG', to: 'I', count: 1 },
    { from: 'Nursery', to: 'LKG', count: 1 },
  ]);
  assert.deepEqual(countMoved(plan), { up: 4, leaving: 2 });
  assert.deepEqual(
    after(school, plan).map((one) => [one.class, one.leftOn]),
    [
      ['LKG', null],
      ['I', null],
      ['XI', null],
      ['XI', null],
      ['XII', today],
      ['XII', '2026-01-01'],
      // The day on which this one leaves was known.
      ['XII', '2027-06-01'],
    ],
  );
});

test('in a school that ends with class X, class X leaves', () => {
  const toTen = school.filter((one) => one.class !== 'XII');
  assert.equal(highestClass(toTen, today), 'X');
  assert.equal(highestClass(school, today), 'XII');
  assert.equal(highestClass([], today), undefined);
  const plan = planMove(toTen, 'X', today);
  assert.deepEqual(plan.steps[0], { from: 'X', to: null, count: 2 });
  assert.deepEqual(planMove(school, 'X', today).steps[0], { from: 'XII', to: null, count: 2 });
});

test('taken back, everybody is where they were', () => {
  const back = planUndo(after(school, planMove(school, 'XII', today)), today);
  assert.equal(back.kept, 0);
  assert.deepEqual(after(after(school, planMove(school, 'XII', today)), back), school);
});

test('taken back, who was changed by hand since stays, and who came since is not touched', () => {
  const moved = [...after(school, planMove(school, 'XII', today)), pupil(8, 'VI')].map((one) => {
    if (one.id === 3) return { ...one, class: 'X' as const };
    return one.id === 5 ? { ...one, leftOn: null } : one;
  });
  const plan = planUndo(moved, today);
  assert.equal(plan.kept, 2);
  assert.deepEqual(
    after(moved, plan).map((one) => [one.id, one.class, one.leftOn, one.movedFor]),
    [
      [1, 'Nursery', null, null],
      [2, 'UKG', null, null],
      [3, 'X', null, null],
      [4, 'X', null, null],
      [5, 'XII', null, null],
      [6, 'XII', '2026-01-01', null],
      [7, 'XII', '2027-06-01', null],
      [8, 'VI', null, null],
    ],
  );
});

test('what was moved in another year is not taken back', () => {
  const moved = after(school, planMove(school, 'XII', '2026-04-02'));
  assert.deepEqual(planUndo(moved, today).updates, []);
});

test('March and April of a year belong to the same session', () => {
  assert.equal(sessionOf('2027-03-30'), '2027-2028');
  assert.equal(sessionOf('2027-04-01'), '2027-2028');
});
