import { n, oval, path, pathOf, smooth, stroke } from '../../svg.ts';
import { form, ink, join, type Sheet, shade } from '../kit.ts';
import type { Person } from './people.ts';

/** Draws eyes, brows, nose and mouth, turned with the head. */
export function face(s: Sheet, p: Person, r: number): string {
  const t = p.turn;
  const fx = t * r * 0.4;
  const k = 1 - Math.abs(t) * 0.22;
  const [el, er] = [fx - r * 0.37 * k, fx + r * 0.37 * k];
  const dark = '#2b1712';
  const blush = '#c9503c';
  const eye = (x: number) =>
    p.eyes === 'closed'
      ? stroke(pathOf`M${x - r * 0.13} ${r * 0.06}Q${x} ${r * 0.18} ${x + r * 0.13} ${r * 0.06}`, dark, r * 0.06)
      : join(
          oval(x, r * (p.eyes === 'down' ? 0.16 : 0.1), r * 0.088, r * (p.eyes === 'down' ? 0.06 : 0.125), dark),
          p.eyes === 'down'
            ? stroke(pathOf`M${x - r * 0.14} ${r * 0.1}L${x + r * 0.14} ${r * 0.1}`, dark, r * 0.05)
            : oval(x - r * 0.03, r * 0.05, r * 0.032, r * 0.036, '#fff'),
        );
  const brow = (x: number, k2: number) =>
    stroke(
      pathOf`M${x - r * 0.15} ${-r * 0.14 + k2 * r * 0.03}Q${x} ${-r * 0.23} ${x + r * 0.15} ${-r * 0.14 - k2 * r * 0.03}`,
      shade(p.hairColor, 0.1),
      r * 0.055,
      'opacity=".85"',
    );
  const mouth =
    p.mouth === 'open'
      ? join(
          path(
            pathOf`M${fx - r * 0.22} ${r * 0.46}Q${fx} ${r * 0.4} ${fx + r * 0.22} ${r * 0.46}Q${fx + r * 0.16} ${r * 0.76} ${fx} ${r * 0.76}Q${fx - r * 0.16} ${r * 0.76} ${fx - r * 0.22} ${r * 0.46}Z`,
            '#7a2424',
          ),
          path(
            pathOf`M${fx - r * 0.17} ${r * 0.465}Q${fx} ${r * 0.42} ${fx + r * 0.17} ${r * 0.465}L${fx + r * 0.14} ${r * 0.54}H${fx - r * 0.14}Z`,
            '#fff8ee',
          ),
        )
      : p.mouth === 'calm'
        ? stroke(pathOf`M${fx - r * 0.13} ${r * 0.55}Q${fx} ${r * 0.6} ${fx + r * 0.13} ${r * 0.55}`, '#7a2a26', r * 0.06)
        : stroke(pathOf`M${fx - r * 0.23} ${r * 0.48}Q${fx} ${r * 0.72} ${fx + r * 0.23} ${r * 0.48}`, '#7a2a26', r * 0.065);
  return join(
    oval(el - r * 0.12, r * 0.38, r * 0.2, r * 0.14, blush, 'opacity=".26"'),
    oval(er + r * 0.12, r * 0.38, r * 0.2, r * 0.14, blush, 'opacity=".3"'),
    eye(el),
    eye(er),
    brow(el, 1),
    brow(er, -1),
    stroke(
      pathOf`M${fx + r * 0.03 + t * r * 0.08} ${r * 0.22}q${r * (t < 0 ? -0.1 : 0.1)} ${r * 0.1} ${-r * 0.03} ${r * 0.11}`,
      shade(p.skin, 0.35),
      r * 0.05,
    ),
    mouth,
    p.beard
      ? path(
          smooth([
            [-r * 0.86, r * 0.1],
            [-r * 0.62, r * 0.42],
            [fx, r * 0.34],
            [r * 0.62, r * 0.42],
            [r * 0.86, r * 0.1],
            [r * 0.7, r * 0.85],
            [fx * 0.5, r * 1.22],
            [-r * 0.7, r * 0.85],
          ]),
          form(s, p.hairColor),
        ) + stroke(pathOf`M${fx - r * 0.18} ${r * 0.6}Q${fx} ${r * 0.72} ${fx + r * 0.18} ${r * 0.6}`, '#d58a78', r * 0.07)
      : '',
    p.bindi ? oval(fx, -r * 0.24, r * 0.06, r * 0.07, '#b3262e') : '',
    p.glasses
      ? `<g fill="rgba(255,255,255,.18)" stroke="${ink}" stroke-width="${n(r * 0.05)}"><circle cx="${n(el)}" cy="${n(r * 0.1)}" r="${n(r * 0.23)}"/><circle cx="${n(er)}" cy="${n(r * 0.1)}" r="${n(r * 0.23)}"/></g>` +
          stroke(pathOf`M${el + r * 0.22} ${r * 0.08}L${er - r * 0.22} ${r * 0.08}`, ink, r * 0.05)
      : '',
    p.paint
      ? join(
          stroke(pathOf`M${el - r * 0.3} ${r * 0.36}h${r * 0.3}`, '#f08a24', r * 0.09),
          stroke(pathOf`M${el - r * 0.3} ${r * 0.46}h${r * 0.3}`, '#fff', r * 0.09),
          stroke(pathOf`M${el - r * 0.3} ${r * 0.56}h${r * 0.3}`, '#2f7d4f', r * 0.09),
        )
      : '',
  );
}
