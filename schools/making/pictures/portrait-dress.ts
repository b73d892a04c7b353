import { dupatta, pallu, weaveOf } from './portrait-drape.ts';
import type { Point } from './portrait-kit.ts';
import { type Defs, fill, line, n, oval, shade, stroke, tint } from './portrait-kit.ts';
import type { Dress, Person } from './portrait-person.ts';
import {
  badge,
  blazer,
  placket,
  sash,
  shirtCollar,
  sweater,
  tie,
  waistcoat,
} from './portrait-tailor.ts';

/** The body's measures: half widths of neck and shoulders. The pit of the neck is the origin. */
export interface Body {
  readonly neck: number;
  readonly shoulder: number;
}

/** Where the shoulders and arms run. */
export function torso({ neck, shoulder: s }: Body, rise = 0): string {
  const side = (k: -1 | 1) => `${n(k * (neck + 16))} ${n(-24 - rise)}`;
  return `M${side(-1)}C${n(-neck - 44)} -8 ${n(-s * 0.72)} 2 ${n(-s * 0.9)} 32C${n(-s * 1.06)} 62 ${n(-s * 1.1)} 170 ${n(-s * 1.14)} 320L${n(s * 1.14)} 320C${n(s * 1.1)} 170 ${n(s * 1.06)} 62 ${n(s * 0.9)} 32C${n(s * 0.72)} 2 ${n(neck + 44)} -8 ${side(1)}`;
}

/** The cloth of the upper body with a neckline of the depth given; `square` makes a V. */
export function bodice(body: Body, depth: number, pointed = false): string {
  const a = body.neck + 16;
  const neckline = pointed
    ? `L0 ${n(depth)}Z`
    : `C${n(a * 0.9)} ${n(depth * 0.8)} ${n(a * 0.5)} ${n(depth)} 0 ${n(depth)}C${n(-a * 0.5)} ${n(depth)} ${n(-a * 0.9)} ${n(depth * 0.8)} ${n(-a)} -24Z`;
  return torso(body) + neckline;
}

/** Cloth filled with its weave and modelled by the light. */
export function cloth(defs: Defs, d: string, colour: string, body: Body, weave = ''): string {
  const s = body.shoulder;
  const base = defs.linear(
    [-s, -20],
    [s * 0.9, 260],
    [
      [0, tint(colour, 0.16)],
      [0.4, colour],
      [1, shade(colour, 0.34)],
    ],
  );
  const clip = defs.clip(d);
  return (
    fill(d, base) +
    (weave ? fill(d, weave) : '') +
    `<g ${clip}>` +
    fill(
      `M${n(s * 0.66)} 60C${n(s * 0.6)} 130 ${n(s * 0.72)} 220 ${n(s * 0.66)} 330L${n(s * 1.3)} 330L${n(s * 1.2)} 20Z`,
      shade(colour, 0.5),
      `opacity=".32" ${defs.blur(10)}`,
    ) +
    stroke(
      `M${n(-s * 0.7)} 110C${n(-s * 0.62)} 180 ${n(-s * 0.7)} 240 ${n(-s * 0.66)} 320`,
      shade(colour, 0.5),
      3,
      `opacity=".4" ${defs.blur(1.2)}`,
    ) +
    stroke(
      `M${n(s * 0.68)} 110C${n(s * 0.62)} 180 ${n(s * 0.7)} 240 ${n(s * 0.66)} 320`,
      shade(colour, 0.55),
      3,
      `opacity=".45" ${defs.blur(1.2)}`,
    ) +
    oval(
      -s * 0.62,
      18,
      s * 0.3,
      14,
      tint(colour, 0.55),
      `opacity=".24" transform="rotate(-14 ${n(-s * 0.62)} 18)" ${defs.blur(12)}`,
    ) +
    '</g>'
  );
}

