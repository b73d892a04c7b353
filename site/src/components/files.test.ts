import assert from 'node:assert/strict';
import { test } from 'node:test';
import { widthsFor } from './files.ts';
import { pictureSizes } from './picture-sizes.ts';

const cases: [sizes: string, widths: number[]][] = [
  ['72px', [160]],
  ['100px', [160, 320]],
  ['200px', [320, 640]],
  [pictureSizes.page, [320, 640, 960, 1600]],
  [pictureSizes.column, [320, 640, 960, 1600]],
  [pictureSizes.card, [320, 640, 960]],
  [pictureSizes.row, [320, 640, 960]],
  [pictureSizes.grid, [320, 640]],
  [pictureSizes.portrait, [320, 640]],
  // Small on a computer, as wide as the screen on anything below.
  ['(min-width: 900px) 72px, 94vw', [320, 640, 960, 1600]],
  ['94vw', [320, 640, 960, 1600]],
  ['', [320, 640, 960, 1600]],
];
for (const [sizes, widths] of cases)
  test(`the copies to choose from at “${sizes}”`, () => assert.deepEqual(widthsFor(sizes), widths));
