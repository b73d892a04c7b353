import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Figures, impossible, tellSums } from './result-sums.ts';

const figures: Figures = {
  registered: 70,
  passed: 69,
  from90: 20,
  from75: 30,
  from60: 15,
  below60: 5,
};
const refused = (name: string, value: number) =>
  impossible(name, value, { ...figures, [name]: value });

test('nothing is refused that can be true', () => {
  for (const [name, value] of Object.entries(figures))
    assert.equal(refused(name, Number(value)), undefined, name);
  // Absentees stand in no band.
  assert.equal(refused('below60', 0), undefined);
  assert.equal(impossible('passed', 80, { passed: 80 }), undefined);
});

test('more than were registered is refused, at the band with which they are too many', () => {
  assert.match(refused('passed', 71) ?? '', /more than the 70 who were registered/);
  assert.match(refused('from90', 71) ?? '', /more than the 70 who were registered/);
  assert.match(refused('below60', 6) ?? '', /come to 71, but 70 students were registered/);
  const many = { ...figures, from75: 60 };
  assert.match(impossible('from75', 60, many) ?? '', /come to 80/);
  assert.equal(impossible('from60', 15, many), undefined);
});

test('while they are written, the percentage is told, and students who are in no band', () => {
  assert.deepEqual(tellSums(figures), { passed: 'Pass percentage: 98.57' });
  assert.match(tellSums({ ...figures, below60: 3 }).bands ?? '', /come to 68 of 70 students/);
  assert.match(tellSums({ ...figures, below60: 4 }).bands ?? '', /the other one was absent/);
  assert.equal(tellSums({ ...figures, below60: undefined }).bands, undefined);
  assert.deepEqual(tellSums({ passed: 3 }), {});
  assert.equal(tellSums({ ...figures, registered: 0, passed: 0 }).passed, undefined);
});
