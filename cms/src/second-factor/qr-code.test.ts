import assert from 'node:assert/strict';
import { test } from 'node:test';
import decodeQR from 'qr/decode.js';
import { toQrCode } from './qr-code.ts';
import { newSecret, toUri } from './totp.ts';

/** As a phone sees it: four pixels a square, black on white. */
const toPixels = (size: number, path: string) => {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let down = 0; down < scale; down += 1)
      for (let along = 0; along < scale; along += 1) {
        const pixel = (Number(y) * scale + down) * width + Number(x) * scale + along;
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
  return { width, height: width, data };
};

test('what is drawn is read back, long names of schools included', () => {
  for (const school of ['NJMS', 'निर्मल ज्योति मिशन स्कूल', 'A'.repeat(120)]) {
    const uri = toUri(newSecret(), school, 'a.long.address.of.a.colleague@school.example');
    const { size, path } = toQrCode(uri);
    assert.equal(decodeQR(toPixels(size, path)), uri);
  }
});