/** Neck and upper chest in skin, with the head's shadow falling on them. */
export function neckSkin(defs: Defs, person: Person, body: Body, headShadow: string): string {
  const { neck: w, shoulder: s } = body;
  const { skin } = person;
  const d = `M${n(-w)} -150L${n(w)} -150L${n(w)} -52C${n(w + 2)} -30 ${n(w + 30)} -18 ${n(s * 0.66)} 4L${n(s * 0.4)} 130L${n(-s * 0.4)} 130L${n(-s * 0.66)} 4C${n(-w - 30)} -18 ${n(-w - 2)} -30 ${n(-w)} -52Z`;
  const base = defs.linear(
    [-w, 0],
    [w * 1.3, 30],
    [
      [0, tint(skin, 0.1)],
      [0.5, skin],
      [1, shade(skin, 0.26)],
    ],
  );
  return (
    fill(d, base) +
    `<g ${defs.clip(d)}>` +
    headShadow +
    stroke(
      `M-8 6Q${n(-w * 0.6)} -6 ${n(-w - 22)} -2M8 6Q${n(w * 0.6)} -6 ${n(w + 22)} -2`,
      shade(skin, 0.34),
      3,
      `opacity=".5" ${defs.blur(1.4)}`,
    ) +
    stroke(
      `M${n(-w * 0.55)} -60Q${n(-w * 0.4)} -20 -9 2`,
      tint(skin, 0.4),
      5,
      `opacity=".3" ${defs.blur(3)}`,
    ) +
    '</g>'
  );
}

function necklace(person: Person, body: Body): string {
  const a = body.neck;
  if (person.necklace === 'cross')
    return (
      stroke(`M${n(-a)} -28Q${n(-a * 0.4)} 52 0 58Q${n(a * 0.4)} 52 ${n(a)} -28`, '#8b7a62', 2.4) +
      fill('M-4 56h8v12h10v8h-10v24h-8v-24h-10v-8h10z', '#8a5a3a') +
      fill('M-4 56h3v44h-3z', '#c9935d', 'opacity=".8"')
    );
  if (person.necklace === 'mangalsutra')
    return (
      stroke(
        `M${n(-a)} -26Q${n(-a * 0.3)} 40 0 46Q${n(a * 0.3)} 40 ${n(a)} -26`,
        '#2b1a16',
        3.4,
        'stroke-dasharray="0.1 5"',
      ) +
      oval(-5, 48, 5, 5, '#e9b23c') +
      oval(6, 48, 5, 5, '#d29526')
    );
  if (person.necklace === 'beads')
    return stroke(
      `M${n(-a)} -26Q${n(-a * 0.4)} 26 0 32Q${n(a * 0.4)} 26 ${n(a)} -26`,
      tint(person.dress.second, 0.2),
      8,
      'stroke-dasharray="0.1 9"',
    );
  if (person.necklace === 'chain')
    return (
      stroke(`M${n(-a)} -26Q${n(-a * 0.4)} 24 0 30Q${n(a * 0.4)} 24 ${n(a)} -26`, '#dba637', 2.4) +
      oval(0, 34, 4.5, 5.5, '#e9b23c')
    );
  return '';
}

function lanyard(colour: string, body: Body): string {
  const a = body.neck + 12;
  return (
    stroke(`M${n(-a)} -16L-6 196M${n(a)} -16L6 196`, colour, 8) +
    stroke(`M${n(-a)} -16L-8 196`, tint(colour, 0.3), 2, 'opacity=".6"') +
    `<rect x="-38" y="196" width="76" height="100" rx="7" fill="#fffaf0"/><rect x="-38" y="196" width="76" height="22" rx="7" fill="${colour}"/>` +
    oval(0, 246, 15, 17, tint(colour, 0.55))
  );
}

function woman(defs: Defs, person: Person, body: Body): string {
  const { dress } = person;
  const weave = weaveOf(defs, dress);
  if (dress.kind === 'sari' || dress.kind === 'habit') {
    const blouse = dress.third;
    return (
      cloth(defs, bodice(body, dress.kind === 'habit' ? 14 : 40), blouse, body) +
      necklace(person, body) +
      pallu(defs, dress, body, weave)
    );
  }
  const d = bodice(body, 54);
  const trim = body.neck + 16;
  const yoke =
    stroke(
      `M${n(-trim)} -24C${n(-trim * 0.9)} 43 ${n(-trim * 0.5)} 54 0 54C${n(trim * 0.5)} 54 ${n(trim * 0.9)} 43 ${n(trim)} -24`,
      dress.second,
      11,
    ) +
    stroke(
      `M${n(-trim)} -24C${n(-trim * 0.9)} 43 ${n(-trim * 0.5)} 54 0 54C${n(trim * 0.5)} 54 ${n(trim * 0.9)} 43 ${n(trim)} -24`,
      tint(dress.second, 0.5),
      2.6,
      'stroke-dasharray="0.1 8"',
    ) +
    stroke('M0 58V140', dress.second, 7) +
    [76, 100, 124].map((y) => oval(0, y, 3.2, 3.2, tint(dress.second, 0.6))).join('');
  return (
    cloth(defs, d, dress.main, body, weave) +
    necklace(person, body) +
    yoke +
    dupatta(defs, dress, body)
  );
}

