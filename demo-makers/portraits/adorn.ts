import { outline } from '../outline.ts';
import { seeded } from '../random.ts';
import { n, oval, type Point, path, pathOf, stroke } from '../svg.ts';
import { mouthLine } from './face.ts';

import { along, between, type Defs, line, mix, shade, tint } from './kit.ts';
import type { Person } from './person.ts';

function moustache(person: Person, heavy: number): string {
  const { mouth: m, nose, hair, turn } = person;
  const y = mouthLine(person);
  const top = nose.length + 9;
  const w = m.width + 3 + heavy * 4;
  const wing = (k: -1 | 1) =>
    path(
      pathOf`M0 ${top + 2}C${k * w * 0.35} ${top - 3} ${k * w * 0.8} ${top + 4} ${k * w} ${y - 2 + heavy * 3}C${k * w * 0.7} ${y - 2 + heavy * 3} ${k * w * 0.3} ${y - 3 + heavy * 5} 0 ${y - 5 + heavy * 3}Z`,
      k < 0 ? hair.colour : shade(hair.colour, 0.2),
    );
  const hairs = [-0.7, -0.45, -0.2, 0.2, 0.45, 0.7]
    .map((t) => stroke(pathOf`M${t * w * 0.6} ${top + 3}L${t * w} ${y - 5}`, tint(hair.colour, 0.3), 1.4, 'opacity=".35"'))
    .join('');
  return `<g transform="translate(${n(turn * 10)} 0)">${wing(-1)}${wing(1)}${hairs}</g>`;
}

/** Beard and moustache, laid over the lower face before the mouth is seen through its opening. */
export function beard(defs: Defs, person: Person): string {
  const { beard: style, hair, turn } = person;
  if (style === 'none') return '';
  const { cheek: C, jaw: J, chin, chinWidth } = person.face;
  const y = mouthLine(person);
  const k = turn * 6;
  if (style === 'moustache') return moustache(person, 0.25);
  if (style === 'thick-moustache') return moustache(person, 0.9);
  if (style === 'stubble') {
    const outer: Point[] = [
      [-C + 4, 14],
      [-J - 1, chin * 0.62],
      [-chinWidth + k, chin - 2],
      [k, chin + 3],
      [chinWidth + k, chin - 2],
      [J + 1, chin * 0.62],
      [C - 4, 14],
    ];
    const inner: Point[] = [
      [-C + 8, 14],
      [-J + 16, y - 18],
      [-30 + k, y - 20],
      [k, y - 24],
      [30 + k, y - 20],
      [J - 16, y - 18],
      [C - 8, 14],
    ];
    return path(between(outer, inner), mix(hair.colour, person.skin, 0.35), `opacity=".3" ${defs.blur(4)}`);
  }
  const drop = style === 'long' ? 62 : style === 'down' ? 34 : style === 'full' ? 18 : 12;
  if (style === 'goatee') {
    const d = pathOf`M${-22 + k} ${y + 18}Q${k} ${y + 26} ${22 + k} ${y + 18}C${30 + k} ${chin} ${14 + k} ${chin + 14} ${k} ${chin + 15}C${-14 + k} ${chin + 14} ${-30 + k} ${chin} ${-22 + k} ${y + 18}Z`;
    return (
      moustache(person, 0.35) +
      path(d, hair.colour) +
      stroke(
        pathOf`M${-8 + k} ${y + 28}L${-5 + k} ${chin + 8}M${6 + k} ${y + 28}L${4 + k} ${chin + 8}`,
        tint(hair.colour, 0.3),
        1.6,
        'opacity=".4"',
      )
    );
  }
  const outer: Point[] = [
    [-C - 2, 4],
    [-C * 0.4 - J * 0.6 - 8, chin * 0.5],
    [-J * 0.88 - 5, chin * 0.82],
    [-chinWidth + k, chin + drop * 0.72],
    [k, chin + drop],
    [chinWidth + k, chin + drop * 0.72],
    [J * 0.88 + 5, chin * 0.82],
    [C * 0.4 + J * 0.6 + 8, chin * 0.5],
    [C + 2, 4],
  ];
  const low = y + person.mouth.full + (person.mouth.smile === 'open' ? 26 : 11);
  const inner: Point[] = [
    [-C + 8, 4],
    [-C + 17, 38],
    [-J + 18, y - 20],
    [-person.mouth.width - 9 + k, y - 2],
    [k, low],
    [person.mouth.width + 9 + k, y - 2],
    [J - 18, y - 20],
    [C - 17, 38],
    [C - 8, 4],
  ];
  const shape = between(outer, inner);
  const random = seeded(`${person.seed}beard`);
  const hairs = Array.from({ length: 46 }, (_, i) => {
    const t = 0.08 + (i / 46) * 0.84;
    const [x0, y0] = along(inner, t);
    const [x1, y1] = along(outer, t);
    const u = 0.12 + random() * 0.3;
    return stroke(
      pathOf`M${x0 + (x1 - x0) * u} ${y0 + (y1 - y0) * u}L${x0 + (x1 - x0) * (u + 0.45)} ${y0 + (y1 - y0) * (u + 0.45)}`,
      i % 2 ? tint(hair.colour, 0.36) : shade(hair.colour, 0.5),
      1.5,
      'opacity=".36"',
    );
  }).join('');
  const base = defs.linear([-90, 0], [100, 120], { 0: tint(hair.colour, 0.14), 0.5: hair.colour, 1: shade(hair.colour, 0.34) });
  return (
    path(shape, base) +
    hairs +
    oval(-J * 0.62, chin * 0.72, 13, 24, tint(hair.colour, 0.5), `opacity=".22" ${defs.blur(6)}`) +
    moustache(person, 0.6)
  );
}

