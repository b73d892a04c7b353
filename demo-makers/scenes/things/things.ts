import { outline } from '../../outline.ts';
import { oval, path, stroke } from '../../svg.ts';
import { at, form, glow, join, linear, poly, rect, type Sheet, times } from '../kit.ts';

/** A microscope standing on the origin, in centimetres. */
export const microscope = (s: Sheet) =>
  join(
    rect(-9, -3, 20, 3, form(s, '#3f5560'), 1),
    path('M6 -3Q14 -14 4 -26L1 -23Q8 -14 1 -3Z', form(s, '#4f6a76')),
    rect(-9, -12, 14, 2, '#2b1a16'),
    at(-1, -22, rect(-3, -12, 6, 20, form(s, '#f3e6cf'), 1.5) + rect(-2.2, -18, 4.4, 7, form(s, '#2b1a16'), 1), 1, -18),
  );

/** A rack of test tubes. */
export const rack = (s: Sheet, colors: readonly string[]) =>
  join(
    colors.map(
      (c, i) =>
        rect(-colors.length * 3 + i * 6 + 1, -17, 4, 16, 'rgba(255,255,255,.6)', 2, 'stroke="#9fb9bd" stroke-width=".5"') +
        rect(-colors.length * 3 + i * 6 + 1.3, -9 - (i % 3) * 2, 3.4, 8 + (i % 3) * 2, c, 1.7),
    ),
    rect(-colors.length * 3 - 2, -12, colors.length * 6 + 4, 2.4, form(s, '#c98a4b')),
    rect(-colors.length * 3 - 2, -2.4, colors.length * 6 + 4, 2.4, form(s, '#a9714a')),
  );

/** A globe on its stand. */
export const globe = (s: Sheet) =>
  join(
    rect(-7, -2.5, 14, 2.5, form(s, '#6b4226'), 1),
    stroke('M0 -3V-7M-9 -10Q0 2 11 -12', '#b57f2a', 1.6),
    oval(0, -18, 11, 11, form(s, '#4f9bb8', 1.2)),
    path('M-7 -24q5 -3 7 1q-1 4 -4 4q2 5 -2 6q-4 -5 -1 -11zM3 -20q5 -2 6 3q-2 6 -5 4q-3 -3 -1 -7z', '#8fae5b'),
  );

/** A stack of books. */
export const books = (s: Sheet, colors: readonly string[] = ['#7a1f2b', '#1f6aa5', '#f2a71b', '#2f7d4f']) =>
  join(
    colors.map((c, i) => {
      const o = ((i * 7) % 5) - 2;
      return rect(-14 + o, -5 * (i + 1), 28, 5, form(s, c), 1) + rect(-12 + o, -5 * (i + 1) + 1, 26, 1.2, '#fff3d8');
    }),
  );

/** A monitor with a bright screen (front), standing on the origin. */
export const monitor = (s: Sheet, art = '') =>
  join(
    rect(-10, -3, 20, 3, form(s, '#4a4a52'), 1),
    rect(-3, -10, 6, 8, '#3a3a42'),
    rect(-24, -44, 48, 34, form(s, '#3a3a42'), 2),
    rect(-22, -42, 44, 29, linear(s, { 0: '#dff1ee', 1: '#9fd0d6' }, 1, 1), 1),
    art,
  );

/** The back of a monitor. */
export const monitorBack = (s: Sheet) =>
  join(
    rect(-10, -3, 20, 3, form(s, '#4a4a52'), 1),
    rect(-3, -12, 6, 10, '#3a3a42'),
    rect(-24, -44, 48, 34, form(s, '#5a5560'), 3),
    oval(0, -28, 5, 5, '#77717c'),
  );

/** A spring, pulley or pendulum stand. */
export const pendulum = (s: Sheet) =>
  join(
    rect(-14, -3, 28, 3, form(s, '#6b4226')),
    stroke('M-10 -3V-48H8', '#4a4a52', 1.8),
    stroke('M6 -48L14 -20', '#8a5a3a', 0.8),
    oval(14.5, -17, 3.4, 3.4, form(s, '#b3262e')),
  );

/** A burner with a flask over it. */
export const burner = (s: Sheet, c: string) =>
  join(
    glow(s, 0, -16, 14, '#6fb7e0', 0.5),
    rect(-5, -3, 10, 3, '#4a4a52'),
    rect(-1.6, -12, 3.2, 10, '#8d8580'),
    path('M0 -12q-3 -4 0 -9q3 5 0 9z', '#4f9bd8'),
    stroke('M-12 0L-9 -22M12 0L9 -22M-11 -22H11', '#4a4a52', 1.2),
    path('M-2.6 -46h5.2v9l8.6 13q1 2.6 -2 2.6h-18.4q-3 0 -2 -2.6l8.6 -13z', 'rgba(255,255,255,.6)', 'stroke="#9fb9bd" stroke-width=".6"'),
    path('M-6 -31h12l5 7.4q.4 1.4 -1 1.4h-20q-1.4 0 -1 -1.4z', c),
    times(3, (i) => oval(-2 + i * 3, -52 - i * 6, 2 + i, 2 + i, '#fffaf0', 'opacity=".5"')),
  );

/** A skeleton model on a stand. */
export const skeleton = () =>
  join(
    stroke('M0 0V-150', '#8d8580', 2),
    `<g stroke="#f6ead2" stroke-linecap="round" fill="none" stroke-width="3">${'<path d="M0 -128V-82M-16 -122H16M-16 -122L-20 -96L-18 -72M16 -122L20 -96L18 -72M-8 -80L-9 -44L-9 -6M8 -80L9 -44L9 -6M-10 -82H10"/>'}${times(5, (i) => `<path d="M${-11 + i * 0.6} ${-118 + i * 7}Q0 ${-112 + i * 7} ${11 - i * 0.6} ${-118 + i * 7}"/>`).join('')}</g>`,
    oval(0, -140, 9, 11, '#f6ead2'),
    oval(-3.4, -141, 2.2, 2.6, '#4a3a3a'),
    oval(3.4, -141, 2.2, 2.6, '#4a3a3a'),
  );

/** A lectern with the school's flame. */
export const lectern = (s: Sheet) =>
  join(
    poly(outline('-24 -108, 24 -108, 20 0, -20 0'), form(s, '#8a5a3a')),
    poly(outline('-28 -108, 28 -108, 24 -118, -24 -118'), form(s, '#a9714a')),
    oval(0, -66, 12, 12, s.theme.main),
    path('M0 -58q-8 -6 0 -18q8 12 0 18z', s.theme.accent),
    stroke('M10 -118L14 -134', '#2b1a16', 1.6),
    oval(14.6, -136, 2.4, 2.8, '#3a3a42'),
  );

/** An easel with a painting. */
export const easel = (s: Sheet, art: string) =>
  join(
    stroke('M-22 0L0 -140L22 0M0 -140V-20', '#a9714a', 4),
    rect(-34, -120, 68, 52, '#fff9ea', 1, 'stroke="#d9b98a" stroke-width="1.5"'),
    `<g transform="translate(-34 -120) scale(1.7 1.733)">${art}</g>`,
    rect(-36, -68, 72, 5, form(s, '#8a5a3a')),
  );

/** A pile of wrapped craft things: paint pots. */
export const paints = (s: Sheet) =>
  join(
    ['#b3262e', '#f2a71b', '#1f6aa5', '#2f7d4f'].map(
      (c, i) => rect(-20 + i * 11, -9, 8, 9, form(s, '#fff3dc'), 1) + oval(-16 + i * 11, -9, 4, 1.5, c),
    ),
  );
