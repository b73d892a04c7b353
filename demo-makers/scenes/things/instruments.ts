import { outline } from '../../outline.ts';
import { oval, path, pathOf, smooth, stroke } from '../../svg.ts';
import { form, join, poly, rect, type Sheet, shade, times } from '../kit.ts';

/** Tabla pair on cushions. */
export const tabla = (s: Sheet) =>
  join(
    oval(-13, -2, 14, 4, s.theme.main),
    oval(13, -2, 14, 4, s.theme.main),
    path('M-24 -22Q-26 -4 -13 -3Q-1 -4 -3 -22Z', form(s, '#b57f2a', 1.2)),
    path('M4 -26L2 -5Q13 -1 24 -5L22 -26Z', form(s, '#a9714a', 1.2)),
    oval(-13.5, -22, 10.5, 4, '#f6ead2'),
    oval(-14, -22, 4, 1.6, '#2b1a16'),
    oval(13, -26, 9.2, 3.4, '#f6ead2'),
    oval(13, -26, 3.8, 1.5, '#2b1a16'),
    stroke('M6 -24L4 -6M10 -23L10 -4M16 -23L17 -4M20 -24L22 -6', '#f3d9a8', 0.9),
  );

/** Harmonium. */
export const harmonium = (s: Sheet) =>
  join(
    poly(outline('-28 -22, 26 -22, 30 0, -32 0'), form(s, '#8a4a2a')),
    poly(outline('-28 -22, 26 -22, 22 -30, -24 -30'), form(s, '#b8754a')),
    rect(-26, -22, 52, 6, '#fff8ea'),
    times(15, (i) => rect(-25 + i * 3.4, -22, 1.3, 3.8, '#2b1a16')),
    rect(-20, -12, 38, 7, shade('#8a4a2a', 0.3), 1),
    times(5, (i) => oval(-14 + i * 7, -8.5, 1.5, 1.5, '#f2b632')),
  );

/** Sitar leaning; about 110 long. */
export const sitar = (s: Sheet) =>
  join(
    stroke('M0 -14L44 -96', '#6b3d22', 6),
    stroke('M44 -96L50 -106', '#4a2a18', 7),
    times(8, (i) => stroke(pathOf`M${6 + i * 4.4} ${-28 - i * 8.2}l4 2.4`, '#f2b632', 1)),
    path(smooth(outline('-20 -8, -14 -26, 4 -30, 14 -16, 8 0, -8 4')), form(s, '#c17a3c', 1.2)),
    oval(-3, -12, 7, 6.4, '#e0b27a'),
    stroke('M-4 -10L46 -98', '#f6ead2', 0.7),
  );

/** Guitar, about 95 long, upright. */
export const guitar = (s: Sheet) =>
  join(
    rect(-2.6, -92, 5.2, 54, form(s, '#6b3d22')),
    rect(-4.4, -102, 8.8, 13, form(s, '#4a2a18'), 1.5),
    path(smooth(outline('-10 -42, 0 -46, 10 -42, 9 -28, 16 -10, 8 1, -8 1, -16 -10, -9 -28')), form(s, '#d08a3c', 1.2)),
    oval(0, -26, 5, 5, '#3a1d14'),
    rect(-6, -11, 12, 2.4, '#4a2a18'),
    stroke('M-1.4 -96V-10M1.4 -96V-10', '#f6ead2', 0.6),
  );

/** A drum kit. */
export const drums = (s: Sheet) =>
  join(
    oval(0, -26, 27, 26, form(s, s.theme.main)),
    oval(0, -26, 22, 21, '#fff3dc'),
    rect(-34, -62, 26, 18, form(s, s.theme.accent), 3),
    rect(8, -62, 26, 18, form(s, s.theme.accent), 3),
    oval(-21, -62, 13, 4, '#fff3dc'),
    oval(21, -62, 13, 4, '#fff3dc'),
    stroke('M-46 0L-44 -84M46 0L44 -88', '#8d8580', 1.6),
    oval(-44, -85, 17, 3.4, form(s, '#f2b632')),
    oval(44, -89, 17, 3.4, form(s, '#f2b632')),
  );

/** A keyboard on its stand. */
export const keyboard = (s: Sheet) =>
  join(
    stroke('M-30 0L30 -62M30 0L-30 -62', '#3a3a42', 3),
    rect(-48, -74, 96, 12, form(s, '#3a3a42'), 2),
    rect(-45, -70, 90, 7, '#fff8ea'),
    times(20, (i) => rect(-43.5 + i * 4.5, -70, 2, 4.2, '#2b1a16')),
  );
