import { outline } from '../../outline.ts';
import { n, oval, path, smooth, stroke } from '../../svg.ts';
import { at, form, join, letters, linear, lit, poly, rect, type Sheet, shade, times } from '../kit.ts';
import { pupil } from '../people/cast.ts';
import { head } from '../people/heads.ts';

const wheel = (s: Sheet, x: number, r: number) =>
  join(
    oval(x, -r, r, r, '#2b201c'),
    oval(x, -r, r * 0.58, r * 0.58, form(s, '#d8cbb8')),
    oval(x, -r, r * 0.2, r * 0.2, '#6b5a4c'),
    times(6, (i) => oval(x + Math.cos(i * 1.047) * r * 0.38, -r + Math.sin(i * 1.047) * r * 0.38, r * 0.06, r * 0.06, '#6b5a4c')),
  );

/** A yellow school bus from the side, facing right, 900 cm long, standing on y = 0. */
export function bus(s: Sheet, faces = true): string {
  const { theme: t } = s;
  const y = '#f5b021';
  const win = (x: number) =>
    join(
      rect(x, -246, 84, 74, linear(s, { 0: '#d5ebe8', 1: '#8fbcc4' }, 1, 1), 8),
      faces && s.rng.chance(0.75)
        ? at(x + s.rng.between(30, 54), -192, head(s, pupil(s, { view: 'front', turn: s.rng.between(-0.5, 0.8) }), 21))
        : '',
      poly(outline('8 -246, 34 -246, 10 -190, 0 -200', 1, [x, 0]), '#fff', 'opacity=".3"'),
      rect(x, -178, 84, 6, '#3a3a42'),
    );
  return join(
    oval(20, 4, 500, 20, '#4a2416', 'opacity=".32"'),
    path(
      'M-440 -40V-270Q-440 -300 -408 -300H330Q382 -300 396 -262L424 -170Q440 -150 442 -120V-40Z',
      linear(s, { 0: lit(y, 0.35), 0.5: y, 1: shade(y, 0.28) }),
    ),
    rect(-440, -300, 780, 12, lit(y, 0.5), 8, 'opacity=".8"'),
    times(7, (i) => win(-424 + i * 96)),
    path('M322 -246H366Q376 -246 380 -236L402 -172H322Z', linear(s, { 0: '#d5ebe8', 1: '#8fbcc4' }, 1, 1)),
    rect(256, -246, 56, 200, form(s, '#e09a14'), 4),
    rect(262, -238, 44, 86, linear(s, { 0: '#d5ebe8', 1: '#8fbcc4' }, 1, 1), 4),
    rect(262, -142, 44, 86, linear(s, { 0: '#c2dedc', 1: '#7fb0ba' }, 1, 1), 4),
    rect(-440, -158, 690, 54, form(s, t.main)),
    rect(-440, -164, 690, 5, '#fffaf0'),
    rect(-440, -104, 690, 5, '#fffaf0'),
    letters(-100, -118, 40, t.name, t.accentPale),
    letters(-100, -276, 26, 'SCHOOL BUS', t.mainDeep, 'letter-spacing="6"', 'Mukta SemiBold'),
    rect(-444, -48, 890, 12, '#3a2a24', 4),
    rect(424, -96, 18, 26, '#fff3c4', 6),
    rect(-444, -96, 10, 26, '#b3262e', 3),
    rect(398, -60, 52, 18, '#4a3a34', 5),
    stroke('M400 -210h28v26', '#3a2a24', 4),
    [-270, 200].map((x) => path(`M${x - 62} -36a62 62 0 0 1 124 0z`, '#3a2a24') + wheel(s, x, 46)),
  );
}

/** The front of a bus, 250 cm wide. */
export const busFront = (s: Sheet) =>
  join(
    oval(20, 4, 150, 14, '#4a2416', 'opacity=".32"'),
    rect(-110, -46, 40, 46, '#2b201c', 6),
    rect(70, -46, 40, 46, '#2b201c', 6),
    path('M-124 -40V-270Q-124 -300 -90 -300H90Q124 -300 124 -270V-40Z', linear(s, { 0: '#ffd06b', 0.5: '#f5b021', 1: '#c98512' }, 1, 0.4)),
    rect(-108, -240, 216, 112, linear(s, { 0: '#d9eeea', 1: '#7fb0ba' }, 1, 1), 10),
    poly(outline('-96 -240, -40 -240, -84 -128, -108 -128'), '#fff', 'opacity=".3"'),
    rect(-80, -286, 160, 30, s.theme.main, 5),
    letters(0, -264, 20, 'SCHOOL BUS', s.theme.accentPale, '', 'Mukta SemiBold'),
    rect(-124, -112, 248, 26, form(s, s.theme.main)),
    oval(-90, -66, 17, 17, '#fff6d8'),
    oval(90, -66, 17, 17, '#fff6d8'),
    rect(-56, -78, 112, 26, '#5a3a1a', 5),
    rect(-128, -44, 256, 16, '#3a2a24', 4),
  );

/** A child's or teacher's bicycle, facing right. */
export const bicycle = (c: string) =>
  join(
    [-34, 34].map(
      (x) =>
        oval(x, -24, 23, 23, 'none', 'stroke="#2b201c" stroke-width="3.4"') +
        times(6, (i) => stroke(`M${x} -24L${n(x + Math.cos(i * 1.047) * 22)} ${n(-24 + Math.sin(i * 1.047) * 22)}`, '#8d8580', 0.6)),
    ),
    stroke('M-34 -24L-8 -56H22L-4 -24H-34M-12 -62L-4 -24M34 -24L20 -66', c, 3.4),
    stroke('M12 -70q8 -2 10 4', '#2b201c', 3),
    path(smooth(outline('-22 -64, -6 -66, -8 -60, -20 -60')), '#3a2418'),
    oval(-4, -24, 5, 5, '#6b5a4c'),
  );

/** An auto-rickshaw from the side, facing right. */
export const rickshaw = (s: Sheet) =>
  join(
    oval(0, 3, 140, 10, '#4a2416', 'opacity=".3"'),
    path('M-120 -30V-150Q-118 -176 -90 -178H40Q70 -176 86 -130L100 -90Q118 -84 120 -60V-30Z', form(s, '#2f7d4f')),
    path('M-120 -150Q-118 -178 -90 -180H44Q66 -178 76 -158L60 -120H-120Z', form(s, '#f2b632')),
    rect(-92, -140, 66, 60, '#6b4a3a', 6),
    rect(-10, -140, 66, 104, '#5a3a2e', 6),
    [-78, 92].map((x) => wheel(s, x, 24)),
  );
