import { palette } from '../palette.ts';
import { n, oval, path, pathOf, stroke } from '../svg.ts';
import { cuspedArch, jaaliTile } from './backdrop.ts';
import { type Defs, shade, tint } from './kit.ts';

/** The colours of the screen and the clay. */
export const stone = palette.sandstone;
export const terracotta = '#b9714f';
/** A plain rectangle. */
export const rect = (x: number, y: number, w: number, h: number, colour: string, extra = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}" ${extra}/>`;
/** The soft shadow a shape throws to the lower right. */
export const shadowOf = (defs: Defs, d: string) => path(d, '#5a2a1c', `opacity=".3" transform="translate(9 12)" ${defs.blur(8)}`);

/** A pierced sandstone screen with a lit niche in its middle. */
export function screen(defs: Defs, width: number, height: number, half: number, top: number): string {
  const x = width / 2;
  const all = (colour: string) => rect(0, 0, width, height, colour);
  const glow = defs.radial([width * 0.28, height * 0.2], width * 0.9, { 0: ['#fff0c8', 0.6], 0.6: ['#f5d9a8', 0.16], 1: ['#5a2a1c', 0.3] });
  const arch = cuspedArch(x, top, half, height);
  const inside = defs.linear([x - half, top], [x + half, height], { 0: '#e9c39a', 0.45: '#f6dfba', 1: '#fff1d6' });
  return (
    all(stone) +
    all(jaaliTile(defs, tint(stone, 0.12), shade(stone, 0.26), 80)) +
    all(glow) +
    path(cuspedArch(x, top - 44, half + 40, height), '#5a2a1c', `opacity=".3" ${defs.blur(10)} transform="translate(6 10)"`) +
    path(cuspedArch(x, top - 40, half + 36, height), tint(stone, 0.42)) +
    path(cuspedArch(x, top - 20, half + 18, height), terracotta, 'opacity=".65"') +
    path(cuspedArch(x, top - 13, half + 11, height), tint(stone, 0.55)) +
    path(arch, inside) +
    `<g ${defs.clip(arch)}>${stroke(arch, '#8a4a2c', 40, `opacity=".3" ${defs.blur(16)}`)}</g>`
  );
}

/** A marigold, or another round flower of the colour given. */
export function flower(x: number, y: number, r: number, colour: string = palette.marigold): string {
  const ring = (radius: number, count: number, size: number, tone: string) =>
    Array.from({ length: count }, (_, i) =>
      oval(x + Math.cos((i / count) * 6.283) * radius, y + Math.sin((i / count) * 6.283) * radius, size, size, tone),
    ).join('');
  return (
    ring(r * 0.68, 9, r * 0.4, shade(colour, 0.16)) +
    ring(r * 0.4, 7, r * 0.34, colour) +
    oval(x - r * 0.08, y - r * 0.08, r * 0.3, r * 0.3, tint(colour, 0.4))
  );
}

/** A leaf growing from a point. */
export const leaf = (x: number, y: number, angle: number, long: number) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${path(pathOf`M0 0C${long * 0.3} ${-long * 0.34} ${long * 0.75} ${-long * 0.28} ${long} 0C${long * 0.7} ${long * 0.2} ${long * 0.3} ${long * 0.2} 0 0Z`, palette.leaf)}${stroke(`M4 0L${n(long * 0.86)} 0`, tint(palette.leafLight, 0.3), 2, 'opacity=".7"')}</g>`;

/** A garland hung between two points. */
export const garland = (x0: number, x1: number, y: number, sag: number) =>
  Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    return flower(x0 + (x1 - x0) * t, y + sag * 4 * t * (1 - t), 15, i % 3 === 1 ? '#e0662c' : palette.marigold);
  }).join('');

/** A lit clay lamp. */
export function diya(defs: Defs, x: number, y: number, s: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${s})">` +
    oval(0, -64, 70, 80, '#ffd98a', `opacity=".5" ${defs.blur(18)}`) +
    path('M0 -104C22 -76 26 -58 20 -44C14 -32 -14 -32 -20 -44C-26 -58 -22 -76 0 -104Z', '#ee8a1f') +
    path('M0 -80C10 -66 13 -56 9 -46C5 -40 -5 -40 -9 -46C-13 -56 -10 -66 0 -80Z', '#fff3c4') +
    path(
      'M-80 -40C-40 -26 40 -26 80 -40C76 4 44 26 0 26C-44 26 -76 4 -80 -40Z',
      defs.linear([-80, -40], [80, 26], { 0: '#d98a5f', 0.5: terracotta, 1: '#7a3f2a' }),
    ) +
    stroke('M-70 -32C-36 -20 36 -20 70 -32', tint(terracotta, 0.5), 5) +
    '</g>'
  );
}
