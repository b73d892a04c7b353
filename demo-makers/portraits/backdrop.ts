import { outline, points } from '../outline.ts';
import { palette } from '../palette.ts';
import { seeded } from '../random.ts';
import { n, oval, path, pathOf, stroke } from '../svg.ts';
import { turnOf } from '../turn-of.ts';
import { type Defs, mix, shade, tint } from './kit.ts';
import type { Person } from './person.ts';

const rect = (x: number, y: number, w: number, h: number, colour: string, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${colour}" ${extra}/>`;

/** Out of focus, and a little larger than the page so that its edges stay filled. */
const soft = (defs: Defs, by: number, ground: string, content: string) =>
  `${rect(0, 0, 640, 800, ground)}<g transform="translate(-32 -40) scale(1.1)" ${defs.blur(by)}>${content}</g>`;

/** A cusped arch, its foot at `base`, as used in niches and windows. */
export function cuspedArch(x: number, top: number, half: number, base: number): string {
  const spring = top + half * 0.98;
  const side = (k: -1 | 1) =>
    points`${k} 0.98, ${k * 0.97} 0.62, ${k * 0.72} 0.56, ${k * 0.68} 0.3, ${k * 0.4} 0.27, ${k * 0.3} 0.1`.map(
      ([px, py]) => `${n(x + px * half)} ${n(top + py * half)}`,
    );
  const [, l1, l2, l3, l4, l5] = side(-1);
  const [r0, r1, r2, r3, r4, r5] = side(1);
  return `M${n(x - half)} ${n(base)}V${n(spring)}Q${l1} ${l2}Q${l3} ${l4}Q${l5} ${n(x)} ${n(top)}Q${r5} ${r4}Q${r3} ${r2}Q${r1} ${r0}V${n(base)}Z`;
}

/** The tile of a pierced screen: eight-pointed stars held by crosses. */
export function jaaliTile(defs: Defs, bar: string, light: string, size: number): string {
  const u = size / 8;
  const star = pathOf`M${4 * u} ${0.7 * u}L${5 * u} ${3 * u}L${7.3 * u} ${4 * u}L${5 * u} ${5 * u}L${4 * u} ${7.3 * u}L${3 * u} ${5 * u}L${0.7 * u} ${4 * u}L${3 * u} ${3 * u}Z`;
  const corner = outline('0 0, 8 0, 0 8, 8 8')
    .map(([x, y]) =>
      path(pathOf`M${x * u} ${(y - 2.1) * u}L${(x + 2.1) * u} ${y * u}L${x * u} ${(y + 2.1) * u}L${(x - 2.1) * u} ${y * u}Z`, light),
    )
    .join('');
  return defs.pattern(size, size, rect(0, 0, size, size, bar) + path(star, light) + corner);
}

function niche(defs: Defs, hue: string): string {
  const wall = defs.linear([0, 0], [640, 800], { 0: tint(palette.limewash, 0.4), 1: palette.limewashShade });
  const inside = defs.linear([120, 100], [560, 760], { 0: mix(hue, '#6b3a2a', 0.28), 0.5: hue, 1: tint(hue, 0.3) });
  const arch = cuspedArch(320, 62, 262, 800);
  return (
    rect(0, 0, 640, 800, wall) +
    path(cuspedArch(320, 30, 292, 800), palette.sandstone) +
    path(cuspedArch(320, 40, 282, 800), tint(palette.sandstone, 0.35)) +
    path(arch, inside) +
    `<g ${defs.clip(arch)}>` +
    oval(200, 330, 210, 260, '#fff0cf', `opacity=".28" ${defs.blur(50)}`) +
    stroke(arch, shade(hue, 0.6), 34, `opacity=".3" ${defs.blur(14)}`) +
    '</g>' +
    outline('44 52, 596 52')
      .map(([x, y]) => oval(x, y, 15, 15, hue, 'opacity=".75"') + oval(x, y, 7, 7, palette.marigold))
      .join('')
  );
}

function books(defs: Defs, hue: string, seed: string): string {
  const random = seeded(`${seed}books`);
  const spines = ['#8c2f35', '#c98b3a', '#4f7256', '#3f6270', '#b3654a', '#e3c48f', '#6b3b52', hue];
  let out = rect(0, 0, 640, 800, mix(palette.wood, '#4b2c1e', 0.35));
  for (let row = 0; row < 5; row++) {
    const base = 150 + row * 166;
    for (let x = -10; x < 640; ) {
      const w = 17 + random() * 24;
      const h = 92 + random() * 44;
      const colour = turnOf(spines, Math.floor(random() * spines.length));
      out +=
        random() < 0.08
          ? ''
          : rect(x, base - h, w - 2, h, x < 300 ? tint(colour, 0.22) : shade(colour, 0.14)) +
            rect(x + 2, base - h + 16, w - 6, 5, '#f7dfae', 'opacity=".6"');
      x += w;
    }
    out += rect(0, base, 640, 15, palette.wood) + rect(0, base, 640, 4, tint(palette.wood, 0.4));
  }
  return (
    soft(defs, 5, mix(palette.wood, '#4b2c1e', 0.2), out) +
    rect(0, 0, 640, 800, defs.linear([0, 0], [640, 600], { 0: ['#ffe6b0', 0.5], 0.6: ['#ffe6b0', 0.16], 1: ['#43131c', 0.24] }))
  );
}

function courtyard(defs: Defs, hue: string, seed: string): string {
  const random = seeded(`${seed}yard`);
  const greens = [palette.leaf, palette.leafDeep, palette.leafLight, '#7ea35a'];
  let leaves = '';
  for (let i = 0; i < 70; i++) {
    const [x, y] = [random() * 640, random() * 470 - 30];
    const r = 26 + random() * 42;
    leaves += oval(
      x,
      y,
      r,
      r * 0.72,
      tint(turnOf(greens, Math.floor(random() * 4)), x < 320 ? 0.26 : 0.06),
      `opacity=".75" transform="rotate(${n(random() * 60 - 30)} ${n(x)} ${n(y)})"`,
    );
  }
  const wall =
    rect(0, 380, 640, 420, palette.limewash) +
    [60, 250, 440].map((x) => path(cuspedArch(x + 60, 420, 66, 800), mix(palette.sandstoneShade, hue, 0.3))).join('') +
    rect(0, 380, 640, 16, palette.sandstone);
  return (
    soft(defs, 9, mix(palette.skyLow, palette.leafLight, 0.4), wall + leaves) +
    `<g ${defs.blur(7)}>` +
    Array.from({ length: 9 }, () =>
      oval(random() * 420, random() * 330, 12 + random() * 16, 12 + random() * 16, '#fff3c4', 'opacity=".55"'),
    ).join('') +
    '</g>'
  );
}

function jaali(defs: Defs, hue: string): string {
  const bar = mix(palette.sandstone, hue, 0.25);
  const tile = jaaliTile(defs, bar, tint(hue, 0.72), 92);
  return (
    rect(0, 0, 640, 800, bar) +
    rect(0, 0, 640, 800, tile, `transform="translate(-26 -10)" ${defs.blur(1.6)}`) +
    rect(0, 0, 640, 800, defs.radial([190, 210], 640, { 0: ['#fff3d0', 0.55], 0.6: ['#f5d9a8', 0.24], 1: ['#5a2a1c', 0.4] })) +
    rect(0, 0, 26, 800, tint(bar, 0.3)) +
    rect(614, 0, 26, 800, shade(bar, 0.28))
  );
}

function sunlitWall(defs: Defs, hue: string): string {
  const pane = (x: number, y: number) => path(`M${x} ${y}l104 -34l0 168l-104 34z`, '#fff2c8', 'opacity=".5"');
  return (
    rect(0, 0, 640, 800, defs.linear([0, 0], [640, 800], { 0: tint(hue, 0.5), 0.6: hue, 1: shade(hue, 0.22) })) +
    `<g ${defs.blur(5)}>${pane(40, 90)}${pane(158, 52)}${pane(40, 282)}${pane(158, 244)}</g>` +
    `<g ${defs.blur(3)}>` +
    (
      [
        [520, 120, 30],
        [560, 190, -10],
        [590, 90, 60],
        [480, 60, 8],
        [600, 260, 20],
      ] as const
    )
      .map(([x, y, a]) => oval(x, y, 58, 17, mix(palette.leaf, hue, 0.25), `opacity=".55" transform="rotate(${a} ${x} ${y})"`))
      .join('') +
    '</g>' +
    rect(0, 640, 640, 160, shade(hue, 0.3), 'opacity=".6"') +
    rect(0, 636, 640, 6, tint(hue, 0.6), 'opacity=".6"')
  );
}

function board(defs: Defs, hue: string, seed: string): string {
  const random = seeded(`${seed}board`);
  const notes = ['#fff6dd', '#ffd98a', '#f4b9a0', '#cfe0b8', '#bcd7de'];
  let out =
    rect(0, 0, 640, 800, palette.limewash) + rect(36, 40, 568, 520, palette.wood) + rect(52, 56, 536, 488, mix(hue, '#c79a6b', 0.4));
  for (let i = 0; i < 11; i++) {
    const [x, y] = [70 + (i % 4) * 132 + random() * 14, 78 + Math.floor(i / 4) * 158 + random() * 16];
    out += `<g transform="rotate(${n(random() * 10 - 5)} ${n(x + 50)} ${n(y + 60)})">${rect(x + 4, y + 5, 98, 122, '#43131c', 'opacity=".2"')}${rect(x, y, 98, 122, turnOf(notes, Math.floor(random() * 5)))}${oval(x + 49, y + 56, 30, 26, turnOf([hue, palette.leaf, palette.marigold], i), 'opacity=".6"')}${oval(x + 49, y + 8, 5, 5, palette.maroon)}</g>`;
  }
  return (
    soft(defs, 3.5, palette.limewash, out) +
    rect(0, 0, 640, 800, defs.linear([0, 0], [640, 700], { 0: ['#ffe6b0', 0.35], 1: ['#43131c', 0.2] }))
  );
}

/** What is behind the person: soft, and lit like them. */
export function backdrop(defs: Defs, person: Person): string {
  const { kind, hue } = person.backdrop;
  switch (kind) {
    case 'niche':
      return niche(defs, hue);
    case 'books':
      return books(defs, hue, person.seed);
    case 'courtyard':
      return courtyard(defs, hue, person.seed);
    case 'jaali':
      return jaali(defs, hue);
    case 'window':
      return sunlitWall(defs, hue);
    case 'board':
      return board(defs, hue, person.seed);
  }
}
