import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { findInPdf } from '../../media/active-pdf.ts';
import { photosToPdf } from './photos-to-pdf.ts';

const photo = async (width: number, height: number) => ({
  jpeg: new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#ddd' } })
      .jpeg()
      .toBuffer(),
  ),
  width,
  height,
});

const pages = [await photo(300, 400), await photo(400, 300), await photo(100, 900)];
const pdf = Buffer.from(photosToPdf('Winter timings, शीतकालीन समय', pages));
const text = pdf.toString('latin1');

test('a viewer finds each object where the table says that it is', () => {
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  assert.equal(text.slice(table, table + 4), 'xref');
  const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  );
  assert.equal(places.length, 3 + 3 * pages.length);
  for (const [index, at] of places.entries())
    assert.equal(text.slice(at).split('\n', 1)[0], `${index + 1} 0 obj`);
});

test('each photo is there as it came, on a sheet of A4 that lies as the photo does', () => {
  for (const { jpeg } of pages) assert.ok(pdf.includes(Buffer.from(jpeg)));
  const sheets = [...text.matchAll(/\/MediaBox \[0 0 ([\d. ]+)\]/g)].map(([, size]) => size);
  assert.deepEqual(sheets, ['595.28 841.89', '841.89 595.28', '595.28 841.89']);
  // In the middle of the sheet, and nowhere beyond it.
  const drawn = [...text.matchAll(/q ([\d. ]+) cm/g)].map(([, all]) =>
    (all ?? '').split(' ').map(Number),
  );
  for (const [index, [width = 0, , , height = 0, left = 0, bottom = 0]] of drawn.entries()) {
    const [wide = 0, high = 0] = (sheets[index] ?? '').split(' ').map(Number);
    assert.ok(
      Math.abs(wide - 2 * left - width) < 0.05 && Math.abs(high - 2 * bottom - height) < 0.05,
    );
  }
});

test('its title has any letters, and the check of uploaded PDFs takes it', async () => {
  const hex = /\/Title <FEFF([0-9a-f]+)>/.exec(text)?.[1] ?? '';
  assert.equal(
    Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    'Winter timings, शीतकालीन समय',
  );
  assert.equal(await findInPdf(pdf), 'quiet');
});
