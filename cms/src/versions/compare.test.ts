import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field } from 'payload';
import { dayField } from '../fields/day-field.ts';
import { fileField } from '../fields/file-fields.ts';
import { pageBlocksField } from '../fields/page-blocks.ts';
import { choiceField, importKeyField, lineField } from '../fields/text-fields.ts';
import { compareFields } from './compare.ts';

const fields: Field[] = [
  lineField({ name: 'title', label: 'Headline', required: true }),
  dayField({ name: 'fromDate', label: 'Date' }),
  choiceField({
    name: 'kind',
    label: 'Kind',
    options: [
      { value: 'a', label: 'A circular' },
      { value: 'b', label: 'Homework' },
    ],
  }),
  { name: 'isPinned', label: 'Stays on top', type: 'checkbox' },
  { name: 'at', label: 'Shown from', type: 'date' },
  fileField({ name: 'image', label: 'Picture', kinds: ['picture'] }),
  pageBlocksField,
  importKeyField,
];
const told = (before: object, after: object) =>
  compareFields(fields, before as never, after as never).map(
    ({ where, before: old, after: now, note }) => [
      where.join(' → '),
      'words' in old ? old.words : old.named,
      'words' in now ? now.words : now.named,
      ...(note ? [note] : []),
    ],
  );

test('values are told with the form’s labels, in its words, and in the time of India', () => {
  const before = { title: 'Old', fromDate: '2026-01-02', kind: 'a', isPinned: false, image: 3 };
  assert.deepEqual(told(before, before), []);
  const after = {
    title: 'New',
    fromDate: '2026-01-03',
    kind: 'b',
    isPinned: true,
    at: '2026-01-02T20:00:00.000Z',
    image: { id: 4 },
    importKey: 'x',
    _status: 'published',
    updatedAt: 'later',
  };
  assert.deepEqual(told(before, after), [
    ['Headline', 'Old', 'New'],
    ['Date', '2 January 2026', '3 January 2026'],
    ['Kind', 'A circular', 'Homework'],
    ['Stays on top', 'No', 'Yes'],
    ['Shown from', '', '3 Jan 2026, 1:30 am'],
    ['Picture', [{ slug: 'media', id: 3 }], [{ slug: 'media', id: 4 }]],
  ]);
});

const column = (id: string, label: string) => ({ id, label });
const row = (id: string, ...values: string[]) => ({
  id,
  cells: values.map((value, index) => ({ id: `${id}${index}`, value })),
});
const fees = {
  id: 'fees',
  blockType: 'table',
  heading: 'Fees',
  columns: [column('a', 'Fee'), column('b', 'Amount')],
  rows: [row('1', 'Tuition', '100'), row('2', 'Bus', '30')],
};
const text = (id: string, words: string, format = 0) => ({
  id,
  blockType: 'prose',
  heading: '',
  text: {
    root: {
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'text', text: words, format }] }],
    },
  },
});

test('a table is told by its cells, its rows and its headings', () => {
  const after = {
    ...fees,
    unit: 'rupees',
    columns: [column('b', 'Amount a year'), column('a', 'Fee')],
    rows: [row('1', '120', 'Tuition'), row('3', '7', 'Laboratory')],
  };
  assert.deepEqual(told({ blocks: [fees] }, { blocks: [after] }), [
    ['Parts of the page → Table 1 “Fees” → Figures are', '', 'rupees (₹)'],
    ['Parts of the page → Table 1 “Fees” → Heading of column 1', 'Amount', 'Amount a year'],
    ['Parts of the page → Table 1 “Fees” → Row 1 “120”, Amount a year', '100', '120'],
    ['Parts of the page → Table 1 “Fees” → Row 2 “7”, Amount a year', '30', '7'],
    ['Parts of the page → Table 1 “Fees” → Row 2 “7”, Fee', 'Bus', 'Laboratory'],
  ]);
  assert.deepEqual(told({ blocks: [fees] }, { blocks: [{ ...fees, rows: [fees.rows[1]] }] }), [
    ['Parts of the page → Table 1 “Fees” → Row 1 “Tuition”', 'Tuition | 100', '', 'removed'],
  ]);
});

test('parts are named; one that came, went or moved is told as such', () => {
  const [first, second] = [text('x', 'We teach.'), text('y', 'We learn.')];
  assert.deepEqual(told({ blocks: [first, second] }, { blocks: [first] }), [
    ['Parts of the page → Text 2', 'Text: We learn.', '', 'removed'],
  ]);
  assert.deepEqual(told({ blocks: [] }, { blocks: [fees] }).at(0)?.[3], 'added');
  assert.deepEqual(told({ blocks: [first, fees] }, { blocks: [fees, first] }), [
    ['Parts of the page → Order', 'Text\nTable “Fees”', 'Table “Fees”\nText'],
  ]);
  assert.deepEqual(told({ blocks: [first] }, { blocks: [text('x', 'We teach.', 1)] }), [
    ['Parts of the page → Text 1 → Text', 'We teach.', 'We teach.', 'set differently'],
  ]);
});
