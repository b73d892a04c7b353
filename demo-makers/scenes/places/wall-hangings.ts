import { n, oval, path, pathOf, stroke } from '../../svg.ts';
import { at, form, join, letters, linear, lit, rect, type Sheet, shade, times } from '../kit.ts';

/** A green board in a wooden frame with chalk drawn on it (art on a 100 by 50 field). */
export const board = (s: Sheet, x: number, y: number, w: number, h: number, chalk: string, c = '#2f5a4a') =>
  join(
    rect(x - w * 0.02, y - w * 0.02, w * 1.04, h + w * 0.04, form(s, s.theme.stoneShade), 4),
    rect(x, y, w, h, linear(s, { 0: lit(c, 0.14), 1: shade(c, 0.2) }, 1, 0.6)),
    `<g transform="translate(${n(x)} ${n(y)}) scale(${(w / 100).toFixed(3)} ${(h / 50).toFixed(3)})" stroke="#f6f0dc" fill="none" stroke-width=".9" stroke-linecap="round">${chalk}</g>`,
    rect(x + w * 0.1, y + h + w * 0.015, w * 0.8, w * 0.018, form(s, '#b57f57')),
    rect(x + w * 0.2, y + h + w * 0.005, w * 0.05, w * 0.012, '#fffaf0'),
  );

/** Chalk drawings, one a subject. */
export const chalk = {
  maths: '<path d="M10 34L28 34L28 14Z M25 34v-3h3M46 12h30M46 20h22M46 28h26M84 34a8 8 0 1 0 .1 0M84 26h8"/>',
  science:
    '<path d="M22 25a7 7 0 1 0 .1 0M22 12c18 0 18 26 0 26s-18-26 0-26M8 25c0-8 28-8 28 0s-28 8-28 0M52 14h36M52 22h26M52 30h32M52 38h18"/>',
  leaf: '<path d="M14 40Q10 14 40 10Q42 36 14 40L34 16M22 30h8M26 24h8M56 14h32M56 22h24M56 30h30"/>',
  letters: '<path d="M10 36L18 12L26 36M13 28h10M38 12v24h6q8-6 0-12h-6h5q7-6 0-12zM84 16q-18-8-18 8t18 8"/>',
  sun: '<path d="M20 24a7 7 0 1 0 .1 0M20 10v5M20 39v5M4 27h5M31 27h5M9 16l3 3M28 35l3 3M9 38l3-3M28 19l3-3M46 38q10-16 18-4q6-20 24 4zM70 16q5-5 10 0q5-5 9 1"/>',
  music:
    '<path d="M8 14h84M8 20h84M8 26h84M8 32h84M8 38h84M24 36v-20M20 38a4 3 0 1 0 .1 0M44 30v-20l12-3v20M40 32a4 3 0 1 0 .1 0M52 29a4 3 0 1 0 .1 0M74 34v-20"/>',
  welcome: '',
} as const;

/** A framed picture or chart on the wall (art on a 40 by 30 field). */
export const chart = (s: Sheet, x: number, y: number, w: number, h: number, art: string, ground = '#fff6e0') =>
  join(
    rect(x + w * 0.04, y + w * 0.04, w, h, '#542a18', 0, 'opacity=".22"'),
    rect(x, y, w, h, ground, 2, `stroke="${s.theme.stoneShade}" stroke-width="${n(w * 0.025)}"`),
    `<g transform="translate(${n(x)} ${n(y)}) scale(${(w / 40).toFixed(3)} ${(h / 30).toFixed(3)})">${art}</g>`,
  );

