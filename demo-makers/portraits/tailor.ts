import { n, oval, path, pathOf, stroke } from '../svg.ts';
import { type Defs, shade, tint } from './kit.ts';
import { type Body, cloth, torso } from './torso.ts';

/** Two collar points; an open collar lies flatter. */
export function shirtCollar(colour: string, body: Body, open: boolean): string {
  const a = body.neck;
  const wing = (k: -1 | 1) => {
    const d = `M${n(k * (a + 2))} -58C${n(k * (a + 16))} -40 ${n(k * (a + 22))} -28 ${n(k * (a + 16))} -14L${n(k * (open ? 42 : 34))} ${open ? 50 : 46}L${n(k * (open ? 5 : 2))} ${open ? 16 : 14}C${n(k * a * 0.55)} 0 ${n(k * a * 0.96)} -28 ${n(k * (a + 2))} -58Z`;
    return (
      path(d, '#43131c', 'opacity=".2" transform="translate(3 6)"') +
      path(d, k < 0 ? tint(colour, 0.2) : shade(colour, 0.1)) +
      stroke(d, shade(colour, 0.4), 1.4, 'opacity=".4"')
    );
  };
  const buttons = open
    ? stroke('M2 34V330', shade(colour, 0.4), 2, 'opacity=".4"') +
      [70, 130, 190, 250].map((y) => oval(-6, y, 4, 4, shade(colour, 0.32))).join('')
    : '';
  return buttons + wing(-1) + wing(1);
}

/** A knotted tie; a school's tie is striped. */
export function tie(defs: Defs, colour: string, stripe?: string): string {
  const blade = 'M-15 48L15 48L31 330L-31 330Z';
  const stripes = defs.pattern(
    46,
    46,
    `<rect width="9" height="46" fill="${stripe}" opacity=".92"/><rect x="12" width="2.5" height="46" fill="#fff3d8" opacity=".7"/>`,
    'rotate(-38)',
  );
  const base = defs.linear([-26, 0], [30, 20], { 0: tint(colour, 0.14), 0.5: colour, 1: shade(colour, 0.4) });
  return (
    path(blade, '#43131c', `opacity=".28" transform="translate(5 6)" ${defs.blur(4)}`) +
    path(blade, base) +
    (stripe ? path(blade, stripes) : '') +
    path(blade, defs.linear([-20, 0], [30, 0], { 0: ['#000000', 0], 0.6: ['#43131c', 0], 1: ['#43131c', 0.4] })) +
    path('M-24 14L24 14L15 52L-15 52Z', base) +
    path('M-24 14L24 14L15 52L-15 52Z', '#43131c', 'opacity=".12"') +
    stroke('M-14 51Q0 56 14 51', shade(colour, 0.6), 2.4, 'opacity=".6"')
  );
}

/** A standing band collar with its buttoned placket. */
export function placket(colour: string, body: Body, long: boolean): string {
  const a = body.neck;
  const band = (k: -1 | 1) =>
    path(
      pathOf`M${k * (a + 1)} -54C${k * (a + 8)} -40 ${k * (a + 14)} -30 ${k * (a + 15)} -20C${k * a * 0.7} 6 ${k * 24} 22 ${k * 3} 26L${k * 3} 4C${k * 26} -4 ${k * a * 0.9} -24 ${k * (a + 1)} -54Z`,
      k < 0 ? tint(colour, 0.14) : shade(colour, 0.14),
    );
  const strip =
    `<rect x="-13" y="24" width="26" height="${long ? 190 : 320}" rx="3" fill="${tint(colour, 0.06)}"/>` +
    stroke(`M-13 26V${long ? 212 : 330}M13 26V${long ? 212 : 330}`, shade(colour, 0.4), 1.6, 'opacity=".4"');
  return (
    strip +
    [52, 104, 156].map((y) => oval(0, y, 4.4, 4.4, shade(colour, 0.4)) + oval(-1, y - 1, 1.8, 1.8, tint(colour, 0.6))).join('') +
    band(-1) +
    band(1) +
    stroke(pathOf`M${-a - 14} -20C${-a * 0.7} 6 -24 22 -3 26`, shade(colour, 0.4), 1.6, 'opacity=".5"') +
    stroke(pathOf`M${a + 14} -20C${a * 0.7} 6 24 22 3 26`, shade(colour, 0.4), 1.6, 'opacity=".5"')
  );
}

/** A sleeveless or knitted layer with a V neck; the rib may carry the school's stripe. */
export function sweater(defs: Defs, colour: string, body: Body, weave: string, depth: number, rib = ''): string {
  const a = body.neck + 22;
  const d = `${torso(body)}L${n(a)} -20L${n(a - 2)} -8L0 ${n(depth + 60)}L${n(-a + 2)} -8L${n(-a)} -20Z`;
  const v = pathOf`M${-a + 2} -14L0 ${depth + 58}L${a - 2} -14`;
  return (
    path(d, '#43131c', `opacity=".2" transform="translate(0 6)" ${defs.blur(4)}`) +
    cloth(defs, d, colour, body, weave) +
    stroke(v, shade(colour, 0.22), 11) +
    (rib ? stroke(v, rib, 4) : stroke(v, tint(colour, 0.3), 1.8, 'opacity=".5"'))
  );
}

