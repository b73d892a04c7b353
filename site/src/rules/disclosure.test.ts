/** How long a document holds, and what the PDF says of it: promise 2.14. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, validityOf } from './disclosure.ts';

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
    'Lapsed: it was valid until 2 Jul 2025',
  ],
  [
    'one that holds for good',
    { validFrom: null, validUntil: null, issuedOn: '2001-04-02' },
    'Issued on 2 Apr 2001; it holds for good',
  ],
];
for (const [name, paper, words] of cases)
  test(`${name}: ${words}`, () => assert.equal(validityOf(paper, '2026-07-03'), words));

test('the PDF says of a lapsed document that it is, as the page does', () => {
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
  assert.deepEqual(linesOf(paper, '2026-07-03').split('\n'), [
    'Fire safety certificate, number FS/1',
    'Issued by Fire Station Officer',
    'Lapsed: it was valid until 2 Jul 2026',
    'Manager: not signed yet; Principal: not signed yet',
  ]);
});
