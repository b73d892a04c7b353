import { outline } from '../outline.ts';
import { n, oval, type Point, path, pathOf, smooth, stroke } from '../svg.ts';
import { eye } from './eyes.ts';
import { type Defs, line, mix, shade, tint } from './kit.ts';
import { childness, type Person } from './person.ts';

/** The outline of the face, forehead to chin, leaning with the head's turn. */
export function faceOutline(person: Person): Point[] {
  const { temple, cheek, jaw, chinWidth, chin } = person.face;
  const k = person.turn;
  const top = -128 - 6 * childness(person);
  const side = (sign: -1 | 1): Point[] => [
    [sign * 40, top + 8],
    [sign * (temple - 15), top + 33],
    [sign * temple, -58],
    [sign * cheek + k * 2, 8],
    [sign * (cheek * 0.42 + jaw * 0.58) + k * 3, chin * 0.46],
    [sign * jaw * 0.86 + k * 4, chin * 0.72],
    [sign * chinWidth + k * 6, chin * 0.965],
  ];
  return [[0, top], ...side(1), [k * 6, chin + 2], ...side(-1).reverse()];
}

/** Lip colour that suits the skin. */
const lipColour = (person: Person) =>
  mix(person.skin, person.sex === 'f' && person.age > 17 ? '#b02a3e' : '#a8434a', person.sex === 'f' ? 0.52 : 0.38);

function ear(person: Person, sign: -1 | 1): string {
  const { skin, face, turn } = person;
  const near = 1 - sign * turn * 0.35;
  const x = sign * (face.cheek - 3) + turn * 2;
  const out = sign * 15 * near;
  const shape = smooth([
    [x - sign * 8, -14],
    [x + out * 0.7, -20],
    [x + out, -2],
    [x + out * 0.75, 22],
    [x + out * 0.2, 38],
    [x - sign * 6, 34],
  ]);
  return (
    path(shape, sign < 0 ? tint(skin, 0.06) : shade(skin, 0.16)) +
    stroke(line(outline('0.2 -8, 0.65 -10, 0.7 6, 0.35 18, 0.15 26', [out, 1], [x, 0])), shade(skin, 0.34), 2.2, 'opacity=".75"')
  );
}

/** Both ears; drawn before the face. */
export const ears = (person: Person) => ear(person, -1) + ear(person, 1);

function nose(defs: Defs, person: Person): string {
  const { skin, turn } = person;
  const { width: w, length: l } = person.nose;
  const deep = shade(skin, 0.46);
  return (
    `<g transform="translate(${n(turn * 11)} 0)">` +
    path(
      pathOf`M9 -20C3 ${l * 0.2} 6 ${l * 0.62} ${w + 2} ${l - 3}C${w * 0.9} ${l + 7} 4 ${l + 8} 2 ${l + 3}C4 ${l * 0.5} 0 6 9 -20Z`,
      shade(skin, 0.3),
      `opacity=".5" ${defs.blur(2.4)}`,
    ) +
    oval(1 + turn * 3, l + 8, w * 0.9, 4, shade(skin, 0.4), `opacity=".45" ${defs.blur(3)}`) +
    stroke(pathOf`M-3 -8C-5 ${l * 0.3} -5 ${l * 0.6} ${-3 + turn * 4} ${l - 9}`, tint(skin, 0.5), 6.5, `opacity=".5" ${defs.blur(2.6)}`) +
    `<g transform="translate(${n(turn * 5)} 0)">` +
    oval(-3, l - 7, 6.2, 5, tint(skin, 0.55), `opacity=".6" ${defs.blur(2)}`) +
    stroke(pathOf`M${-w + 2} ${l - 8}C${-w - 3} ${l - 3} ${-w - 1} ${l + 4} ${-w + 5} ${l + 3}`, deep, 2.4, 'opacity=".62"') +
    stroke(pathOf`M${w - 2} ${l - 8}C${w + 3} ${l - 3} ${w + 1} ${l + 4} ${w - 5} ${l + 3}`, deep, 2.6, 'opacity=".8"') +
    path(
      pathOf`M${-w + 5} ${l + 2.5}Q${-w * 0.45} ${l - 2.6} ${-2} ${l + 4.5}Q0 ${l + 7} 2 ${l + 4.5}Q${w * 0.45} ${l - 2.6} ${w - 5} ${l + 2.5}Q${w * 0.4} ${l + 4} 4 ${l + 7}Q0 ${l + 9} -4 ${l + 7}Q${-w * 0.4} ${l + 4} ${-w + 5} ${l + 2.5}Z`,
      shade(skin, 0.6),
      'opacity=".75"',
    ) +
    '</g></g>'
  );
}

