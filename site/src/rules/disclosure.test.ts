/** How long a document holds, and what the PDF says of it: promise 2.14. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowLines, validityOf } from './disclosure.ts';

const cases: [string, Parameters<typeof validityOf>[0], string][] = [
  [
    'one in date',
    { validFrom: '2025-07-09', validUntil: '2026-07-03', issuedOn: null },
    'Valid from 9 Jul 2025 until 3 Jul 2026',
  ],
  [
    'one that lapsed yesterday',
    { validFrom: '2025-07-09', validUntil: '2026-07-02', issuedOn: null },
    'Lapsed: it was valid from 9 Jul 2025 until 2 Jul 2026',
  ],
  [
    'one whose first day is not known',
    { validFrom: null, validUntil: '2025-07-02', issuedOn: '2024-07-03' },
    'Issued on 3 Jul 2024. Lapsed: it was valid until 2 Jul 2025',
  ],
  [
    'one with all its days',
    { validFrom: '2026-04-01', validUntil: '2029-02-09', issuedOn: '2026-02-10' },
    'Issued on 10 Feb 2026. Valid from 1 Apr 2026 until 9 Feb 2029',
  ],
  [
    'one that holds from the day of its issue',
    { validFrom: '2026-02-10', validUntil: '2029-02-09', issuedOn: '2026-02-10' },
    'Issued on 10 Feb 2026. Valid until 9 Feb 2029',
  ],
  [
    'one that holds for good',
    { validFrom: null, validUntil: null, issuedOn: '2001-04-02' },
    'Issued on 2 Apr 2001; it holds for good',
  ],
];
for (const [name, paper, words] of cases)
  test(`${name}: ${words}`, () => assert.equal(validityOf(paper, '2026-07-03'), words));

const origin = 'https://school.example';
const at = { today: '2026-07-03', origin, fileUrl: (path: string) => `/file/${path}` };
const row = { id: 'fire', label: 'Fire', value: null, page: '/Fire', table: null, changed: null };
const paper = {
  title: 'Fire safety certificate',
  file: '0123456789abcdef.pdf',
  number: 'FS/1',
  issuedBy: 'Fire Station Officer',
  issuedOn: null,
  validFrom: null,
  validUntil: '2026-07-02',
  text: '',
  details: [],
  signatures: [],
};

test('the PDF says of a lapsed document that it is, as the page does', () =>
  assert.deepEqual(rowLines('B', { ...row, documents: [paper] }, at).split('\n'), [
    'Fire safety certificate, number FS/1',
    'Issued by Fire Station Officer',
    'Lapsed: it was valid until 2 Jul 2026',
    'Manager: not signed yet; Principal: not signed yet',
    'https://school.example/file/0123456789abcdef.pdf',
  ]));

test('the PDF gives the address of a page that says more than the row, and of no other', () => {
  const fee = { ...row, page: '/FeeStructure', value: 'Fees.', documents: [] };
  assert.equal(rowLines('C', fee, at), 'Fees.\nhttps://school.example/FeeStructure');
  assert.equal(rowLines('A', fee, at), 'Fees.');
  assert.equal(rowLines('C', { ...fee, table: { columns: [], rows: [] } }, at), 'Fees.');
  assert.equal(rowLines('C', { ...fee, value: null }, at), 'Not given yet');
});

test('an address that is longer than a line of the PDF goes on below its host', () => {
  const long = 'https://www.a-school-with-a-very-long-name.example';
  const lines = rowLines('B', { ...row, documents: [paper] }, { ...at, origin: long }).split('\n');
  assert.deepEqual(lines.slice(-2), [long, '/file/0123456789abcdef.pdf']);
});
