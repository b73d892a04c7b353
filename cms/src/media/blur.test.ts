import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { area, blurPicture } from './blur.ts';

const width = 800;
const height = 600;

/** Fine stripes, upright or lying: what they are made of is the same on the whole, and what can be seen is not. */
const striped = (isUpright: boolean, channels: 3 | 4 = 3): Promise<Buffer> => {
  const pixels = Buffer.alloc(width * height * channels);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const light = (isUpright ? x : y) % 16 < 8 ? 230 : 30;
      const at = (y * width + x) * channels;
      pixels.fill(light, at, at + 3);
      if (channels === 4) pixels[at + 3] = 120;
    }
  return sharp(pixels, { raw: { width, height, channels } }).webp({ quality: 90 }).toBuffer();
};

const face = { x: 0.25, y: 0.25, width: 0.25, height: 0.4 };
/** In pixels, with what it is widened by. */
const hidden = { left: 170, top: 114, width: 260, height: 312 };
const beside = { left: 520, top: 114, width: 200, height: 312 };

const pixelsOf = (picture: Buffer, box: typeof hidden): Promise<Buffer> =>
  sharp(picture).extract(box).removeAlpha().raw().toBuffer();
const farthest = (one: Buffer, other: Buffer): number =>
  one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0);
const contrast = async (picture: Buffer, box: typeof hidden): Promise<number> => {
  const { channels } = await sharp(await sharp(picture).extract(box).toBuffer()).stats();
  return Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev));
};

test('what is blurred cannot be told from anything else with the same few colours', async () => {
  const [upright, lying] = await Promise.all(
    [true, false].map(async (isUpright) => blurPicture(await striped(isUpright), [face])),
  );
  assert.ok(upright && lying);
  assert.deepEqual([upright.width, upright.height], [width, height]);
  const left = [await pixelsOf(upright.data, hidden), await pixelsOf(lying.data, hidden)] as const;
  assert.ok(farthest(...left) < 25, `${farthest(...left)} of 255`);
  assert.ok((await contrast(upright.data, hidden)) < 6);
});

test('beside it the picture stays as it was', async () => {
  const source = await striped(true);
  const { data } = await blurPicture(source, [face]);
  assert.ok((await contrast(data, beside)) > 80);
  assert.ok(farthest(await pixelsOf(data, beside), await pixelsOf(source, beside)) < 80);
});

test('the tiny picture that stands in for it is made of the blurred one', async () => {
  const source = await striped(true);
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const [before, after] = [await blurPicture(source, [face]), await blurPicture(source, [whole])];
  assert.match(after.preview, /^data:image\/webp;base64,/);
  assert.notEqual(before.preview, after.preview);
});

test('nothing shines through where a picture is transparent', async () => {
  const { data } = await blurPicture(await striped(true, 4), [face]);
  assert.ok((await contrast(data, hidden)) < 6);
});

test('a face of a few pixels, the whole picture, and many parts at the edges', async () => {
  const source = await striped(true);
  for (const areas of [
    [{ x: 0.5, y: 0.5, width: 0.001, height: 0.001 }],
    [{ x: 0, y: 0, width: 1, height: 1 }],
    [
      { x: 0, y: 0, width: 0.02, height: 1 },
      { x: 0.98, y: 0.98, width: 0.02, height: 0.02 },
      { x: 0.9999, y: 0, width: 0.0001, height: 0.5 },
    ],
  ]) {
    const { data } = await blurPicture(source, areas);
    const made = await sharp(data).metadata();
    assert.deepEqual([made.format, made.width, made.height], ['webp', width, height]);
  }
  const { data } = await blurPicture(source, [{ x: 0, y: 0, width: 1, height: 1 }]);
  assert.ok((await contrast(data, { left: 0, top: 0, width, height })) < 6);
});

for (const [what, given] of [
  ['beyond the right edge', { x: 0.9, y: 0, width: 0.2, height: 0.1 }],
  ['beyond the lower edge', { x: 0, y: 0.95, width: 0.2, height: 0.1 }],
  ['left of the picture', { x: -0.1, y: 0, width: 0.2, height: 0.1 }],
  ['without a size', { x: 0.1, y: 0.1, width: 0, height: 0.1 }],
  ['turned round', { x: 0.5, y: 0.5, width: -0.1, height: 0.1 }],
  ['of no number', { x: 0.5, y: 0.5, width: Number.NaN, height: 0.1 }],
  ['of text', { x: '0.5', y: 0.5, width: 0.1, height: 0.1 }],
  ['of nothing', null],
] as const)
  test(`a rectangle ${what} is none`, () => assert.equal(area.safeParse(given).success, false));
