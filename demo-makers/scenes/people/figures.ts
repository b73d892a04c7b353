import { n, oval, type Point, path, pathOf, smooth, stroke } from '../../svg.ts';
import { at, form, join, limb, linear, lit, poly, type Sheet, shade } from '../kit.ts';
import { type Bones, bones } from './bones.ts';
import { hairBehind } from './head-hair.ts';
import { head } from './heads.ts';
import { lowerGarment } from './outfit-lower.ts';
import { torsoGarment } from './outfits.ts';
import type { Person } from './people.ts';

function arm(s: Sheet, p: Person, sh: Point, el: Point, ha: Point, far: boolean): string {
  const { h: H, outfit: o } = p;
  const dim = (c: string) => (far ? shade(c, 0.18) : c);
  const skin = form(s, dim(p.skin), 0.7);
  const sleeveColor = o.coat ?? o.top;
  const cloth = form(s, dim(sleeveColor), 0.55);
  const w = H * (p.age === 'small' ? 0.068 : p.age === 'adult' ? 0.052 : 0.058);
  const full = o.sleeve === 'full' || o.coat !== undefined;
  const mid: Point = [sh[0] + (el[0] - sh[0]) * 0.72, sh[1] + (el[1] - sh[1]) * 0.72];
  const cuff: Point = [el[0] + (ha[0] - el[0]) * 0.82, el[1] + (ha[1] - el[1]) * 0.82];
  return join(
    path(limb(sh, el, w, w * 0.86), skin),
    path(limb(el, ha, w * 0.86, w * 0.68), skin),
    full
      ? path(limb(sh, el, w * 1.22, w * 1.1), cloth) +
          path(limb(el, cuff, w * 1.1, w * 1.0), cloth) +
          (o.trim ? stroke(pathOf`M${cuff[0] - w * 0.1} ${cuff[1]}L${cuff[0] + w * 0.1} ${cuff[1]}`, o.trim, w * 0.9) : '')
      : o.sleeve === 'half'
        ? path(
            limb(sh, mid, w * 1.1, w * 1.24),
            cloth,
            `stroke="${shade(sleeveColor, 0.3)}" stroke-opacity=".35" stroke-width="${n(H * 0.005)}"`,
          )
        : '',
    oval(ha[0], ha[1], w * 0.5, w * 0.54, skin),
    !full && (o.trim || o.dupatta) && p.age !== 'small'
      ? stroke(pathOf`M${el[0] + (ha[0] - el[0]) * 0.74 - w * 0.3} ${el[1] + (ha[1] - el[1]) * 0.74}h${w * 0.6}`, '#f2b632', w * 0.2)
      : '',
  );
}

function backpack(s: Sheet, p: Person, b: Bones): string {
  if (!p.bag) return '';
  const { H } = b;
  const c = p.bag;
  const mid: Point = [(b.neck[0] + b.hip[0]) / 2, (b.neck[1] + b.hip[1]) / 2];
  if (p.view === 'back') {
    const [w, hh] = [H * 0.105, H * 0.125];
    return join(
      path(
        smooth([
          [mid[0] - w, mid[1] - hh * 0.7],
          [mid[0], mid[1] - hh * 1.15],
          [mid[0] + w, mid[1] - hh * 0.7],
          [mid[0] + w * 1.05, mid[1] + hh * 0.8],
          [mid[0], mid[1] + hh],
          [mid[0] - w * 1.05, mid[1] + hh * 0.8],
        ]),
        form(s, c),
      ),
      path(
        smooth([
          [mid[0] - w * 0.72, mid[1] + hh * 0.1],
          [mid[0] + w * 0.72, mid[1] + hh * 0.1],
          [mid[0] + w * 0.74, mid[1] + hh * 0.74],
          [mid[0] - w * 0.74, mid[1] + hh * 0.74],
        ]),
        lit(c, 0.18),
      ),
      stroke(
        pathOf`M${mid[0] - w * 0.6} ${mid[1] - hh * 0.3}Q${mid[0]} ${mid[1] - hh * 0.5} ${mid[0] + w * 0.6} ${mid[1] - hh * 0.3}`,
        shade(c, 0.3),
        H * 0.009,
      ),
      stroke(pathOf`M${mid[0] - w * 0.3} ${mid[1] - hh * 1.05}q${w * 0.3} ${-hh * 0.3} ${w * 0.6} 0`, shade(c, 0.35), H * 0.014),
    );
  }
  if (p.view === 'front')
    return join(
      [-1, 1].map((k) =>
        stroke(
          pathOf`M${b.neck[0] + k * b.sw * 0.72} ${b.neck[1] + H * 0.012}Q${b.neck[0] + k * b.sw * 0.6} ${b.neck[1] + H * 0.1} ${b.neck[0] + k * b.sw * 0.86} ${b.neck[1] + H * 0.2}`,
          shade(c, 0.1),
          H * 0.022,
        ),
      ),
    );
  const x = mid[0] - p.dir * H * 0.115;
  return join(
    path(
      smooth([
        [x - H * 0.06, mid[1] - H * 0.1],
        [x + H * 0.02, mid[1] - H * 0.14],
        [x + H * 0.07, mid[1] - H * 0.08],
        [x + H * 0.07, mid[1] + H * 0.1],
        [x - H * 0.04, mid[1] + H * 0.12],
        [x - H * 0.075, mid[1] + H * 0.04],
      ]),
      form(s, c),
    ),
    path(
      smooth([
        [x - p.dir * H * 0.03, mid[1] + H * 0.0],
        [x - p.dir * H * 0.075, mid[1] + H * 0.02],
        [x - p.dir * H * 0.07, mid[1] + H * 0.1],
        [x - p.dir * H * 0.02, mid[1] + H * 0.1],
      ]),
      lit(c, 0.15),
    ),
    stroke(
      pathOf`M${b.shR[0] - p.dir * H * 0.035} ${b.shR[1] - H * 0.03}Q${b.shR[0] + p.dir * H * 0.075} ${b.shR[1] + H * 0.05} ${mid[0] - p.dir * H * 0.02} ${mid[1] + H * 0.06}`,
      shade(c, 0.2),
      H * 0.02,
    ),
  );
}

