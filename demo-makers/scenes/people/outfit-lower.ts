import { n, oval, type Point, path, pathOf, smooth, stroke } from '../../svg.ts';
import { clip, form, join, limb, lit, type Sheet, shade, times } from '../kit.ts';
import type { Bones } from './bones.ts';
import type { Person } from './people.ts';

const along = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function shoe(s: Sheet, p: Person, foot: Point, knee: Point, far: boolean): string {
  const H = p.h;
  const c = p.outfit.shoes ?? '#2a1b17';
  const bare = c === 'bare';
  const color = bare ? p.skin : far ? shade(c, 0.2) : c;
  const d = p.view === 'side' ? p.dir : 0;
  const lift = Math.atan2(foot[0] - knee[0], foot[1] - knee[1]);
  const ang = p.view === 'side' ? ((-lift * 180) / Math.PI) * 0.7 : 0;
  const w = H * (d ? 0.052 : 0.036);
  return `<g transform="translate(${n(foot[0])} ${n(foot[1])}) rotate(${n(ang)})">${path(
    smooth([
      [-w * 0.7 + d * w * 0.5, -H * 0.014],
      [d * w * 0.3, -H * 0.03],
      [w * 0.75 + d * w * 0.55, -H * 0.006],
      [w * 0.8 + d * w * 0.6, H * 0.02],
      [-w * 0.8 + d * w * 0.5, H * 0.02],
    ]),
    form(s, color),
  )}</g>`;
}

function leg(s: Sheet, p: Person, hip: Point, knee: Point, foot: Point, far: boolean): string {
  const { h: H, outfit: o } = p;
  const dim = (c: string) => (far ? shade(c, 0.16) : c);
  const skin = form(s, dim(p.skin), 0.7);
  const cloth = form(s, dim(o.lower), 0.9);
  const w = H * (p.age === 'small' ? 0.1 : 0.086);
  const bare = join(path(limb(hip, knee, w, w * 0.74), skin), path(limb(knee, foot, w * 0.74, w * 0.5), skin));
  const sock = o.socks ? path(limb(along(knee, foot, 0.45), foot, w * 0.66, w * 0.54), form(s, dim(o.socks))) : '';
  if (o.bottom === 'trousers')
    return join(
      path(limb(hip, knee, w * 1.18, w), cloth),
      path(limb(knee, along(knee, foot, 0.96), w, w * 0.84), cloth),
      shoe(s, p, foot, knee, far),
    );
  if (o.bottom === 'salwar')
    return join(
      path(limb(hip, knee, w * 1.35, w * 1.25), cloth),
      path(limb(knee, along(knee, foot, 0.9), w * 1.25, w * 0.75), cloth),
      shoe(s, p, foot, knee, far),
    );
  if (o.bottom === 'dhoti')
    return join(
      bare,
      path(limb(hip, knee, w * 1.7, w * 1.5), cloth),
      path(limb(knee, along(knee, foot, 0.5), w * 1.45, w * 1.1), cloth),
      shoe(s, p, foot, knee, far),
    );
  if (o.bottom === 'shorts')
    return join(bare, sock, path(limb(hip, along(hip, knee, 0.78), w * 1.25, w * 1.22), cloth), shoe(s, p, foot, knee, far));
  return join(bare, sock, shoe(s, p, foot, knee, far));
}

function crossLegs(s: Sheet, p: Person, b: Bones): string {
  const { H } = b;
  const o = p.outfit;
  const cloth = form(s, o.lower);
  const shin = o.bottom === 'shorts' || o.bottom === 'skirt' ? form(s, p.skin, 0.7) : cloth;
  const w = H * 0.105;
  const [kl, kr]: [Point, Point] = [
    [-H * 0.235, -H * 0.06],
    [H * 0.235, -H * 0.06],
  ];
  const wide = o.bottom === 'sari' || o.bottom === 'long' || o.bottom === 'lehenga';
  return join(
    path(limb(kl, [H * 0.07, -H * 0.025], w * 0.8, w * 0.6), shin),
    path(limb(kr, [-H * 0.07, -H * 0.02], w * 0.8, w * 0.6), shin),
    oval(H * 0.105, -H * 0.024, H * 0.05, H * 0.024, form(s, o.shoes && o.shoes !== 'bare' ? o.shoes : p.skin)),
    oval(-H * 0.105, -H * 0.02, H * 0.05, H * 0.024, form(s, o.shoes && o.shoes !== 'bare' ? o.shoes : p.skin)),
    path(limb([-H * 0.05, -H * 0.11], kl, w * 1.25, w * 0.95), cloth),
    path(limb([H * 0.05, -H * 0.11], kr, w * 1.25, w * 0.95), cloth),
    wide || o.bottom === 'skirt'
      ? path(
          smooth([
            [-H * 0.08, -H * 0.17],
            [H * 0.08, -H * 0.17],
            [H * 0.27, -H * 0.08],
            [H * 0.27, -H * 0.02],
            [0, wide ? H * 0.0 : -H * 0.045],
            [-H * 0.27, -H * 0.02],
            [-H * 0.27, -H * 0.08],
          ]),
          cloth,
        )
      : '',
    wide && o.trim ? stroke(pathOf`M${-H * 0.27} ${-H * 0.02}Q0 ${H * 0.014} ${H * 0.27} ${-H * 0.02}`, o.trim, H * 0.014) : '',
  );
}

