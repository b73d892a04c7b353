import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { hasWideColours, isHeic } from './heic.ts';

const photo = await readFile(
  join(import.meta.dirname, '../../../test/fixtures/heic/from-a-phone.heic'),
);

test('a HEIC file is known by its bytes, whatever it is called', async () => {
  assert.equal(await isHeic(new Blob([photo])), true);
  const create = { width: 9, height: 9, channels: 3, background: '#888' } as const;
  for (const other of [
    await sharp({ create }).jpeg().toBuffer(),
    await sharp({ create }).avif().toBuffer(),
    Buffer.from('ftypheic'),
    Buffer.alloc(0),
  ])
    assert.equal(await isHeic(new Blob([new Uint8Array(other)])), false);
});

test('an iPhone’s wide colours are known by the name of their profile', async () => {
  assert.equal(hasWideColours(photo), false);
  const profile = Buffer.from('Display P3', 'utf16le').swap16();
  assert.equal(hasWideColours(Buffer.concat([photo, profile])), true);
});