/** How far below the eyes the lips meet. */
export const mouthLine = (person: Person) => person.nose.length + (person.face.chin - person.nose.length) * 0.4;

function mouth(defs: Defs, person: Person): string {
  const { skin, turn } = person;
  const { full, smile } = person.mouth;
  const w = person.mouth.width + (smile === 'open' ? 4 : 0);
  const y = mouthLine(person);
  const lip = lipColour(person);
  const up = smile === 'soft' ? 2 : 6;
  const corner = y - up;
  const open = smile === 'open' ? 13 + w * 0.12 : 0;
  const upper = pathOf`M${-w} ${corner}C${-w * 0.6} ${y - full * 0.5 - 1} ${-w * 0.28} ${y - full - 1} 0 ${y - full * 0.66}C${w * 0.28} ${y - full - 1} ${w * 0.6} ${y - full * 0.5 - 1} ${w} ${corner}`;
  const parting = pathOf`C${w * 0.55} ${y + 3} ${w * 0.2} ${y + 4} 0 ${y + 2.5}C${-w * 0.2} ${y + 4} ${-w * 0.55} ${y + 3} ${-w} ${corner}`;
  const rim = pathOf`M${-w} ${corner}C${-w * 0.55} ${y + 3} ${-w * 0.2} ${y + 4} 0 ${y + 2.5}C${w * 0.2} ${y + 4} ${w * 0.55} ${y + 3} ${w} ${corner}`;
  const gap = `${rim}C${n(w * 0.8)} ${n(y + open + 1)} ${n(w * 0.42)} ${n(y + open + 4)} 0 ${n(y + open + 4)}C${n(-w * 0.42)} ${n(y + open + 4)} ${n(-w * 0.8)} ${n(y + open + 1)} ${n(-w)} ${n(corner)}Z`;
  const lowTop = open ? open + 3 : 3;
  const lower = pathOf`M${-w * 0.9} ${corner + 2}C${-w * 0.5} ${y + lowTop} ${w * 0.5} ${y + lowTop} ${w * 0.9} ${corner + 2}C${w * 0.62} ${y + lowTop + full * 0.8} ${w * 0.32} ${y + lowTop + full * 1.05} 0 ${y + lowTop + full * 1.05}C${-w * 0.32} ${y + lowTop + full * 1.05} ${-w * 0.62} ${y + lowTop + full * 0.8} ${-w * 0.9} ${corner + 2}Z`;
  const teeth = open
    ? path(gap, '#5d1a1d') +
      `<g ${defs.clip(gap)}>` +
      path(`${rim}L${n(w)} ${n(y + open * 0.72)}Q0 ${n(y + open * 1.12)} ${n(-w)} ${n(y + open * 0.72)}Z`, '#fff8ea') +
      oval(0, y + open + 4, w * 0.5, 5, '#c9606a') +
      path(`${rim}L${n(w)} ${n(y - 20)}L${n(-w)} ${n(y - 20)}Z`, '#7a3a34', 'opacity=".3" transform="translate(0 4)"') +
      '</g>'
    : '';
  const dimple = (sign: number) =>
    stroke(
      pathOf`M${sign * (w + 2)} ${corner - 5}Q${sign * (w + 6)} ${corner} ${sign * (w + 2)} ${corner + 5}`,
      shade(skin, 0.38),
      2.2,
      'opacity=".55"',
    );
  return (
    `<g transform="translate(${n(turn * 10)} 0)">` +
    oval(2, y + lowTop + full + 7, w * 0.55, 4.5, shade(skin, 0.36), `opacity=".45" ${defs.blur(3)}`) +
    path(lower, open ? mix(lip, skin, 0.12) : mix(lip, tint(skin, 0.1), 0.22)) +
    teeth +
    path(`${upper}${parting}Z`, shade(lip, 0.14)) +
    stroke(rim, shade(lip, 0.55), 2, `opacity="${open ? 0.4 : 0.8}"`) +
    oval(-w * 0.14, y + lowTop + full * 0.5, w * 0.3, full * 0.2, '#fff0e0', `opacity=".42" ${defs.blur(1.4)}`) +
    dimple(-1) +
    dimple(1) +
    '</g>'
  );
}

