import { n, path, smooth } from '../svg.ts';
import { beard, glasses, jewels } from './adorn.ts';
import { backdrop } from './backdrop.ts';
import { dressOf } from './dress.ts';
import { ears, face, faceOutline } from './face.ts';
import { hairOf } from './hair.ts';
import { Defs, shade } from './kit.ts';
import type { Person } from './person.ts';
import { childness } from './person.ts';
import { type Body, neckSkin } from './torso.ts';

/** Blurs see nothing beyond the page and would fade at its edge, so portraits are drawn this much wider all round. */
export const portraitMargin = 32;

function bodyOf(person: Person): Body {
  const young = childness(person);
  const grown = person.sex === 'f' ? { neck: 46, shoulder: 198 } : { neck: 54, shoulder: 226 };
  if (person.age < 18) {
    const teen = person.sex === 'f' ? { neck: 41, shoulder: 186 } : { neck: 46, shoulder: 200 };
    return { neck: teen.neck - young * 7, shoulder: teen.shoulder - young * 46 };
  }
  return grown;
}

/** One person's portrait as an SVG. */
export function drawPortrait(person: Person): string {
  const defs = new Defs();
  const young = childness(person);
  const size = 1.1 + young * 0.13;
  const headY = 322 + young * 46;
  const pitY = headY + person.face.chin * size + 62 - young * 22;
  const body = bodyOf(person);
  const outline = smooth(faceOutline(person));
  const hair = hairOf(defs, person);
  const head = (content: string) =>
    `<g transform="translate(320 ${n(headY)}) scale(${size.toFixed(3)}) rotate(${person.tilt} 0 90)">${content}</g>`;
  const onBody = (content: string) => `<g transform="translate(320 ${n(pitY)})">${content}</g>`;
  const castBelow = `<g transform="translate(8 ${n(headY - pitY + 34)}) scale(${size.toFixed(3)})">${path(outline, shade(person.skin, 0.5), `opacity=".6" ${defs.blur(4)}`)}</g>`;
  const figure =
    head(hair.back) +
    onBody(neckSkin(defs, person, body, castBelow)) +
    onBody(dressOf(defs, person, body)) +
    head(
      hair.over +
        ears(person) +
        face(defs, person, outline, hair.edge) +
        beard(defs, person) +
        hair.front +
        jewels(person) +
        glasses(person),
    );
  const all = `<rect width="640" height="800"`;
  const sun = `${all} fill="${defs.linear([0, 0], [640, 800], { 0: ['#ffdf9a', 0.26], 0.5: ['#ffdf9a', 0.04], 1: ['#4a1520', 0.14] })}"/>`;
  return defs.svg(640, 800, `${backdrop(defs, person)}<g transform="translate(-38.4 -76) scale(1.12)">${figure}</g>${sun}`, portraitMargin);
}