function man(defs: Defs, person: Person, body: Body): string {
  const { dress } = person;
  const weave = weaveOf(defs, dress);
  const shirt = (colour: string) => cloth(defs, bodice(body, 26, true), colour, body, weave);
  if (dress.kind === 'kurta' || dress.kind === 'cassock' || dress.kind === 'waistcoat') {
    const under = cloth(
      defs,
      bodice(body, 20, true),
      dress.kind === 'waistcoat' ? dress.third : dress.main,
      body,
      dress.kind === 'waistcoat' ? '' : weave,
    );
    const vest = dress.kind === 'waistcoat' ? waistcoat(defs, dress.main, body) : '';
    return (
      under +
      placket(
        dress.kind === 'waistcoat' ? dress.third : dress.main,
        body,
        dress.kind !== 'waistcoat',
      ) +
      vest +
      (dress.kind === 'cassock' ? necklace(person, body) : '')
    );
  }
  const knot = dress.tie ? tie(defs, dress.second, dress.stripe) : '';
  if (dress.kind === 'blazer')
    return (
      cloth(defs, bodice(body, 26, true), dress.third, body) +
      knot +
      shirtCollar(dress.third, body, !dress.tie) +
      blazer(defs, dress.main, body)
    );
  if (dress.kind === 'cardigan')
    return (
      shirt(dress.third) +
      knot +
      shirtCollar(dress.third, body, !dress.tie) +
      sweater(defs, dress.main, body, '', 66)
    );
  return shirt(dress.main) + knot + shirtCollar(dress.main, body, !dress.tie);
}

function pupil(defs: Defs, person: Person, body: Body): string {
  const { dress } = person;
  const shirt = cloth(
    defs,
    bodice(body, 22, true),
    dress.third,
    body,
    dress.kind === 'junior' ? weaveOf(defs, { ...dress, weave: 'check' }) : '',
  );
  if (dress.kind === 'junior') {
    const straps: Point[][] = [
      [
        [-62, 6],
        [-66, 120],
        [-70, 320],
      ],
      [
        [62, 6],
        [66, 120],
        [70, 320],
      ],
    ];
    return (
      shirt +
      shirtCollar('#fffaf0', body, true) +
      straps
        .map(
          (strap) =>
            stroke(line(strap), dress.main, 30) +
            stroke(
              line(strap),
              shade(dress.main, 0.3),
              2,
              'opacity=".5" transform="translate(14 0)"',
            ),
        )
        .join('') +
      fill('M-90 190C-40 204 40 204 90 190L110 330L-110 330Z', dress.main) +
      stroke(
        'M-90 192C-40 206 40 206 90 192',
        tint(dress.main, 0.35),
        3,
        'opacity=".6" stroke-dasharray="7 6"',
      )
    );
  }
  const neckwear = tie(defs, dress.second, dress.stripe) + shirtCollar(dress.third, body, false);
  if (dress.kind === 'uniform-sweater')
    return shirt + neckwear + sweater(defs, dress.main, body, '', 74, dress.stripe);
  if (dress.kind === 'uniform-blazer') return shirt + neckwear + blazer(defs, dress.main, body);
  return shirt + neckwear + stroke('M0 60V320', shade(dress.third, 0.3), 2, 'opacity=".35"');
}

/** The person's clothes and what is pinned to them. */
export function dressOf(defs: Defs, person: Person, body: Body): string {
  const { dress } = person;
  const kind: Dress['kind'] = dress.kind;
  const pupilKinds = ['uniform', 'uniform-blazer', 'uniform-sweater', 'junior'];
  const worn = pupilKinds.includes(kind)
    ? pupil(defs, person, body)
    : kind === 'sari' || kind === 'salwar' || kind === 'habit'
      ? woman(defs, person, body)
      : man(defs, person, body);
  return (
    worn +
    (dress.sash ? sash(defs, dress.sash, body) : '') +
    (dress.badge ? badge(dress.badge, body) : '') +
    (dress.lanyard ? lanyard(dress.lanyard, body) : '')
  );
}
