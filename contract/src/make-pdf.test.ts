import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { makePdf, type Paper, type PaperPart } from './make-pdf.ts';
import { woffToSfnt } from './woff-to-sfnt.ts';

const paper = (...parts: PaperPart[]): Paper => ({
  title: 'Fees',
  issuer: 'A school',
  address: 'A street',
  colour: '#7a1f2b',
  note: 'school.example',
  day: '2026-04-01',
  parts,
});
const table = (rows: number): PaperPart => ({
  kind: 'table',
  caption: undefined,
  table: {
    columns: ['Class', 'Fee'],
    rows: Array.from({ length: rows }, (_, row) => [`Class ${row}`, `${row} रुपये`]),
  },
});

/** How often others have a turn while something is made. */
const countTurns = async (work: () => Promise<unknown>): Promise<number> => {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await work();
  clearImmediate(next);
  return turns;
};

test('promise 2.14: while a PDF is made, others have a turn at each row of a table and each point of a list', async () => {
  // What is loaded once is no part of it.
  await makePdf(paper());
  const items = Array.from({ length: 300 }, (_, index) => `Point ${index}`);
  for (const [rows, part] of [
    [150, table(150)],
    [300, { kind: 'list', items, ordered: true } as const],
  ] as const) {
    const least = part.kind === 'table' ? 2 * rows : rows;
    const turns = await countTurns(() => makePdf(paper(part)));
    assert.ok(turns >= least, `${turns} turns for a ${part.kind} of ${rows}`);
  }
});

test('promise 2.14: one PDF is made at a time, and one that fails keeps none from being made', async () => {
  const finished: string[] = [];
  const make = (name: string, of: Paper) =>
    makePdf(of).then(
      () => finished.push(name),
      () => finished.push(`${name} failed`),
    );
  await Promise.all([
    make('long', paper(table(100))),
    make('bad', { ...paper(), day: 'no day' }),
    make('short', paper()),
  ]);
  assert.deepEqual(finished, ['long', 'bad failed', 'short']);
});

test('a packed font is unpacked whole: every table stands where the directory says, with its checksum', async () => {
  const file = import.meta.resolve('@fontsource/mukta/files/mukta-devanagari-400-normal.woff');
  const font = woffToSfnt(await readFile(fileURLToPath(file)));
  const sumOf = (from: number, length: number): number => {
    let sum = 0;
    for (let at = from; at < from + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0;
    return sum;
  };
  assert.equal(font.readUInt32BE(0), 0x00010000);
  const tags = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    const [sum, from, length] = [4, 8, 12].map((more) => font.readUInt32BE(at + more));
    const tag = font.toString('latin1', at, at + 4);
    // That of `head` counts without the sum of the whole file, which stands in it.
    const whole = tag === 'head' ? font.readUInt32BE((from ?? 0) + 8) : 0;
    assert.equal((sumOf(from ?? 0, length ?? 0) - whole) >>> 0, sum, tag);
    return tag;
  });
  assert.ok(['cmap', 'glyf', 'GSUB', 'head', 'loca'].every((tag) => tags.includes(tag)));
  assert.throws(() => woffToSfnt(font), /no WOFF file/);
});