/** Spectacles with the sun on their lenses. */
export function glasses(person: Person): string {
  if (!person.glasses) return '';
  const { shape, colour } = person.glasses;
  const { eyes, face, turn } = person;
  const x = eyes.apart + 1;
  const rx = shape === 'round' ? 31 : 34;
  const ry = shape === 'round' ? 30 : shape === 'square' ? 25 : 23;
  const r = shape === 'square' ? 9 : rx;
  const lens = (k: -1 | 1) => {
    const cx = k * x + turn * 9;
    const width = rx * (1 - Math.max(0, k * turn) * 0.1);
    return (
      `<rect x="${n(cx - width)}" y="${n(3 - ry)}" width="${n(width * 2)}" height="${n(ry * 2)}" rx="${r}" ry="${Math.min(r, ry)}" fill="#fff6e0" fill-opacity=".1" stroke="${colour}" stroke-width="${shape === 'oval' ? 3.2 : 4.6}"/>` +
      stroke(pathOf`M${cx - width * 0.62} ${-ry * 0.1}L${cx - width * 0.2} ${-ry * 0.62}`, '#fffaf0', 3.4, 'opacity=".6"')
    );
  };
  const arm = (k: -1 | 1) => stroke(pathOf`M${k * (x + rx) + turn * 9} -2L${k * (face.cheek + 2)} -8`, colour, 4);
  return (
    arm(-1) + arm(1) + stroke(pathOf`M${-x + rx + turn * 9} -1Q${turn * 10} -10 ${x - rx + turn * 9} -1`, colour, 4.2) + lens(-1) + lens(1)
  );
}

/** Bindi, vermilion in the parting, earrings. */
export function jewels(person: Person): string {
  const { face, turn } = person;
  const at = (k: -1 | 1): Point => [k * (face.cheek + 1) + turn * 2, 38];
  const ring = (k: -1 | 1) => {
    const [x, y] = at(k);
    if (person.earrings === 'jhumka')
      return (
        oval(x, y, 5, 5, '#e9b23c') +
        path(pathOf`M${x - 11} ${y + 21}C${x - 10} ${y + 6} ${x + 10} ${y + 6} ${x + 11} ${y + 21}Z`, '#e2a52f') +
        path(pathOf`M${x - 11} ${y + 21}C${x - 10} ${y + 6} ${x - 4} ${y + 7} ${x - 3} ${y + 21}Z`, '#f8d67f') +
        [-8, 0, 8].map((dx) => oval(x + dx, y + 25, 2.6, 3, '#fff3d8')).join('')
      );
    if (person.earrings === 'hoop') return stroke(pathOf`M${x} ${y - 4}a9 11 0 1 0 .1 0`, '#e2a52f', 2.8);
    return person.earrings === 'stud'
      ? oval(x - k * 2, y - 4, 4.4, 4.4, '#e9b23c') + oval(x - k * 2 - 1.4, y - 5.4, 1.6, 1.6, '#fff6d8')
      : '';
  };
  const bindi = person.bindi
    ? oval(turn * 10, -30, 5.2, 5.6, person.bindi) + oval(turn * 10 - 1.5, -32, 1.5, 1.5, '#ffd9c0', 'opacity=".6"')
    : '';
  const sindoor = person.sindoor ? stroke(line(outline('0 -94, 0 -116')), '#c2322b', 4.5, 'opacity=".9"') : '';
  return bindi + sindoor + ring(-1) + ring(1);
}
