import type { Vec } from './sdl.ts';
import { rgb, v } from './sdl.ts';

/** A viewpoint on a world of things, in the daylight or under a roof. */
export interface Panorama {
  readonly name: string;
  readonly indoors: boolean;
  /** Where the sun stands, in degrees: from straight ahead clockwise, and above the ground. */
  readonly sun: readonly [bearing: number, height: number];
  readonly eye?: readonly [number, number, number];
  /** Where lamps hang under a roof; they give the soft shadows of the room. */
  readonly lamps?: readonly (readonly [number, number, number])[];
  /** Soft light along the ground from all four sides, for fronts that the sun does not reach. */
  readonly wallLight?: number;
  readonly world: () => string;
}

const sky =
  `sky_sphere{pigment{gradient y color_map{[0 color ${rgb('#fbe3bd')}][.1 color ${rgb('#f3e3c6')}][.32 color ${rgb('#bcd9de')}][1 color ${rgb('#7fb3cf')}]}}` +
  `pigment{bozo turbulence .55 octaves 5 lambda 2.2 color_map{[0 rgbt 1][.54 rgbt 1][.68 color ${rgb('#fff4dc')} transmit .45][.86 color ${rgb('#fffaf0')} transmit .12][1 color ${rgb('#fff3da')} transmit .1]}scale<.5,.16,.5>}}`;

/** The whole scene for POV-Ray: a full sphere seen from the eye, warm sun, light gathered from all around. */
export function sceneOf({ indoors, sun, eye = [0, 1.6, 0], lamps = [], wallLight, world }: Panorama): string {
  const [bearing, height] = sun.map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const at = [Math.sin(bearing) * Math.cos(height), Math.sin(height), Math.cos(bearing) * Math.cos(height)].map(
    (c) => Math.round(c * 60000) / 100,
  );
  const round = indoors ? 0.68 : 0.3;
  const fills: readonly (readonly [Vec, number])[] = [
    [[1, 0.6, 0.5], round],
    [[-0.8, 0.7, -0.9], round],
    [[0.2, 0.5, -1], round],
    [[-0.6, 0.4, 0.9], round],
    ...(indoors
      ? ([
          [[0.3, -1, 0.2], 0.85],
          [[-0.2, -1, -0.3], 0.85],
        ] as const)
      : []),
    ...(wallLight
      ? ([
          [[1, 0.1, 0], wallLight],
          [[-1, 0.1, 0], wallLight],
          [[0, 0.1, 1], wallLight],
          [[0, 0.1, -1], wallLight],
        ] as const)
      : []),
  ];
  const gathered = `radiosity{pretrace_start .06 pretrace_end .012 count 70 nearest_count 8 error_bound .7 low_error_factor .6 recursion_limit 1 gray_threshold .35 minimum_reuse .012 brightness 1.4}`;
  return [
    '#version 3.7;',
    // Under a roof the gathered light costs ten times the rest and stays dark: soft lamps and fills stand in for it.
    `global_settings{assumed_gamma 1 max_trace_level 8 ${indoors ? '' : gathered}}`,
    '#default{finish{ambient 0 diffuse .8}}',
    `camera{spherical angle 360 180 location<${eye.join(',')}> look_at<${eye[0]},${eye[1]},${eye[2] + 1}>}`,
    `light_source{<${at.join(',')}> color ${rgb('#ffefd6')}*${indoors ? 1 : 1.1} area_light<26,0,0>,<0,0,26>,3,3 adaptive ${indoors ? 0 : 1} jitter circular orient}`,
    sky,
    ...fills.map(([from, power]) => `light_source{${v(from)}*500 color ${rgb('#f6e3c6')}*${power} shadowless}`),
    ...lamps.map(
      ([x, y, z]) =>
        `light_source{<${x},${y},${z}> color ${rgb('#fff0d6')}*${0.9 / lamps.length} area_light<1.6,0,0>,<0,0,1.6>,3,3 adaptive 0}`,
    ),
    world(),
  ].join('\n');
}
