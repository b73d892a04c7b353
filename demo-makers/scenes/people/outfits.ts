import { n, type Point, path, pathOf, smooth, stroke } from '../../svg.ts';
import { clip, form, join, linear, lit, poly, type Sheet, shade, times } from '../kit.ts';
import type { Bones } from './bones.ts';
import type { Person } from './people.ts';

/** Draws the upper garment with whatever is worn over it. */
export function torsoGarment(s: Sheet, p: Person, b: Bones): string {
  const { H } = b;
  const o = p.outfit;
  const back = p.view === 'back';
  const rot = (u: number, v: number): Point => {
    const a = (b.lean * Math.PI) / 180;
    return [b.hip[0] + u * Math.cos(a) + v * Math.sin(a), b.hip[1] - v * Math.cos(a) + u * Math.sin(a)];
  };
  const T = Math.hypot(b.neck[0] - b.hip[0], b.neck[1] - b.hip[1]);
  const wide = b.side ? 0.07 : p.age === 'adult' ? 0.098 : 0.106;
  const [sh, ch, wa, hi] = [wide, b.side ? 0.08 : 0.098, b.side ? 0.07 : 0.084, b.side ? 0.078 : 0.092].map((v) => v * H) as [
    number,
    number,
    number,
    number,
  ];
  const cut = (drop: number, flare: number): string => {
    const pts: Point[] = [
      rot(-0.03 * H, T + 0.004 * H),
      rot(-sh, T - 0.028 * H),
      rot(-ch, T * 0.62),
      rot(-wa, T * 0.24),
      rot(-hi - flare, -drop),
      rot(0, -drop - 0.012 * H),
      rot(hi + flare, -drop),
      rot(wa, T * 0.24),
      rot(ch, T * 0.62),
      rot(sh, T - 0.028 * H),
      rot(0.03 * H, T + 0.004 * H),
    ];
    return smooth(pts);
  };
  const tuck = o.tunic ?? 0;
  const shape = cut(o.belt && !tuck ? -T * 0.07 : tuck * H, tuck * 0.22 * H);
  const inside = clip(s, `<path d="${shape}"/>`);
  const checks = o.check
    ? `<g ${inside} opacity=".55">${times(9, (i) => stroke(pathOf`M${-0.14 * H + i * 0.035 * H} ${b.neck[1] - 5}V${b.hip[1] + tuck * H + 10}`, o.check as string, H * 0.008)).join('')}${times(12, (i) => stroke(pathOf`M${-0.16 * H} ${b.neck[1] + i * 0.035 * H}H${0.16 * H}`, o.check as string, H * 0.008)).join('')}</g>`
    : '';
  const belt = o.belt
    ? stroke(
        pathOf`M${rot(-wa * 1.02, T * 0.06)[0]} ${rot(-wa, T * 0.06)[1]}L${rot(wa * 1.02, T * 0.06)[0]} ${rot(wa, T * 0.06)[1]}`,
        o.belt,
        H * 0.026,
      )
    : '';
  const f = b.side ? p.dir * 0.045 * H : p.turn * 0.02 * H;
  const collar =
    back || o.sleeve === 'none'
      ? ''
      : poly(
          [
            rot(-0.036 * H + f * 0.4, T + 0.006 * H),
            rot(f, T - 0.05 * H),
            rot(0.036 * H + f * 0.4, T + 0.006 * H),
            rot(0.03 * H + f * 0.4, T + 0.016 * H),
            rot(-0.03 * H + f * 0.4, T + 0.016 * H),
          ],
          o.tie ? lit(o.top, 0.3) : shade(p.skin, 0.08),
        );
  const tie =
    o.tie && !back
      ? poly(
          [
            rot(f - 0.012 * H, T - 0.015 * H),
            rot(f + 0.012 * H, T - 0.015 * H),
            rot(f + 0.022 * H, T * 0.34),
            rot(f, T * 0.24),
            rot(f - 0.02 * H, T * 0.34),
          ],
          form(s, o.tie),
        )
      : '';
  const collarPoints =
    o.tie && !back
      ? join(
          [-1, 1].map((k) =>
            poly(
              [rot(f * 0.6 + k * 0.034 * H, T + 0.012 * H), rot(f, T - 0.014 * H), rot(f + k * 0.03 * H, T - 0.05 * H)],
              lit(o.top, 0.5),
              `stroke="${shade(o.top, 0.25)}" stroke-width="${n(H * 0.004)}"`,
            ),
          ),
        )
      : '';
  const coatShape = cut(0.16 * H, 0.02 * H);
  const open = [
    rot(f - 0.03 * H, T),
    rot(f + 0.03 * H, T),
    rot(f + 0.014 * H, T * 0.45),
    rot(f + 0.05 * H, -0.17 * H),
    rot(f - 0.05 * H, -0.17 * H),
    rot(f - 0.014 * H, T * 0.45),
  ] as Point[];
  const coat = o.coat
    ? back
      ? path(coatShape, form(s, o.coat))
      : join(
          path(coatShape, form(s, o.coat, 0.8)),
          poly(open, form(s, o.top)),
          tie,
          stroke(
            pathOf`M${rot(f - 0.03 * H, T)[0]} ${rot(f - 0.03 * H, T)[1]}L${rot(f - 0.01 * H, T * 0.45)[0]} ${rot(f - 0.01 * H, T * 0.45)[1]}`,
            shade(o.coat, 0.25),
            H * 0.008,
          ),
          stroke(
            pathOf`M${rot(f + 0.03 * H, T)[0]} ${rot(f + 0.03 * H, T)[1]}L${rot(f + 0.01 * H, T * 0.45)[0]} ${rot(f + 0.01 * H, T * 0.45)[1]}`,
            shade(o.coat, 0.25),
            H * 0.008,
          ),
        )
    : '';
  const vest = o.vest
    ? join(
        path(cut(0.02 * H, 0), form(s, o.vest)),
        back
          ? ''
          : poly(
              [rot(f - 0.03 * H, T), rot(f + 0.03 * H, T), rot(f + 0.045 * H, T * 0.3), rot(f, -0.03 * H), rot(f - 0.045 * H, T * 0.3)],
              form(s, o.top),
            ),
      )
    : '';
  const g = (c: string) => linear(s, { 0: lit(c, 0.2), 1: shade(c, 0.22) }, 1, 1);
  const kk = p.dir;
  const pallu =
    o.bottom === 'sari'
      ? join(
          poly(
            [
              rot(-kk * hi, T * 0.1),
              rot(-kk * wa * 0.8, T * 0.42),
              rot(kk * sh * 0.72, T + 0.008 * H),
              rot(kk * sh * 0.98, T - 0.05 * H),
              rot(kk * hi * 0.9, T * 0.2),
              rot(kk * hi * 0.6, -0.02 * H),
            ],
            g(o.lower),
          ),
          o.trim
            ? stroke(
                pathOf`M${rot(-kk * wa * 0.8, T * 0.42)[0]} ${rot(-kk * wa * 0.8, T * 0.42)[1]}L${rot(kk * sh * 0.72, T)[0]} ${rot(kk * sh * 0.72, T)[1]}`,
                o.trim,
                H * 0.014,
              )
            : '',
          back
            ? poly(
                [rot(kk * sh * 0.3, T), rot(kk * sh * 0.95, T - 0.02 * H), rot(kk * hi * 1.05, -0.22 * H), rot(kk * hi * 0.2, -0.24 * H)],
                g(lit(o.lower, 0.1)),
              )
            : '',
        )
      : '';
  const dup =
    o.dupatta && !back
      ? join(
          path(
            smooth([
              rot(-sh * 0.9, T - 0.02 * H),
              rot(-0.03 * H, T - 0.035 * H),
              rot(0.03 * H, T - 0.035 * H),
              rot(sh * 0.9, T - 0.02 * H),
              rot(sh * 0.7, T - 0.08 * H),
              rot(0, T - 0.12 * H),
              rot(-sh * 0.7, T - 0.08 * H),
            ]),
            g(o.dupatta),
          ),
          poly(
            [rot(sh * 0.55, T - 0.01 * H), rot(sh * 0.98, T - 0.03 * H), rot(sh * 1.05, -0.06 * H), rot(sh * 0.7, -0.08 * H)],
            g(o.dupatta),
          ),
        )
      : o.dupatta
        ? path(smooth([rot(-sh, T), rot(sh, T), rot(sh * 0.8, T * 0.6), rot(0, T * 0.4), rot(-sh * 0.8, T * 0.6)]), g(o.dupatta))
        : '';
  const apron =
    o.apron && !back
      ? path(
          smooth([
            rot(-0.05 * H, T * 0.86),
            rot(0.05 * H, T * 0.86),
            rot(0.085 * H, T * 0.2),
            rot(0.09 * H, -0.16 * H),
            rot(-0.09 * H, -0.16 * H),
            rot(-0.085 * H, T * 0.2),
          ]),
          form(s, o.apron),
        )
      : '';
  const sash = o.sash
    ? poly([rot(-kk * sh * 0.8, T - 0.005 * H), rot(-kk * sh * 0.4, T), rot(kk * hi, T * 0.14), rot(kk * hi * 0.8, -0.0 * H)], g(o.sash))
    : '';
  const num = o.number
    ? `<text x="${n(rot(0, T * 0.42)[0])}" y="${n(rot(0, T * 0.42)[1])}" font-family="Mukta SemiBold" font-size="${n(H * 0.1)}" fill="#fffaf0" text-anchor="middle">${o.number}</text>`
    : '';
  const hem =
    o.trim && tuck
      ? `<g ${inside}>${stroke(pathOf`M${rot(-hi - 0.2 * H, -tuck * H + 0.012 * H)[0]} ${rot(0, -tuck * H + 0.004 * H)[1]}H${rot(hi + 0.2 * H, 0)[0]}`, o.trim, H * 0.022)}</g>`
      : '';
  return join(path(shape, form(s, o.top)), checks, hem, collar, tie, coat, vest, collarPoints, belt, pallu, dup, apron, sash, num);
}
