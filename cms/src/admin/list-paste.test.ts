/** A list of members as it is copied in Excel, in Word and in a letter. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClientField } from 'payload';
import { rowsOfPaste, textColumns } from './list-paste.ts';

const fields = [
  {
    type: 'row',
    fields: [
      { type: 'text', name: 'name', label: 'Name' },
      { type: 'text', name: 'office', label: 'Office' },
      { type: 'number', name: 'order', label: 'Order' },
    ],
  },
  { type: 'text', name: 'who' },
  { type: 'text', name: 'id', label: 'ID' },
] as unknown as ClientField[];
const columns = textColumns(fields);

test('the fields that hold text are filled, in their order', () => {
  assert.deepEqual(
    columns.map(({ name, label }) => `${name} ${label}`),
    ['name Name', 'office Office', 'who who'],
  );
});

test('each line makes a row, and its cells go to the fields', () => {
  assert.deepEqual(rowsOfPaste('Asha Rani\tChairperson\tParent\r\nRavi\tMember\r\n', columns), [
    ['Asha Rani', 'Chairperson', 'Parent'],
    ['Ravi', 'Member', ''],
  ]);
  assert.deepEqual(rowsOfPaste('Asha Rani\n\nRavi', columns), [
    ['Asha Rani', '', ''],
    ['Ravi', '', ''],
  ]);
});

test('a line of headings and a column of serial numbers are left out', () => {
  const rows = [['Asha', 'Member', '']];
  assert.deepEqual(rowsOfPaste('NAME\tOffice\nAsha\tMember', columns), rows);
  assert.deepEqual(
    rowsOfPaste('S.No.\tName of the member\tOffice\n1.\tAsha\tMember', columns),
    rows,
  );
  assert.deepEqual(rowsOfPaste('1\tAsha\tMember', columns), rows);
  // A name is no heading.
  assert.equal(rowsOfPaste('Nameeta\tMember\nAsha\tMember', columns).length, 2);
});

test('nothing is lost: cells for which there is no field stand in the last one', () =>
  assert.deepEqual(rowsOfPaste('Asha\tMember\tParent\tClass V', columns), [
    ['Asha', 'Member', 'Parent, Class V'],
  ]));
