import { n, oval, path, pathOf, stroke } from '../svg.ts';
import { type Defs, shade, tint } from './kit.ts';
import type { Person } from './person.ts';

/** The body's measures: half widths of neck and shoulders. The pit of the neck is the origin. */
export interface Body {
  readonly neck: number;
  readonly shoulder: number;
}

/** Where the shoulders and arms run. */
export function torso({ neck, shoulder: s }: Body, rise = 0): string {
  const side = (k: -1 | 1) => `${n(k * (neck + 16))} ${n(-24 - rise)}`;
  return `M${side(-1)}C${n(-neck - 44)} -8 ${n(-s * 0.72)} 2 ${n(-s * 0.9)} 32C${n(-s * 1.06)} 62 ${n(-s * 1.1)} 170 ${n(-s * 1.14)} 320L${n(s * 1.14)} 320C${n(s * 1.1)} 170 ${n(s * 1.06)} 62 ${n(s * 0.9)} 32C${n(s * 0.72)} 2 ${n(neck + 44)} -8 ${side(1)}`;
}

/** The cloth of the upper body with a neckline of the depth given; `square` makes a V. */
export function bodice(body: Body, depth: number, pointed = false): string {
  const a = body.neck + 16;
  const neckline = pointed
    ? `L0 ${n(depth)}Z`
    : pathOf`C${a * 0.9} ${depth * 0.8} ${a * 0.5} ${depth} 0 ${depth}C${-a * 0.5} ${depth} ${-a * 0.9} ${depth * 0.8} ${-a} -24Z`;
  return torso(body) + neckline;
}

/** Cloth filled with its weave and modelled by the light. */
export function cloth(defs: Defs, d: string, colour: string, body: Body, weave = ''): string {
  const s = body.shoulder;
  const base = defs.linear([-s, -20], [s * 0.9, 260], { 0: tint(colour, 0.16), 0.4: colour, 1: shade(colour, 0.34) });
  const clip = defs.clip(d);
  return (
    path(d, base) +
    (weave ? path(d, weave) : '') +
    `<g ${clip}>` +
    path(
      pathOf`M${s * 0.66} 60C${s * 0.6} 130 ${s * 0.72} 220 ${s * 0.66} 330L${s * 1.3} 330L${s * 1.2} 20Z`,
      shade(colour, 0.5),
      `opacity=".32" ${defs.blur(10)}`,
    ) +
    stroke(
      pathOf`M${-s * 0.7} 110C${-s * 0.62} 180 ${-s * 0.7} 240 ${-s * 0.66} 320`,
      shade(colour, 0.5),
      3,
      `opacity=".4" ${defs.blur(1.2)}`,
    ) +
    stroke(
      pathOf`M${s * 0.68} 110C${s * 0.62} 180 ${s * 0.7} 240 ${s * 0.66} 320`,
      shade(colour, 0.55),
      3,
      `opacity=".45" ${defs.blur(1.2)}`,
    ) +
    oval(-s * 0.62, 18, s * 0.3, 14, tint(colour, 0.55), `opacity=".24" transform="rotate(-14 ${n(-s * 0.62)} 18)" ${defs.blur(12)}`) +
    '</g>'
  );
}

/** Neck and upper chest in skin, with the head's shadow falling on them. */
export function neckSkin(defs: Defs, person: Person, body: Body, headShadow: string): string {
  const { neck: w, shoulder: s } = body;
  const { skin } = person;
  const d = pathOf`M${-w} -150L${w} -150L${w} -52C${w + 2} -30 ${w + 30} -18 ${s * 0.66} 4L${s * 0.4} 130L${-s * 0.4} 130L${-s * 0.66} 4C${-w - 30} -18 ${-w - 2} -30 ${-w} -52Z`;
  const base = defs.linear([-w, 0], [w * 1.3, 30], { 0: tint(skin, 0.1), 0.5: skin, 1: shade(skin, 0.26) });
  return (
    path(d, base) +
    `<g ${defs.clip(d)}>` +
    headShadow +
    stroke(
      pathOf`M-8 6Q${-w * 0.6} -6 ${-w - 22} -2M8 6Q${w * 0.6} -6 ${w + 22} -2`,
      shade(skin, 0.34),
      3,
      `opacity=".5" ${defs.blur(1.4)}`,
    ) +
    stroke(pathOf`M${-w * 0.55} -60Q${-w * 0.4} -20 -9 2`, tint(skin, 0.4), 5, `opacity=".3" ${defs.blur(3)}`) +
    '</g>'
  );
}