function folds(person: Person): string {
  const { age, skin, nose: ns, mouth: m, turn } = person;
  if (age < 36) return '';
  const strength = Math.min(0.55, 0.2 + (age - 36) * 0.013);
  const y = mouthLine(person);
  const fold = (sign: number) =>
    stroke(
      pathOf`M${sign * (ns.width + 6) + turn * 11} ${ns.length - 2}C${sign * (ns.width + 16) + turn * 10} ${ns.length + 8} ${sign * (m.width + 9) + turn * 10} ${y - 18} ${sign * (m.width + 9) + turn * 10} ${y - 4}`,
      shade(skin, 0.36),
      2.2,
      `opacity="${strength}"`,
    );
  const forehead = age > 52 ? stroke(`M-34 -68Q0 -75 36 -68M-26 -56Q2 -61 28 -56`, shade(skin, 0.3), 1.8, 'opacity=".32"') : '';
  return fold(-1) + fold(1) + forehead;
}

/** Light, blush and shadow laid over the bare face, and the features on it. */
export function face(defs: Defs, person: Person, outline: string, hairShadow: string): string {
  const { skin, face: f, turn, nose: ns } = person;
  const young = childness(person);
  const base = defs.radial([-38, -36], 215, { 0: tint(skin, 0.24), 0.45: skin, 1: shade(skin, 0.26) });
  const blush = mix(skin, '#d8452f', 0.55);
  const cheekY = ns.length * 0.62 + 6;
  return (
    path(outline, base) +
    `<g ${defs.clip(outline)}>` +
    path(
      pathOf`M${f.cheek + 20} -110C${f.cheek * 0.55} -60 ${f.cheek * 0.86} 0 ${f.cheek * 0.66} 44C${f.cheek * 0.52} ${f.chin * 0.72} ${f.chinWidth * 0.8} ${f.chin * 0.86} -10 ${f.chin + 4}L60 ${f.chin + 40}L140 60Z`,
      shade(skin, 0.34),
      `opacity=".42" ${defs.blur(9)}`,
    ) +
    oval(-52 + turn * 8, cheekY, 30, 22, blush, `opacity="${0.26 + young * 0.12}" ${defs.blur(9)}`) +
    oval(54 + turn * 8, cheekY + 2, 28, 22, blush, `opacity="${0.3 + young * 0.12}" ${defs.blur(9)}`) +
    oval(-50 + turn * 8, cheekY - 12, 20, 9, tint(skin, 0.5), `opacity=".42" ${defs.blur(6)}`) +
    oval(-20 + turn * 6, -74, 40, 20, tint(skin, 0.5), `opacity=".34" ${defs.blur(10)}`) +
    oval(-5 + turn * 9, f.chin - 16, 17, 9, tint(skin, 0.45), `opacity=".36" ${defs.blur(5)}`) +
    (hairShadow ? path(hairShadow, shade(skin, 0.5), `opacity=".42" transform="translate(5 10)" ${defs.blur(5)}`) : '') +
    '</g>' +
    eye(defs, person, -1) +
    eye(defs, person, 1) +
    nose(defs, person) +
    folds(person) +
    mouth(defs, person)
  );
}
