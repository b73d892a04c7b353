import { n, oval, path, pathOf, stroke } from '../svg.ts';
import { type Defs, mix, shade, tint } from './kit.ts';
import type { Person } from './person.ts';

/** One eye with its lids and lashes; -1 is the one at the viewer's left. */
export function eye(defs: Defs, person: Person, sign: -1 | 1): string {
  const { eyes, skin, sex, turn, age } = person;
  const far = 1 - Math.max(0, sign * turn) * 0.12;
  const [w, h] = [eyes.width * far, eyes.height];
  const dark = mix(person.hair.colour, '#1d1412', 0.7);
  const smiling = person.mouth.smile === 'open' ? 0.62 : 0.78;
  const lift = -eyes.slant;
  const top = pathOf`M${-w} 4C${-w * 0.62} ${-h * 0.95} ${w * 0.38} ${-h * 1.42} ${w} ${lift}`;
  const white = `${top}C${n(w * 0.55)} ${n(h * smiling)} ${n(-w * 0.4)} ${n(h * (smiling + 0.14))} ${n(-w)} 4Z`;
  const r = h * 0.98;
  const look = turn * 3.2 * sign + 0.6;
  const iris = defs.radial([look, 1], r, { 0: '#7a4526', 0.5: '#4a2716', 1: '#22100b' });
  const outer = sex === 'f' ? 5 : 2.5;
  const lid = `${top}L${n(w + outer)} ${n(lift - (sex === 'f' ? 4 : 1))}C${n(w * 0.5)} ${n(-h * 1.42 - (sex === 'f' ? 5 : 3))} ${n(-w * 0.6)} ${n(-h * 0.98 - 3)} ${n(-w)} 4Z`;
  const crease = pathOf`M${-w * 0.8} ${-h * 0.62 - 4}C${-w * 0.3} ${-h * 1.35 - 5} ${w * 0.5} ${-h * 1.5 - 5} ${w + 3} ${-h * 0.55 - 2}`;
  const lashes = sex === 'f' && age > 9 ? stroke(pathOf`M${w - 1} ${lift - 1}l8 -6M${w * 0.74} ${-h * 0.62}l6 -7`, dark, 2) : '';
  const bag =
    age > 44 ? stroke(pathOf`M${-w * 0.6} ${h + 5}Q${w * 0.2} ${h + 12} ${w} ${h * 0.5 + 5}`, shade(skin, 0.32), 1.8, 'opacity=".5"') : '';
  const crow = age > 48 ? stroke(pathOf`M${w + 9} 1l9 -5M${w + 9} 6l10 2`, shade(skin, 0.35), 1.7, 'opacity=".5"') : '';
  const inside =
    path(white, '#fffaf0') +
    `<g ${defs.clip(white)}>` +
    oval(look, -0.5, r, r * 1.04, iris) +
    oval(look, -0.5, r * 0.45, r * 0.45, '#120806') +
    oval(look, r * 0.72, r * 0.55, r * 0.3, '#b0713c', 'opacity=".45"') +
    path(`${top}L${n(w)} ${n(-h * 2)}L${n(-w)} ${n(-h * 2)}Z`, '#5a2a24', `opacity=".38" transform="translate(0 ${n(h * 0.32)})"`) +
    '</g>';
  const glint =
    oval(sign * (look - sign * r * 0.34), -r * 0.36, r * 0.27, r * 0.27, '#fffdf5') +
    oval(sign * look + r * 0.36, r * 0.34, r * 0.13, r * 0.13, '#fff3d8', 'opacity=".8"');
  const x = sign * eyes.apart * (sign * turn > 0 ? 1 - sign * turn * 0.06 : 1) + turn * 9;
  return (
    `<g transform="translate(${n(x)} 0)">` +
    `<g transform="scale(${sign} 1)">` +
    oval(1, -5, w * 1.3, h * 1.55, shade(skin, 0.32), `opacity=".34" ${defs.blur(5)}`) +
    oval(2, -h * 1.02 - 3, w * 0.72, 3.6, tint(skin, 0.28), `opacity=".5" ${defs.blur(2)}`) +
    inside +
    path(lid, dark) +
    lashes +
    stroke(crease, shade(skin, 0.42), 2, 'opacity=".6"') +
    stroke(pathOf`M${-w * 0.7} ${h * 0.58}Q${w * 0.3} ${h * (smiling + 0.28)} ${w} ${lift + 1}`, shade(skin, 0.5), 1.7, 'opacity=".55"') +
    bag +
    crow +
    brow(person) +
    `</g>${glint}</g>`
  );
}

function brow(person: Person): string {
  const { brow: b, eyes, age } = person;
  const w = eyes.width;
  const base = -eyes.height - 15;
  const grey = person.hair.colour;
  const colour = age > 58 ? mix(grey, '#5a4a44', 0.4) : mix('#241511', grey, 0.25);
  const peak = base - b.arch;
  return (
    path(
      pathOf`M${-w * 0.98} ${base + 3}C${-w * 0.4} ${peak - 2} ${w * 0.5} ${peak - 4} ${w * 1.28} ${base + 2}` +
        pathOf`C${w * 0.55} ${peak + b.thick * 0.55} ${-w * 0.35} ${peak + b.thick} ${-w * 0.92} ${base + 3 + b.thick * 0.8}Z`,
      colour,
      'opacity=".9"',
    ) + stroke(pathOf`M${-w * 0.9} ${base + 5}l4 -7M${-w * 0.66} ${base + 3}l4 -7M${-w * 0.42} ${base}l5 -6`, colour, 1.6, 'opacity=".55"')
  );
}
