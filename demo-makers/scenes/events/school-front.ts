import { outline } from '../../outline.ts';
import { palette } from '../../palette.ts';
import { at, glow, join, linear, lit, poly, rect, type Sheet, times } from '../kit.ts';
import { parent, teacher, traveller } from '../people/cast.ts';
import { place } from '../people/figures.ts';
import { facade } from '../places/buildings.ts';
import { boundary, gateLeaf, gateway } from '../places/gateway.ts';
import { dapple, flowers, paving, pigeon } from '../places/nature.ts';
import { farTrees, type Ground, grade, type Hour, rays, scaleAt, sky } from '../places/sky.ts';
import { canopy, pot, shrub, tree } from '../places/trees.ts';
import { marigolds } from '../things/festive.ts';
import { bicycle } from '../things/vehicles.ts';

/** The hero: the arched gate in golden light, children arriving. */
export function schoolFront(s: Sheet, hour: Hour = 'gold'): string {
  const { W, H, theme: t } = s;
  const g: Ground = { hy: H * 0.6, eye: 1.75 };
  const gy = H * 0.735;
  const gx = W * 0.565;
  const person = (x: number, y: number, p: Parameters<typeof place>[4]) => [y, place(s, x * W, y * H, scaleAt(g, y * H), p)] as const;
  const through = join(
    rect(0, 0, W, H, linear(s, { 0: '#f7dfb4', 0.6: '#ffeac2', 1: '#f1c98b' })),
    farTrees(s, gy - H * 0.02, H * 0.1),
    facade(s, { x: gx - W * 0.2, y: gy - H * 0.016, w: W * 0.4, storey: H * 0.1, bays: 9, domes: false }),
    rect(gx - W * 0.3, gy - H * 0.018, W * 0.6, H * 0.3, linear(s, { 0: '#f3cf97', 1: '#e2ad74' })),
    place(s, gx - W * 0.045, gy - H * 0.004, 0.56, traveller(s, { view: 'back', pose: 'walk', girl: true }), false),
    place(s, gx - W * 0.012, gy - H * 0.002, 0.58, traveller(s, { view: 'back', pose: 'walk2', girl: false }), false),
    place(s, gx + W * 0.07, gy - H * 0.006, 0.55, teacher(s, { view: 'front', pose: 'namaste', girl: true }), false),
    glow(s, gx - W * 0.03, gy - H * 0.2, W * 0.2, '#fff0c0', 0.75),
  );
  const people = [
    person(0.6, 0.79, teacher(s, { girl: true, pose: 'namaste', view: 'front', turn: -0.4, outfit: { lower: '#c2562f', top: t.main } })),
    person(0.525, 0.8, traveller(s, { girl: false, view: 'back', pose: 'walk', bag: '#1f6aa5', hair: 'short' })),
    person(0.49, 0.815, traveller(s, { girl: true, view: 'back', pose: 'walk2', hair: 'braids', bag: t.main })),
    person(0.71, 0.83, traveller(s, { girl: false, view: 'side', dir: -1, pose: 'run', hair: 'patka', bag: '#d98a1d', mouth: 'open' })),
    person(
      0.3,
      0.85,
      parent(s, {
        girl: true,
        view: 'side',
        dir: 1,
        pose: 'stroll',
        outfit: { bottom: 'salwar', lower: '#f3e0b8', top: '#2f6f73', tunic: 0.2, dupatta: '#ef8f4a', trim: '#f2b632' },
      }),
    ),
    person(0.345, 0.862, traveller(s, { age: 'small', girl: true, view: 'side', dir: 1, pose: 'walk', hair: 'pony', bag: '#d9583c' })),
    person(0.85, 0.95, traveller(s, { girl: true, view: 'side', dir: -1, pose: 'walk', hair: 'braids', bag: '#2f7d4f', age: 'teen' })),
    person(
      0.92,
      0.97,
      traveller(s, { girl: true, view: 'side', dir: -1, pose: 'walk2', hair: 'pony', bag: '#8a3f6b', age: 'teen', mouth: 'open' }),
    ),
    person(0.5, 0.9, traveller(s, { girl: true, view: 'back', pose: 'walk', hair: 'pony', bag: '#d9583c', age: 'small' })),
    person(0.55, 0.91, traveller(s, { girl: false, view: 'back', pose: 'walk2', hair: 'curly', bag: '#2f7d4f', age: 'small' })),
    person(
      0.665,
      0.8,
      parent(s, {
        girl: false,
        view: 'side',
        dir: -1,
        pose: 'stroll',
        outfit: { top: '#e9c27a', sleeve: 'full', bottom: 'trousers', lower: '#f3e6cf', tunic: 0.2, vest: undefined },
      }),
    ),
    person(
      0.115,
      0.97,
      traveller(s, { girl: false, view: 'side', dir: 1, pose: 'walk', hair: 'crop', bag: t.main, age: 'child', mouth: 'open' }),
    ),
    person(0.185, 1.0, traveller(s, { girl: true, view: 'side', dir: 1, pose: 'walk2', hair: 'braids', bag: '#d98a1d', age: 'child' })),
  ]
    .sort((a, b) => a[0] - b[0])
    .map(([, d]) => d);
  return join(
    sky(s, hour, H * 0.68),
    farTrees(s, H * 0.66, H * 0.12, '#a5ad7a'),
    facade(s, { x: W * 0.7, y: H * 0.7, w: W * 0.42, storey: H * 0.15, bays: 7, domes: false, name: false }),
    facade(s, { x: -W * 0.1, y: H * 0.7, w: W * 0.4, storey: H * 0.15, bays: 7, domes: false, name: false }),
    rect(0, H * 0.3, W, H * 0.42, linear(s, { 0: ['#ffdf9e', 0], 1: ['#ffdf9e', 0.42] })),
    tree(s, W * 0.3, H * 0.71, H * 0.42, 'ashoka', '#6b8f4f'),
    tree(s, W * 0.835, H * 0.71, H * 0.44, 'ashoka', '#688a4d'),
    tree(s, W * 0.885, H * 0.71, H * 0.38, 'ashoka', '#688a4d'),
    tree(s, W * 0.97, H * 0.73, H * 0.56, 'gulmohar', '#6f8f4a'),
    paving(s, H * 0.7, H, gx, '#e0ad76', 20),
    rect(0, H * 0.7, W, H * 0.1, linear(s, { 0: ['#ffe2a8', 0.7], 1: ['#ffe2a8', 0] })),
    boundary(s, W * -0.02, gx - W * 0.15, gy, H * 0.115),
    boundary(s, gx + W * 0.15, W * 1.03, gy, H * 0.115),
    shrub(s, W * 0.34, gy - H * 0.07, W * 0.1, palette.leaf, '#d5377a'),
    shrub(s, W * 0.78, gy - H * 0.075, W * 0.12, palette.leaf, '#d5377a'),
    poly(
      [
        [gx + W * 0.14, gy],
        [W * 1.02, gy],
        [W * 1.02, gy + H * 0.11],
        [gx + W * 0.3, gy + H * 0.075],
        [gx + W * 0.17, gy + H * 0.02],
      ],
      '#542a18',
      'opacity=".2"',
    ),
    gateway(s, gx, gy, W * 0.31, H * 0.5, through),
    poly(outline('-0.087 0, 0.087 0, 0.2 0.2, 0.02 0.2', [W, H], [gx, gy]), linear(s, { 0: ['#fff0c4', 0.55], 1: ['#fff0c4', 0] })),
    times(4, (i) =>
      marigolds(gx - W * 0.125 + i * W * 0.0625, gy - H * 0.395, gx - W * 0.125 + (i + 1) * W * 0.0625, gy - H * 0.395, H * 0.03, 5),
    ),
    times(5, (i) => marigolds(gx - W * 0.125 + i * W * 0.0625, gy - H * 0.395, gx - W * 0.125 + i * W * 0.0625, gy - H * 0.34, 0, 5)),
    gateLeaf(s, gx - W * 0.088, gy, W * 0.045, H * 0.27, -1),
    gateLeaf(s, gx + W * 0.088, gy, W * 0.045, H * 0.27, 1),
    flowers(s, W * 0.0, gy + H * 0.012, gx - W * 0.2, H * 0.028, [t.accent, '#e86a33', lit(t.accent, 0.3)], 9),
    flowers(s, gx + W * 0.2, gy + H * 0.012, W * 0.3, H * 0.028, [t.accent, '#e86a33', lit(t.accent, 0.3)], 9),
    pot(s, gx - W * 0.125, gy + H * 0.03, H * 0.085, t.accent),
    pot(s, gx + W * 0.13, gy + H * 0.03, H * 0.085, '#d5377a'),
    at(W * 0.4, gy + H * 0.035, bicycle('#1f4f7a'), 0.92),
    at(W * 0.735, gy + H * 0.03, bicycle('#b3262e'), 0.88),
    dapple(s, W * 0.18, H * 0.88, W * 0.6, H * 0.16, 0.11),
    pigeon(s, W * 0.43, H * 0.9, 30),
    pigeon(s, W * 0.46, H * 0.915, 32, true),
    pigeon(s, W * 0.62, H * 0.93, 36),
    people,
    canopy(s, W * 0.03, H * 0.06, W * 0.36, H * 0.34, '#54803f'),
    canopy(s, W * 0.16, H * -0.02, W * 0.3, H * 0.2, '#5f8a4c'),
    rays(s, -W * 0.05, 0, H * 1.05, 0.2),
    grade(s, hour),
  );
}
