/**
 * Makes the fonts that pages load from those that we install (decision 19): one small file a weight with the letters that
 * nearly every page uses, and Devanagari. Both without hints, which only old screens of computers use and which are
 * nearly half of Mukta. Other letters come from the installed files as they are, where a page has any.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/**
 * The letters of the small files, as `unicode-range` in fonts.css says it; a test holds the two together. Signs that pages hardly
 * have are left out: those of programmers everywhere, those of addresses and sums in headings.
 */
export const coreRanges = {
  mukta:
    'U+20-22, U+25-3B, U+3F-5A, U+5F, U+61-7A, U+7C, U+A0, U+A9, U+B0, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+203A',
  eczar:
    'U+20-22, U+25-29, U+2C-3B, U+3F, U+41-5A, U+61-7A, U+A0, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2026',
};
const devanagariRange = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A830-A839, U+A8E0-A8FF';

const fonts = [
  { name: 'mukta', weight: 400 },
  { name: 'mukta', weight: 600 },
  { name: 'eczar', weight: 600 },
] as const;
/** What our styles ask of Latin letters: pairs set closer, fi as one letter, and figures of one width in tables. */
const latinOnly = { keepFeatures: ['kern', 'liga', 'tnum'], dropTables: ['GDEF', 'STAT', 'gasp'] };
const scriptsOf = (name: keyof typeof coreRanges) => [
  { script: 'latin', made: 'core', range: coreRanges[name], parts: latinOnly },
  // Its letters are put together by rules of the font, of which it needs each.
  { script: 'devanagari', made: 'devanagari', range: devanagariRange, parts: {} },
];

const lettersOf = (range: string): string =>
  range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join('');

export const makeFonts = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const { name, weight } of fonts)
    for (const { script, made, range, parts } of scriptsOf(name)) {
      const installed = resolve(
        `@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`,
      );
      const font = await subsetFont(await readFile(installed), lettersOf(range), {
        targetFormat: 'woff2',
        noHinting: true,
        ...parts,
      });
      await writeFile(join(folder, `${name}-${weight}-${made}.woff2`), font);
    }
};