/** How far down the leg each skirt falls, and how much it flares. */
const fall = { skirt: [0.5, 0.055], long: [0.93, 0.05], sari: [0.96, 0.03], lehenga: [0.94, 0.15] } as const;

function drape(s: Sheet, p: Person, b: Bones, kind: keyof typeof fall, color: string): string {
  const { H } = b;
  const [f, flare] = fall[kind];
  const down = (hip: Point, knee: Point, foot: Point): Point => (f <= 0.5 ? along(hip, knee, f * 2) : along(knee, foot, (f - 0.5) * 2));
  const [l, r] = [down(b.hipL, b.kneeL, b.footL), down(b.hipR, b.kneeR, b.footR)];
  const [x0, x1] = [Math.min(l[0], r[0], b.kneeL[0] * 0.8, b.kneeR[0] * 0.8), Math.max(l[0], r[0], b.kneeL[0] * 0.8, b.kneeR[0] * 0.8)];
  const y = Math.max(l[1], r[1]);
  const w = H * (b.side ? 0.068 : 0.078);
  const wy = b.hip[1] - H * 0.045;
  const edge = H * flare + H * 0.035;
  const hemL: Point = [x0 - edge, y - H * 0.006];
  const hemR: Point = [x1 + edge, y - H * 0.006];
  const shape = pathOf`M${-w} ${wy}Q${-w * 1.35} ${wy + H * 0.08} ${hemL[0]} ${hemL[1]}Q${(hemL[0] + hemR[0]) / 2} ${y + H * 0.035} ${hemR[0]} ${hemR[1]}Q${w * 1.35} ${wy + H * 0.08} ${w} ${wy}Z`;
  const pleats = times(kind === 'lehenga' ? 7 : 5, (i) => {
    const t = (i + 0.6) / (kind === 'lehenga' ? 7 : 5);
    return stroke(
      pathOf`M${-w + 2 * w * t} ${wy + H * 0.03}L${hemL[0] + (hemR[0] - hemL[0]) * t} ${y + H * 0.01}`,
      shade(color, 0.3),
      H * 0.006,
      'opacity=".5"',
    );
  });
  const band = (t: number, c: string, bw: number) => {
    const yy = wy + (y - wy) * t;
    const xl = -w + (hemL[0] + w) * t;
    const xr = w + (hemR[0] - w) * t;
    return stroke(pathOf`M${xl} ${yy}Q${(xl + xr) / 2} ${yy + H * 0.035 * t} ${xr} ${yy}`, c, bw);
  };
  const clipped = clip(s, `<path d="${shape}"/>`);
  const trim = p.outfit.trim;
  return join(
    path(shape, form(s, color, 1.1)),
    `<g ${clipped}>${join(pleats, trim ? join(band(0.965, trim, H * 0.03), kind === 'lehenga' ? band(0.78, lit(trim, 0.3), H * 0.012) + band(0.6, trim, H * 0.014) : '') : '')}</g>`,
  );
}

/** Draws legs, shoes and the lower garment. */
export function lowerGarment(s: Sheet, p: Person, b: Bones): string {
  if (b.cross) return crossLegs(s, p, b);
  const o = p.outfit;
  const L = leg(s, p, b.hipL, b.kneeL, b.footL, b.side);
  const R = leg(s, p, b.hipR, b.kneeR, b.footR, false);
  const isDrape = o.bottom === 'skirt' || o.bottom === 'long' || o.bottom === 'sari' || o.bottom === 'lehenga';
  if (!isDrape) return L + R;
  const seated = b.side && Math.abs((p.pose.legR ?? [0])[0]) > 55;
  if (!seated) return L + R + drape(s, p, b, o.bottom as keyof typeof fall, o.lower);
  const w = p.h * 0.12;
  const cloth = form(s, o.lower);
  return join(
    L,
    R,
    path(limb(b.hipL, b.kneeL, w * 1.1, w * 0.9), form(s, shade(o.lower, 0.15))),
    path(limb(b.hipR, b.kneeR, w * 1.2, w), cloth),
  );
}
