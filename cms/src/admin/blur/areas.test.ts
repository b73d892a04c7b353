import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Area, around, drawn, inWords, moved, resized } from './areas.ts';

const round = (area: Area) => Object.values(area).map((value) => Math.round(value * 1000) / 1000);
const face = { x: 0.4, y: 0.2, width: 0.2, height: 0.3 };

const cases: [what: string, made: Area, expected: number[]][] = [
  [
    'drawn to the right and down',
    drawn({ x: 0.1, y: 0.2 }, { x: 0.3, y: 0.6 }),
    [0.1, 0.2, 0.2, 0.4],
  ],
  ['drawn to the left and up', drawn({ x: 0.3, y: 0.6 }, { x: 0.1, y: 0.2 }), [0.1, 0.2, 0.2, 0.4]],
  ['drawn out of the picture', drawn({ x: 0.9, y: 0.9 }, { x: 1.4, y: -3 }), [0.9, 0, 0.1, 0.9]],
  ['drawn along the last edge', drawn({ x: 1, y: 1 }, { x: 1, y: 0.5 }), [0.98, 0.5, 0.02, 0.5]],
  ['a square on a wide picture', around({ x: 0.5, y: 0.5 }, 1.5), [0.43, 0.395, 0.14, 0.21]],
  ['around a corner', around({ x: 0, y: 1 }, 1), [0, 0.86, 0.14, 0.14]],
  ['around a point of a very wide picture', around({ x: 0.5, y: 0.5 }, 9), [0.43, 0, 0.14, 1]],
  ['moved', moved(face, { x: -0.1, y: 0.1 }), [0.3, 0.3, 0.2, 0.3]],
  ['moved no farther than the edge', moved(face, { x: 5, y: -5 }), [0.8, 0, 0.2, 0.3]],
  ['made larger', resized(face, { x: 0.1, y: 0.05 }), [0.4, 0.2, 0.3, 0.35]],
  ['made as large as there is room', resized(face, { x: 5, y: 5 }), [0.4, 0.2, 0.6, 0.8]],
  ['made as small as can be seen', resized(face, { x: -5, y: -5 }), [0.4, 0.2, 0.02, 0.02]],
];

for (const [what, made, expected] of cases)
  test(`a rectangle ${what}`, () => assert.deepEqual(round(made), expected));

test('a rectangle is told in words', () =>
  assert.equal(inWords(face), '40 % from the left, 20 % from the top, 20 % wide, 30 % high'));