/** Draws a person with the feet at the origin, in centimetres. */
export function person(s: Sheet, p: Person): string {
  const b = bones(p);
  const back = p.view === 'back';
  const neckW = p.h * (p.age === 'adult' ? 0.052 : 0.05);
  const neck = join(
    path(
      limb([b.neck[0], b.neck[1] + p.h * 0.012], [b.head[0], b.head[1] + b.r * 0.4], neckW * 1.15, neckW),
      form(s, shade(p.skin, 0.12), 0.6),
    ),
  );
  const hd = at(b.head[0], b.head[1], head(s, p, b.r), 1, b.lean * 0.5 + (p.pose.head ?? 0) * p.dir);
  const hb = at(b.head[0], b.head[1], hairBehind(s, p, b.r));
  const far = arm(s, p, b.shL, b.elL, b.haL, b.side);
  const near = arm(s, p, b.shR, b.elR, b.haR, false);
  const heldL = p.left ? at(b.haL[0], b.haL[1], p.left(s)) : '';
  const heldR = p.right ? at(b.haR[0], b.haR[1], p.right(s)) : '';
  const body = lowerGarment(s, p, b) + torsoGarment(s, p, b);
  const bag = backpack(s, p, b);
  const raised = Math.abs((p.pose.armR ?? [0, 0])[1]) > 70 && b.side;
  if (b.side) return join(hb, far, heldL, body, bag, neck, raised ? hd + near + heldR : near + heldR + hd);
  if (back) return join(heldL, heldR, far, near, body, bag, neck, hd);
  return join(hb, body, bag, neck, hd, far + near, heldL, heldR);
}

/** The long warm shadow a person or thing throws to the lower right. */
export function castShadow(s: Sheet, x: number, y: number, w: number, len: number, a = 0.26): string {
  const g = linear(s, { 0: ['#542a18', a], 1: ['#542a18', 0] }, 1, 0.32);
  return poly(
    [
      [x - w * 0.5, y + w * 0.02],
      [x + w * 0.2, y - w * 0.16],
      [x + len, y + len * 0.24],
      [x + len * 0.92, y + len * 0.24 + w * 0.55],
      [x + w * 0.1, y + w * 0.16],
    ],
    g,
  );
}

/** Places a person on the ground at (x, y), `k` pixels to the centimetre. */
export function place(s: Sheet, x: number, y: number, k: number, p: Person, shadow = true): string {
  const px = p.h * k;
  const cross = p.pose.floor === 'cross';
  return join(
    shadow
      ? oval(x + px * 0.03, y, px * (cross ? 0.3 : 0.13), px * 0.028, '#4a2416', 'opacity=".3"') +
          castShadow(s, x, y - px * 0.004, px * (cross ? 0.42 : 0.2), px * (cross ? 0.5 : 0.85))
      : '',
    at(x, y, person(s, p), k),
  );
}
