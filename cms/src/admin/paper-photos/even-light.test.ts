import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evenLight } from './even-light.ts';

/** A page on which a shadow falls from the left, with a line of letters across it and a red seal. */
const photograph = (width = 960, height = 192) => {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const light = 110 + (120 * x) / width;
      const isInk = y >= 90 && y < 94 && x % 6 < 3;
      const isSeal = y >= 150 && y < 160 && x >= 200 && x < 210;
      const at = 4 * (y * width + x);
      const value = isInk ? light * 0.35 : light;
      data.set(isSeal ? [200, 40, 40, 255] : [value, value, value, 255], at);
    }
  return { data, width, height };
};
const at = ({ data, width }: ReturnType<typeof photograph>, x: number, y: number) =>
  [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)] as [number, number, number];

test('paper is white and letters are dark, in the shadow as in the light', () => {
  const page = photograph();
  evenLight(page, false);
  for (const x of [9, 60, 480, 957]) {
    assert.ok(at(page, x, 40)[0] > 235, `paper at ${x}: ${at(page, x, 40)[0]}`);
    assert.ok(at(page, x - (x % 6), 91)[0] < 60, `ink at ${x}`);
  }
});

test('in colour a seal stays red; otherwise everything is grey', () => {
  const inColour = photograph();
  evenLight(inColour, true);
  const [red, green] = at(inColour, 205, 155);
  assert.ok(red > 150 && green < 60, `${red} ${green}`);
  const inGrey = photograph();
  evenLight(inGrey, false);
  assert.equal(new Set(at(inGrey, 205, 155)).size, 1);
});

test('a dark table beside the paper stays dark', () => {
  const page = photograph();
  for (let i = 0; i < page.data.length; i += 4) page.data.set([30, 28, 26], i);
  evenLight(page, false);
  assert.ok(at(page, 100, 100)[0] < 30);
});
