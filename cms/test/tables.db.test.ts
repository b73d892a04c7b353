/** Figures of a page's table: what is none is refused at its cell, when the page is to be shown. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { notAFigure } from '@aangan/contract/figures.ts';
import { createPlace, type Place, samples } from './sample-records.ts';
import { openTestCms } from './test-cms.ts';

const cms = await openTestCms();
let place: Place;
before(async () => {
  place = await createPlace(cms.payload, 'TABL');
});
after(() => cms.close());

const feeTable = (amounts: string[]) => ({
  blockType: 'table',
  unit: 'rupees',
  columns: [{ label: 'Fee' }, { label: 'Amount' }],
  rows: amounts.map((value, index) => ({ cells: [{ value: `Fee ${index}` }, { value }] })),
  columnTotal: 'Total',
});

const publish = (blocks: unknown[]) =>
  cms.payload.create({
    collection: 'pages',
    data: { ...samples.pages(place).data, blocks },
  } as never);

type Refusal = Error & { data?: { errors?: { message: string; path: string }[] } };
const refusedAt =
  (path: string, words: string = notAFigure) =>
  (error: Refusal) => {
    assert.deepEqual(
      error.data?.errors?.map((one) => [one.path, one.message]),
      [[path, words]],
    );
    return true;
  };

test('as an office writes them, they are taken', async () => {
  await publish([
    feeTable(['31240', '31,240', 'Rs 31240', '31240/-', '₹ 31,240', '३१२४०', '–', '']),
  ]);
});

test('a cell that would count as nothing is refused by its place', () =>
  assert.rejects(
    publish([feeTable(['31240']), feeTable(['31240', '13,010', '31240 approx'])]),
    refusedAt('blocks.1.rows.2.cells.1.value'),
  ));

test('within an accordion, too', () =>
  assert.rejects(
    publish([
      {
        blockType: 'accordion',
        sections: [{ title: 'Fees', blocks: [feeTable(['1', 'one thousand'])] }],
      },
    ]),
    refusedAt('blocks.0.sections.0.blocks.0.rows.1.cells.1.value'),
  ));

test('promise 10.9: of more rows or columns than a table holds nothing is taken, whoever sends them', async () => {
  const of = (rows: number, columns: number) => ({
    blockType: 'table',
    unit: 'none',
    columns: Array.from({ length: columns }, (_, index) => ({ label: `Column ${index}` })),
    rows: Array.from({ length: rows }, () => ({
      cells: Array.from({ length: columns }, () => ({ value: '1' })),
    })),
  });
  const words = 'A table holds at most 200 rows and 20 columns.';
  await assert.rejects(publish([of(201, 2)]), refusedAt('blocks.0.rows', words));
  await assert.rejects(publish([of(1, 21)]), refusedAt('blocks.0.columns', words));
  await assert.rejects(publish([of(1, 1)]), /Columns/);
  await publish([of(200, 20)]);
});
