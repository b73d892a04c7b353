import assert from 'node:assert/strict';
import { test } from 'node:test';
import { palettes } from './choices.ts';

/** As the Web Content Accessibility Guidelines reckon it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The website's paper, ink, and words on the main colour (site/src/styles/tokens.css). */
const [paper, ink, onBrand] = ['#fffaf1', '#2b1a16', '#fff8ec'] as const;

for (const { name, brand, accent } of palettes)
  test(`${name} can be read (WCAG AA)`, () => {
    for (const [one, other] of [
      [brand, paper],
      [brand, onBrand],
      [accent, ink],
    ] as const)
      assert.ok(contrast(one, other) >= 4.5, `${one} ${other}`);
  });