/** Chart art. */
export const arts = {
  flower: join(
    oval(20, 12, 3, 3, '#f2a71b'),
    times(6, (i) => oval(20 + Math.cos(i * 1.047) * 5, 12 + Math.sin(i * 1.047) * 5, 3, 3, '#d5377a')),
    stroke('M20 18V28M20 24q-6 -1 -7 -5M20 26q6 -1 7 -5', '#5f8a4c', 1.2),
  ),
  planets: join(
    rect(0, 0, 40, 30, '#26335c'),
    oval(6, 15, 5, 5, '#f2a71b'),
    oval(16, 15, 1.6, 1.6, '#c98f5d'),
    oval(23, 12, 2.4, 2.4, '#4f9bb8'),
    oval(31, 17, 3.2, 3.2, '#d9a679'),
    stroke('M27 18q4 -3 8 -2', '#f7e9d2', 0.6),
  ),
  map: join(
    oval(20, 15, 12, 12, '#6fb0c4'),
    path('M12 8q5 -3 8 0q-1 4 -4 5q2 5 -2 7q-5 -5 -2 -12zM22 10q6 -3 8 2q0 7 -5 8q-4 -4 -3 -10zM17 22q4 -2 6 1q-2 3 -5 2z', '#c9b25a'),
    stroke('M8 15Q20 19 32 15M20 3Q16 15 20 27', '#f7e9d2', 0.5),
  ),
  heart: join(path('M20 24Q6 14 12 8Q17 5 20 10Q23 5 28 8Q34 14 20 24Z', '#c0463f')),
  body: join(oval(20, 7, 3, 3.4, '#d9a679'), stroke('M20 10V20M20 13l-6 5M20 13l6 5M20 20l-4 8M20 20l4 8', '#b57f57', 2)),
  abc: `<text x="20" y="20" font-family="Eczar SemiBold" font-size="13" fill="#7a1f2b" text-anchor="middle">A B C</text>`,
  atom: join(
    oval(20, 15, 2, 2, '#b3262e'),
    [0, 60, 120].map(
      (a) => `<ellipse cx="20" cy="15" rx="12" ry="4.5" fill="none" stroke="#1f6aa5" stroke-width=".9" transform="rotate(${a} 20 15)"/>`,
    ),
  ),
  hills: join(rect(0, 0, 40, 30, '#bfe0e2'), path('M0 24L12 10L22 22L30 14L40 24V30H0Z', '#6f9a56'), oval(31, 7, 3.4, 3.4, '#f2a71b')),
  peacock: join(
    times(9, (i) =>
      oval(20 + Math.cos(Math.PI + i * 0.3927) * 10, 20 + Math.sin(Math.PI + i * 0.3927) * 12, 2.6, 3.6, i % 2 ? '#1f6aa5' : '#2f7d4f'),
    ),
    path('M18 26Q16 18 20 12Q24 18 22 26Z', '#1f5a8a'),
    oval(20, 11, 1.8, 1.8, '#1f5a8a'),
  ),
} as const;

/** A notice board of cork with papers pinned. */
export const notices = (s: Sheet, x: number, y: number, w: number, h: number) =>
  join(
    rect(x, y, w, h, form(s, '#c99a63'), 3, `stroke="${s.theme.main}" stroke-width="${n(w * 0.02)}"`),
    times(8, (i) => {
      const [pw, ph] = [w * s.rng.between(0.14, 0.2), h * s.rng.between(0.24, 0.36)];
      const [px, py] = [x + w * 0.06 + (i % 4) * w * 0.23, y + h * 0.1 + Math.floor(i / 4) * h * 0.44];
      return at(
        px,
        py,
        join(
          rect(0, 0, pw, ph, s.rng.pick(['#fff8e8', '#ffe9b8', '#f7d9c4', '#dcebd0'])),
          stroke(
            pathOf`M${pw * 0.15} ${ph * 0.3}h${pw * 0.7}M${pw * 0.15} ${ph * 0.5}h${pw * 0.6}M${pw * 0.15} ${ph * 0.7}h${pw * 0.7}`,
            '#b57f57',
            1.2,
          ),
          oval(pw / 2, 2, 3, 3, '#b3262e'),
        ),
        1,
        s.rng.between(-4, 4),
      );
    }),
  );

/** A hanging banner with lettering. */
export const banner = (s: Sheet, x: number, y: number, w: number, h: number, body: string, c = s.theme.main) =>
  join(
    path(pathOf`M${x - w / 2} ${y}Q${x} ${y + h * 0.1} ${x + w / 2} ${y}V${y + h}Q${x} ${y + h * 1.1} ${x - w / 2} ${y + h}Z`, form(s, c)),
    stroke(
      pathOf`M${x - w * 0.47} ${y + h * 0.14}Q${x} ${y + h * 0.22} ${x + w * 0.47} ${y + h * 0.14}M${x - w * 0.47} ${y + h * 0.88}Q${x} ${y + h * 0.97} ${x + w * 0.47} ${y + h * 0.88}`,
      s.theme.accent,
      h * 0.03,
    ),
    letters(x, y + h * 0.68, Math.min(h * 0.48, (w * 1.6) / body.length), body, s.theme.accentPale),
  );
