import { points } from '../../outline.ts';
import { n, oval, path, pathOf, smooth, stroke } from '../../svg.ts';
import { glow, join, linear, mix, poly, rect, type Sheet, times } from '../kit.ts';

/** When the picture is set; it colours sky, light and haze. */
export type Hour = 'morning' | 'gold' | 'noon' | 'dusk' | 'night';

const skies: Record<Hour, readonly [string, string, string]> = {
  morning: ['#8fc3d8', '#cfe3dc', '#fdeccb'],
  gold: ['#8dbccb', '#f6dcae', '#ffce86'],
  noon: ['#7fbfdb', '#bfe0e2', '#f6eed8'],
  dusk: ['#6d6a94', '#d98f7c', '#fbc57e'],
  night: ['#171a3c', '#2b2550', '#5b3a5e'],
};

/** The ground a picture stands on: horizon line and the height of the eye in metres. */
export type Ground = { hy: number; eye: number };

/** Pixels to the centimetre for something standing at `y`. */
export const scaleAt = (g: Ground, y: number) => (y - g.hy) / (g.eye * 100);

/** Sky with sun glow, gouache clouds and birds. */
export function sky(s: Sheet, hour: Hour, to = s.H): string {
  const [a, b, c] = skies[hour];
  const { rng, W } = s;
  const cloudColor = hour === 'night' ? '#3a3562' : hour === 'dusk' ? '#f2b08a' : '#fff6e2';
  const clouds = times(hour === 'night' ? 3 : 6, () => {
    const [x, y, w] = [rng.between(0, W), rng.between(to * 0.08, to * 0.6), rng.between(W * 0.08, W * 0.2)];
    const pts = times(9, (i) => [x - w + (i / 8) * 2 * w, y - Math.sin((i / 8) * Math.PI) * w * rng.between(0.05, 0.15)] as const);
    return path(
      smooth([...pts, [x + w * 0.7, y + w * 0.05], [x - w * 0.6, y + w * 0.04]]),
      linear(s, { 0: [cloudColor, 0.8], 1: [cloudColor, 0.1] }),
    );
  });
  const stars =
    hour === 'night'
      ? join(
          times(70, () =>
            oval(
              rng.between(0, W),
              rng.between(0, to * 0.7),
              rng.between(0.8, 2),
              rng.between(0.8, 2),
              '#ffeec2',
              `opacity="${n(rng.between(0.3, 0.9))}"`,
            ),
          ),
          oval(W * 0.82, to * 0.18, 34, 34, '#ffeec2'),
          oval(W * 0.82 + 14, to * 0.18 - 8, 30, 30, '#20204a'),
        )
      : '';
  const sun =
    hour === 'night'
      ? ''
      : join(
          glow(s, W * 0.12, to * 0.22, W * 0.42, hour === 'dusk' ? '#ffb56b' : '#fff0c4', 0.85),
          hour === 'noon' ? '' : oval(W * 0.12, to * 0.22, W * 0.026, W * 0.026, '#fff7df', 'opacity=".95"'),
        );
  const birds =
    hour === 'night'
      ? ''
      : join(
          times(5, () => {
            const [x, y, w] = [rng.between(W * 0.25, W * 0.8), rng.between(to * 0.1, to * 0.4), rng.between(7, 13)];
            return stroke(
              pathOf`M${x - w} ${y - w * 0.3}Q${x - w * 0.4} ${y - w * 0.7} ${x} ${y}Q${x + w * 0.4} ${y - w * 0.7} ${x + w} ${y - w * 0.4}`,
              '#6b4a46',
              2.2,
              'opacity=".7"',
            );
          }),
        );
  return join(rect(0, 0, W, to + 2, linear(s, { 0: a, 0.6: b, 1: c })), stars, sun, clouds, birds);
}

/** A distant band of trees, drawn into the haze. */
export function farTrees(s: Sheet, y: number, h: number, c = '#9fae7c'): string {
  const { rng, W } = s;
  const band = (color: string, hh: number, step: number) => {
    let d = pathOf`M${-40} ${y}`;
    for (let x = -40; x < W + 60; x += step)
      d += pathOf`Q${x + step / 2} ${y - hh * rng.between(0.7, 1.7)} ${x + step} ${y - hh * rng.between(0.2, 0.6)}`;
    return path(`${d}L${W + 60} ${n(y)}Z`, color);
  };
  return band(mix(c, '#f3dfc0', 0.5), h, 70) + band(mix(c, '#d9cf9d', 0.25), h * 0.62, 54);
}

/** The light of the hour laid over the whole finished picture. */
export function grade(s: Sheet, hour: Hour): string {
  const { W, H } = s;
  const wash: Record<Hour, readonly [string, number, string, number]> = {
    morning: ['#ffe9bd', 0.3, '#2f4a6b', 0.12],
    gold: ['#ffcf7a', 0.42, '#5a2430', 0.2],
    noon: ['#fff3d0', 0.2, '#3f5560', 0.08],
    dusk: ['#ff9e5e', 0.35, '#3a2450', 0.3],
    night: ['#ffb45e', 0.12, '#1b1640', 0.4],
  };
  const [warm, wa, cool, ca] = wash[hour];
  return join(
    rect(0, 0, W, H, linear(s, { 0: [warm, wa], 0.55: [warm, 0], 1: [cool, ca] }, 1, 0.8), 0, 'style="mix-blend-mode:soft-light"'),
    rect(0, 0, W, H, linear(s, { 0: [cool, 0], 0.6: [cool, 0], 1: [cool, ca * 0.75] }, 1, 1), 0, 'style="mix-blend-mode:multiply"'),
    hour === 'night'
      ? ''
      : rect(
          0,
          0,
          W * 0.8,
          H * 0.8,
          linear(s, { 0: ['#ffefc4', wa * 0.7], 0.5: ['#ffefc4', 0] }, 1, 1),
          0,
          'style="mix-blend-mode:screen"',
        ),
  );
}

/** Slanting shafts of light from the upper left. */
export const rays = (s: Sheet, x: number, y: number, len: number, a = 0.2) =>
  `<g style="mix-blend-mode:screen">${times(4, (i) => {
    const w = len * (0.09 + i * 0.03);
    const ox = i * len * 0.2;
    return poly(
      points`${x + ox} ${y}, ${x + ox + w} ${y}, ${x + ox + w * 1.6 + len * 0.62} ${y + len}, ${x + ox + len * 0.55} ${y + len}`,
      linear(s, { 0: ['#ffe3a0', a], 1: ['#ffe3a0', 0] }),
    );
  }).join('')}</g>`;
