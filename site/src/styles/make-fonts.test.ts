import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { coreRanges } from './make-fonts.ts';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const faces = css.split('@font-face').slice(1);

test('the small font files are asked for just the letters that they are made of', () => {
  const core = faces.filter((face) => face.includes('-core.woff2'));
  assert.equal(core.length, 3);
  for (const face of core)
    assert.equal(
      face.match(/unicode-range:\s*([^;]+);/)?.[1]?.replace(/\s+/g, ' '),
      coreRanges[face.includes('mukta-') ? 'mukta' : 'eczar'],
    );
});

test('of faces that share letters the small file stands last, and so wins', () => {
  for (const family of ['mukta-400', 'mukta-600', 'eczar-600']) {
    const [name = '', weight = ''] = family.split('-');
    const own = faces.filter(
      (face) => face.includes(name) && face.includes(`font-weight: ${weight}`),
    );
    assert.match(own.at(-1) ?? '', /-core\.woff2/);
    assert.equal(own.length, 3);
  }
});
