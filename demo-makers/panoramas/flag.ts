import { ball, box, brushed, group, matt, polished, rgb, rod, times, triangle, type Vec } from './sdl.ts';

const flag = { height: 1.08, length: 1.68, top: 6.9, pole: 7 } as const;

/** How far a flag's cloth blows out of its plane, by the distance from the pole. */
const wave = (x: number) => Math.sin(x * 4) * 0.09 * x;

/** The wheel of twenty-four spokes that stands in the middle of India's flag, three quarters as high as its white band. */
export function ashokaChakra(): string {
  const navy = matt('#06038d');
  const spokes = 24;
  const on = (part: number, radius: number): Vec => {
    const a = (part / spokes) * 2 * Math.PI;
    const x = flag.length / 2 + Math.cos(a) * radius;
    return [x, flag.top - flag.height / 2 + Math.sin(a) * radius, wave(x)];
  };
  // Thinner than this the rim would be lost when the picture is softened.
  const rim = 0.016;
  const radius = flag.height / 8 - rim;
  return group([
    times(
      spokes,
      (i) => rod(on(i, 0), on(i, radius), 0.005, navy) + rod(on(i, radius), on(i + 1, radius), rim, navy) + ball(on(i, radius), rim, navy),
    ),
    ball(on(0, 0), 0.02, navy),
  ]);
}

/** Thin cloth that glows with the sun behind it. */
export const thinCloth = (hex: string) => `texture{pigment{color ${rgb(hex)}}finish{diffuse .8,.6 ambient 0}}`;

/** A flagpole with a flag of level stripes flying to the right; the emblem is laid over them. */
export function flagpole(stripes: readonly string[], emblem = '', cloth: (hex: string) => string = matt): string {
  const steps = [2.2, 1.5, 0.9].map((s, i) => box([-s / 2, i * 0.2, -s / 2], [s / 2, (i + 1) * 0.2, s / 2], brushed('#deb088', '#cf9a6e')));
  const bands = stripes
    .map((hex, i) =>
      times(12, (j) => {
        const [x0, x1] = [(j * flag.length) / 12, ((j + 1) * flag.length) / 12];
        const [y1, y0] = [flag.top - (i * flag.height) / stripes.length, flag.top - ((i + 1) * flag.height) / stripes.length];
        return (
          triangle([x0, y0, wave(x0)], [x1, y0, wave(x1)], [x1, y1, wave(x1)], cloth(hex)) +
          triangle([x0, y0, wave(x0)], [x1, y1, wave(x1)], [x0, y1, wave(x0)], cloth(hex))
        );
      }),
    )
    .join('');
  return group([
    ...steps,
    rod([0, 0.6, 0], [0, flag.pole, 0], 0.05, polished('#efe6d2', 0.4)),
    ball([0, flag.pole + 0.06, 0], 0.09, polished('#e0a233', 0.6)),
    bands,
    emblem,
  ]);
}
