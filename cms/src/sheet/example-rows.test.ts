import assert from 'node:assert/strict';
import { test } from 'node:test';
import { certificateSample } from '../certificate-list/endpoints.ts';
import { rollSample } from '../roll/endpoints.ts';
import { staffSample } from '../staff-list/endpoints.ts';
import { topperSample } from '../topper-list/endpoints.ts';
import { exampleRows } from './example-rows.ts';

const samples = { certificateSample, rollSample, staffSample, topperSample };
for (const [name, { rows }] of Object.entries(samples))
  test(`every row of ${name} but its headings is known as an example`, () => {
    const given = rows.map((row) => [...row]);
    assert.deepEqual(
      exampleRows([...given, ['1050', 'Om Prakash']]),
      given.slice(1).map((_, index) => index + 2),
    );
  });

test('in a file, too; own rows are none', () => {
  assert.deepEqual(exampleRows('No.,Name\n1, Aarav (example) \n2,Om'), [2]);
  assert.deepEqual(exampleRows('No.,Name\n1,Aarav Sharma'), []);
  assert.deepEqual(exampleRows('"never closed'), []);
});