/** A sleeveless buttoned waistcoat. */
export function waistcoat(defs: Defs, colour: string, body: Body): string {
  const a = body.neck + 15;
  const s = body.shoulder;
  const half = (k: -1 | 1) =>
    pathOf`M${k * a} -24C${k * (a + 26)} -14 ${k * s * 0.56} -6 ${k * s * 0.7} 4C${k * s * 0.62} 60 ${k * s * 0.66} 120 ${k * s * 0.84} 150L${k * s * 0.86} 330L${-k * 2} 330L${-k * 2} 92C${k * 26} 60 ${k * a * 0.96} 20 ${k * a} -24Z`;
  const side = (k: -1 | 1) =>
    path(half(k), '#43131c', `opacity=".28" transform="translate(3 6)" ${defs.blur(4)}`) +
    cloth(defs, half(k), colour, body) +
    stroke(half(k), shade(colour, 0.45), 1.8, 'opacity=".5"');
  return (
    side(1) +
    side(-1) +
    [122, 172, 222, 272].map((y) => oval(-8, y, 5, 5, shade(colour, 0.5)) + oval(-9.5, y - 1.5, 1.8, 1.8, tint(colour, 0.7))).join('')
  );
}

/** A blazer with lapels and a breast pocket. */
export function blazer(defs: Defs, colour: string, body: Body): string {
  const a = body.neck + 18;
  const s = body.shoulder;
  const front = (k: -1 | 1) =>
    pathOf`M${k * a} -27C${k * (a + 40)} -10 ${k * s * 0.74} -2 ${k * s * 0.94} 30C${k * s * 1.1} 62 ${k * s * 1.14} 170 ${k * s * 1.18} 330L${k * -6} 330L${k * 4} 236C${k * 38} 150 ${k * (a + 2)} 60 ${k * a} -27Z`;
  const lapel = (k: -1 | 1) => {
    const d = pathOf`M${k * (a - 2)} -32L${k * (a + 34)} -8L${k * (a + 48)} 46L${k * (a + 18)} 56L${k * (a + 44)} 84C${k * (a + 4)} 130 ${k * 44} 186 ${k * 4} 238C${k * 30} 150 ${k * (a - 4)} 60 ${k * (a - 2)} -32Z`;
    return (
      path(d, '#1d0a0c', `opacity=".3" transform="translate(3 6)" ${defs.blur(4)}`) +
      path(d, k < 0 ? tint(colour, 0.12) : shade(colour, 0.12)) +
      stroke(d, shade(colour, 0.5), 1.8, 'opacity=".55"') +
      stroke(pathOf`M${k * (a + 48)} 46L${k * (a + 18)} 56`, shade(colour, 0.6), 2.4, 'opacity=".7"')
    );
  };
  return (
    cloth(defs, front(-1), colour, body) +
    cloth(defs, front(1), colour, body) +
    lapel(1) +
    lapel(-1) +
    stroke(`M${n(s * 0.36)} 196l62 -8`, shade(colour, 0.5), 6, 'opacity=".6"') +
    oval(-2, 268, 7, 7, '#d9a441') +
    oval(-4, 266, 2.6, 2.6, '#ffe9ad')
  );
}

/** A sash over the right shoulder. */
export function sash(defs: Defs, colour: string, body: Body): string {
  const s = body.shoulder;
  const d = pathOf`M${-s * 0.7} 0L${-s * 0.4} -10C${-s * 0.1} 110 ${s * 0.34} 220 ${s * 0.86} 330L${s * 0.44} 330C${s * 0.02} 220 ${-s * 0.44} 130 ${-s * 0.7} 0Z`;
  const edge = (k: 0 | 1) =>
    k
      ? pathOf`M${-s * 0.42} -8C${-s * 0.12} 110 ${s * 0.32} 220 ${s * 0.84} 330`
      : pathOf`M${-s * 0.68} 2C${-s * 0.42} 130 ${s * 0.04} 220 ${s * 0.46} 330`;
  const base = defs.linear([-s, 0], [s, 300], { 0: tint(colour, 0.22), 0.5: colour, 1: shade(colour, 0.28) });
  return (
    path(d, '#1d0a0c', `opacity=".3" transform="translate(4 7)" ${defs.blur(5)}`) +
    path(d, base) +
    stroke(edge(0), '#f7d98c', 4) +
    stroke(edge(1), '#f7d98c', 4)
  );
}

/** A shield-shaped badge pinned on the left breast. */
export function badge(colour: string, body: Body): string {
  const x = body.shoulder * 0.52;
  return (
    `<g transform="translate(${n(x)} 138)">` +
    path('M-25 -28Q0 -36 25 -28V4Q22 26 0 37Q-22 26 -25 4Z', '#3a0f14', 'opacity=".4" transform="translate(3 4)"') +
    path('M-25 -28Q0 -36 25 -28V4Q22 26 0 37Q-22 26 -25 4Z', '#e9b949') +
    path('M-19 -22Q0 -28 19 -22V4Q17 21 0 30Q-17 21 -19 4Z', colour) +
    path('M0 -18C8 -8 7 0 0 6C-7 0 -8 -8 0 -18Z', '#ffd98a') +
    stroke('M-12 12Q-5 6 0 13Q5 6 12 12', '#fff3d8', 3) +
    '</g>'
  );
}
