import type { Point } from '../../svg.ts';

import type { Person } from './people.ts';

/** Where the joints are, in centimetres, feet on y = 0. */
export type Bones = {
  H: number;
  hip: Point;
  neck: Point;
  head: Point;
  r: number;
  lean: number;
  side: boolean;
  hipL: Point;
  hipR: Point;
  kneeL: Point;
  kneeR: Point;
  footL: Point;
  footR: Point;
  shL: Point;
  shR: Point;
  elL: Point;
  elR: Point;
  haL: Point;
  haR: Point;
  sw: number;
  cross: boolean;
};

const build = {
  small: { hd: 0.285, leg: 0.37 },
  child: { hd: 0.245, leg: 0.41 },
  teen: { hd: 0.205, leg: 0.445 },
  adult: { hd: 0.175, leg: 0.455 },
};

const rad = (a: number) => (a * Math.PI) / 180;

/** Sets the skeleton of a person from the pose's angles. */
export function bones(p: Person): Bones {
  const { h: H, pose } = p;
  const b = build[p.age];
  const D = p.dir;
  const side = p.view === 'side';
  const step = (from: Point, a: number, len: number): Point => [from[0] + Math.sin(rad(a)) * len * D, from[1] + Math.cos(rad(a)) * len];
  const cross = pose.floor === 'cross';
  const half = (b.leg * H) / 2;
  const r = (b.hd * H) / 2;
  const hw = side ? 0.012 * H : 0.052 * H;
  const [legL, legR] = [pose.legL ?? [-2, -2], pose.legR ?? [2, 2]];
  const jointL: Point = [-hw * D, 0];
  const jointR: Point = [hw * D, 0];
  const [kL, kR] = [step(jointL, legL[0], half), step(jointR, legR[0], half)];
  const [fL, fR] = [step(kL, legL[1], half * 0.96), step(kR, legR[1], half * 0.96)];
  const low = Math.max(kL[1] + 0.03 * H, kR[1] + 0.03 * H, fL[1], fR[1]) + 0.022 * H;
  const hy = cross ? -0.1 * H : -low - (pose.lift ?? 0);
  const drop = ([x, y]: Point): Point => [x, y + hy];
  const lean = (pose.lean ?? 0) * D;
  const torso = H - 2 * r - b.leg * H - 0.035 * H;
  const hip: Point = [0, hy];
  const neck: Point = [Math.sin(rad(lean)) * torso, hy - Math.cos(rad(lean)) * torso];
  const sw = (side ? 0.024 : p.age === 'adult' ? 0.088 : 0.096) * H;
  const across: Point = [Math.cos(rad(lean)), Math.sin(rad(lean))];
  const shY = (side ? 0.05 : 0.038) * H;
  const shL: Point = [neck[0] - across[0] * sw * D, neck[1] - across[1] * sw * D + shY];
  const shR: Point = [neck[0] + across[0] * sw * D, neck[1] + across[1] * sw * D + shY];
  const [aL, aR] = [pose.armL ?? [-8, -4], pose.armR ?? [8, 4]];
  const [eL, eR] = [step(shL, aL[0], 0.15 * H), step(shR, aR[0], 0.15 * H)];
  const tilt = lean * 0.75 + (pose.head ?? 0) * D;
  return {
    H,
    hip,
    neck,
    r,
    lean,
    side,
    sw,
    cross,
    head: [neck[0] + Math.sin(rad(tilt)) * (r + 0.03 * H), neck[1] - Math.cos(rad(tilt)) * (r * 0.98 + 0.018 * H)],
    hipL: drop(jointL),
    hipR: drop(jointR),
    kneeL: drop(kL),
    kneeR: drop(kR),
    footL: drop(fL),
    footR: drop(fR),
    shL,
    shR,
    elL: eL,
    elR: eR,
    haL: step(eL, aL[1], 0.135 * H),
    haR: step(eR, aR[1], 0.135 * H),
  };
}
