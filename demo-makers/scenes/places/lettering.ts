import { palette } from '../../palette.ts';
import { n, stroke } from '../../svg.ts';
import { row, thing, who } from '../crew.ts';
import { at, join, letters, linear, rect, type Sheet, shade } from '../kit.ts';
import { parent, pupil, teacher, traveller } from '../people/cast.ts';
import * as festive from '../people/held-festive.ts';
import { outside } from '../scene.ts';
import { balloons, petals } from '../things/festive.ts';
import * as things from '../things/things.ts';
import { garden } from './backdrop-grounds.ts';
import { boundary, gateway } from './gateway.ts';
import { flowers, paving } from './nature.ts';
import { farTrees, type Ground, grade, sky } from './sky.ts';
import { pot, shrub, tree } from './trees.ts';

/** One-line letters on a 10-unit body, drawn by hand for the kids' corner. */
const glyphs: Record<string, readonly [width: number, d: string]> = {
  C: [9, 'M8.4 2.4Q7 0 4.6 0Q0.6 0 0.6 5T4.6 10Q7 10 8.4 7.6'],
  o: [7.4, 'M3.6 3.4Q0.5 3.4 0.5 6.7T3.6 10T6.7 6.7T3.6 3.4Z'],
  m: [10, 'M0.6 10V3.6M0.6 5.6Q1.6 3.4 3 3.4T4.8 5.6V10M4.8 5.6Q5.8 3.4 7.2 3.4T9 5.6V10'],
  i: [2.4, 'M1.2 3.6V10M1.2 0.9V1'],
  n: [6.8, 'M0.6 10V3.6M0.6 5.8Q1.8 3.4 3.6 3.4T6 6V10'],
  g: [7.2, 'M6.4 3.6V10.6Q6.4 13.2 3.6 13.2Q1.6 13.2 0.9 12M6.4 6.7Q6.4 10 3.5 10T0.5 6.7T3.5 3.4T6.4 6.7'],
  s: [6, 'M5 4.4Q4.2 3.4 2.9 3.4Q0.9 3.4 0.9 5Q0.9 6.4 3 6.7Q5.2 7 5.2 8.4Q5.2 10 3 10Q1.4 10 0.6 8.8'],
};

/** Lays a word of round letters, each in its own colour, with a soft drop. */
function word(text: string, x: number, y: number, size: number, colors: readonly string[]): string {
  const wide = [...text].reduce((w, ch) => w + (glyphs[ch]?.[0] ?? 4) + 1.6, 0);
  let cx = x - (wide * size) / 2;
  return join(
    [...text].map((ch, i) => {
      const [w, d] = glyphs[ch] ?? [4, ''];
      const c = colors[i % colors.length] as string;
      const body = join(
        stroke(d, '#3a1420', 3.5, 'opacity=".28" transform="translate(.35 .5)"'),
        stroke(d, '#fffaf0', 3.3),
        stroke(d, c, 2.1),
        stroke(d, '#fff', 0.4, 'opacity=".5" transform="translate(-.35 -.4)"'),
      );
      const placed = at(cx, y + Math.sin(i * 1.4) * size * 0.7, body, size, Math.sin(i * 2.1) * 4);
      cx += (w + 1.6) * size;
      return placed;
    }),
  );
}

/** The kids' corner: "Coming soon". */
export function comingSoon(s: Sheet): string {
  const colors = ['#b3262e', '#e86a33', '#d08a1d', '#2f7d4f', '#1f6aa5', '#8a3f6b'];
  return outside(
    s,
    {
      ...garden(s, 'morning'),
      over: word('Coming', s.W * 0.5, s.H * 0.1, 23, colors) + word('soon', s.W * 0.5, s.H * 0.36, 23, colors.slice().reverse()),
    },
    (g) => [
      [
        0.58,
        balloons(s, s.W * 0.1, s.H * 0.78, s.H * 0.55, ['#b3262e', '#f2a71b', '#1f6aa5']) +
          balloons(s, s.W * 0.92, s.H * 0.78, s.H * 0.5, ['#d5377a', '#f2a71b', '#2f7d4f']),
      ],
      ...row(s, g, 5, 0.16, 0.86, 0.92, (i) =>
        pupil(s, {
          age: 'small',
          pose: (['cheer', 'wave', 'skip', 'clap', 'cheer'] as const)[i],
          mouth: 'open',
          ...(i % 2 ? { right: festive.kite(colors[i] as string) } : {}),
        }),
      ),
      thing(s, g, 0.9, 0.98, things.easel(s, ''), 40),
      thing(s, g, 0.08, 0.98, things.books(s), 30, 1.4),
    ],
    [1, 0.5, 0.5],
    petals(s, 26, colors, 0, s.H * 0.9, 10),
  );
}

/** The wide banner over the registration page. */
export function registration(s: Sheet): string {
  const { W, H, theme: t } = s;
  const g: Ground = { hy: H * 0.5, eye: 1.75 };
  const gy = H * 0.76;
  return join(
    sky(s, 'gold', H * 0.7),
    farTrees(s, H * 0.72, H * 0.16),
    tree(s, W * 0.08, gy, H * 0.72),
    tree(s, W * 0.95, gy, H * 0.7, 'gulmohar'),
    tree(s, W * 0.52, gy, H * 0.5, 'ashoka'),
    paving(s, gy - 6, H, W * 0.72, '#e0ad76', 18),
    boundary(s, -20, W * 0.6, gy, H * 0.17),
    boundary(s, W * 0.84, W + 20, gy, H * 0.17),
    shrub(s, W * 0.5, gy - 10, W * 0.09, palette.leaf, '#d5377a'),
    gateway(s, W * 0.72, gy, W * 0.24, H * 0.56, rect(0, 0, W, H, linear(s, { 0: '#fff0c8', 1: '#f0c98c' }))),
    flowers(s, 0, gy + 8, W * 0.58, 20, [t.accent, '#e86a33'], 8),
    pot(s, W * 0.6, gy + 14, 56, t.accent),
    pot(s, W * 0.845, gy + 14, 56, '#d5377a'),
    who(s, g, 0.38, 0.92, parent, { girl: true, view: 'side', dir: 1, pose: 'stroll' })[1],
    who(s, g, 0.425, 0.94, traveller, { age: 'small', girl: true, view: 'side', dir: 1, pose: 'walk', bag: '#1f6aa5' })[1],
    who(s, g, 0.33, 0.9, parent, { girl: false, view: 'side', dir: 1, pose: 'stroll' })[1],
    who(s, g, 0.62, 0.88, teacher, { girl: true, pose: 'namaste' })[1],
    rect(W * 0.03, H * 0.2, W * 0.27, H * 0.36, t.main, 18, 'opacity=".94"'),
    `<rect x="${n(W * 0.038)}" y="${n(H * 0.22)}" width="${n(W * 0.254)}" height="${n(H * 0.32)}" rx="12" fill="none" stroke="${t.accent}" stroke-width="2.5"/>`,
    letters(W * 0.165, H * 0.36, 58, 'Admissions', t.accentPale),
    letters(W * 0.165, H * 0.48, 58, 'open', '#fffaf0', `stroke="${shade(t.main, 0.2)}" stroke-width=".4"`),
    grade(s, 'gold'),
  );
}
