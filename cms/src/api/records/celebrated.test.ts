import assert from 'node:assert/strict';
import { test } from 'node:test';
import { celebrated, classAndSection, inReadingOrder } from './celebrated.ts';

const cases: [moment: string, days: string[]][] = [
  ['2025-08-15T00:00:00+05:30', ['15.8']],
  ['2025-08-14T23:59:59.999+05:30', ['14.8']],
  ['2025-08-14T18:30:00Z', ['15.8']],
  ['2025-08-14T18:29:59Z', ['14.8']],
  ['2025-12-31T23:59:00+05:30', ['31.12']],
  ['2025-12-31T18:30:00Z', ['1.1']],
  ['2025-02-28T12:00:00+05:30', ['28.2', '29.2']],
  ['2025-03-01T00:00:00+05:30', ['1.3']],
  ['2024-02-28T12:00:00+05:30', ['28.2']],
  ['2024-02-29T12:00:00+05:30', ['29.2']],
  ['2100-02-28T12:00:00+05:30', ['28.2', '29.2']],
  ['2000-02-28T12:00:00+05:30', ['28.2']],
];

for (const [moment, days] of cases)
  test(`at ${moment} those born on ${days.join(' and ')} celebrate`, () => {
    const found = celebrated(Date.parse(moment)).map(({ day, month }) => `${day}.${month}`);
    assert.deepEqual(found, days);
  });

test('birthdays are read out from the little ones up, then by name', () => {
  const children = [
    { class: 'X', name: 'Asha' },
    { class: 'V', name: 'Zoya' },
    { class: 'Nursery', name: 'Mohan' },
    { class: 'V', name: 'Anil' },
  ];
  assert.deepEqual(
    children.toSorted(inReadingOrder).map((child) => child.name),
    ['Mohan', 'Anil', 'Zoya', 'Asha'],
  );
});

test('a class is shown with its section', () => {
  assert.equal(classAndSection('V', 'Rose'), 'V Rose');
  assert.equal(classAndSection('XII', ''), 'XII');
});
