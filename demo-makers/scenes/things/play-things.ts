import { outline } from '../../outline.ts';
import { n, oval, path, pathOf, stroke } from '../../svg.ts';
import { at, form, join, letters, lit, poly, rect, type Sheet, shade, times } from '../kit.ts';

/** A basketball post facing right. */
export const hoop = (s: Sheet, h: number) =>
  join(
    rect(-h * 0.02, -h, h * 0.04, h, form(s, '#8a3a3a')),
    stroke(pathOf`M0 ${-h * 0.94}L${h * 0.22} ${-h * 0.98}M0 ${-h * 0.8}L${h * 0.22} ${-h * 0.92}`, '#8a3a3a', h * 0.025),
    poly(
      outline('0.2 -1.2, 0.27 -1.17, 0.27 -0.87, 0.2 -0.88', h),
      form(s, '#fff6e4'),
      `stroke="${s.theme.main}" stroke-width="${n(h * 0.008)}"`,
    ),
    stroke(pathOf`M${h * 0.27} ${-h * 0.93}h${h * 0.15}`, '#e2612e', h * 0.018),
    `<g stroke="#fffaf0" stroke-width="${n(h * 0.005)}" fill="none">${times(5, (i) => `<path d="M${n(h * (0.275 + i * 0.034))} ${n(-h * 0.925)}L${n(h * (0.305 + i * 0.02))} ${n(-h * 0.8)}"/>`).join('')}<path d="M${n(h * 0.285)} ${n(-h * 0.885)}H${n(h * 0.41)}M${n(h * 0.295)} ${n(-h * 0.84)}H${n(h * 0.4)}"/></g>`,
  );

/** A goal with its net, seen at an angle. */
export const goal = (w: number, h: number) =>
  join(
    `<g stroke="#fffaf0" stroke-width="1" opacity=".55">${times(13, (i) => `<path d="M${n((i / 12) * w)} ${n(-h)}L${n((i / 12) * w * 0.9 + w * 0.05)} ${n(-h * 0.12)}"/>`).join('')}${times(7, (i) => `<path d="M0 ${n(-h + i * h * 0.14)}H${n(w)}"/>`).join('')}</g>`,
    stroke(pathOf`M0 0V${-h}H${w}V0`, '#fffaf0', h * 0.045),
  );

/** A podium for three. */
export const podium = (s: Sheet, w: number) =>
  join(
    [
      [-1, 0.36, '2'],
      [1, 0.28, '3'],
      [0, 0.52, '1'],
    ].map(([k, h, t]) =>
      join(
        rect(
          (k as number) * w * 0.33 - w * 0.165,
          -(h as number) * w * 0.5,
          w * 0.33,
          (h as number) * w * 0.5,
          form(s, k === 0 ? s.theme.main : lit(s.theme.main, 0.18)),
        ),
        poly(
          [
            [(k as number) * w * 0.33 - w * 0.165, -(h as number) * w * 0.5],
            [(k as number) * w * 0.33 + w * 0.165, -(h as number) * w * 0.5],
            [(k as number) * w * 0.33 + w * 0.15, -(h as number) * w * 0.5 - w * 0.03],
            [(k as number) * w * 0.33 - w * 0.15, -(h as number) * w * 0.5 - w * 0.03],
          ],
          s.theme.accentPale,
        ),
        letters((k as number) * w * 0.33, -(h as number) * w * 0.16, w * 0.1, t as string, s.theme.accent),
      ),
    ),
  );

/** A slide for the park. */
export const slide = (s: Sheet) =>
  join(
    stroke('M-70 0V-150M-44 0V-150', '#8a5a3a', 6),
    times(6, (i) => stroke(`M-70 ${-20 - i * 22}H-44`, '#b57f57', 4)),
    rect(-76, -156, 46, 7, form(s, '#a9714a')),
    path('M-34 -152Q10 -130 48 -40Q58 -14 96 -10L96 -2Q44 -2 34 -34Q4 -112 -34 -138Z', form(s, '#e2612e', 1.1)),
    path('M-34 -146Q6 -122 42 -36Q54 -10 96 -6L96 -2Q44 -2 34 -34Q4 -112 -34 -138Z', shade('#e2612e', 0.2)),
    stroke('M-72 -156V-196H-34V-156', s.theme.main, 4),
    poly(outline('-80 -196, -52 -224, -26 -196'), form(s, s.theme.accent)),
  );

/** A swing frame; seats are drawn with the child. */
export const swings = (s: Sheet) =>
  join(
    stroke('M-120 0L-96 -190L-72 0M120 0L96 -190L72 0', '#2f6f73', 6),
    stroke('M-98 -188H98', '#2f6f73', 7),
    oval(-96, -190, 5, 5, s.theme.accent),
    oval(96, -190, 5, 5, s.theme.accent),
  );

/** A see-saw. */
export const seesaw = (s: Sheet) =>
  join(
    poly(outline('-12 0, 12 0, 0 -34'), form(s, s.theme.main)),
    at(0, -36, rect(-110, -4, 220, 8, form(s, s.theme.accent), 3) + stroke('M-92 -4V-22M92 -4V-22', '#8a3a3a', 3), 1, 9),
  );
