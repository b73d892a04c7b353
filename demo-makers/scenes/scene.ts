import { frame, type Piece, type Shot, stack, wide } from './crew.ts';
import { join, type Sheet } from './kit.ts';
import type { Setting } from './places/backdrops.ts';
import { type Room, room, roomGround, shafts } from './places/interiors.ts';
import { type Ground, grade } from './places/sky.ts';

/** A picture outdoors or on stage: setting, people and things, and the camera. */
export function outside(
  s: Sheet,
  set: Setting,
  make: (g: Ground) => readonly (Piece | readonly Piece[])[],
  shot: Shot = wide,
  extra = '',
): string {
  return join(frame(s, shot, join(set.back, stack(...make(set.g)), set.over ?? '')), extra, grade(s, set.hour));
}

/** A picture in a room: what hangs on the wall, people and things, and the camera. */
export function inside(
  s: Sheet,
  r: Room,
  wall: string,
  make: (g: Ground) => readonly (Piece | readonly Piece[])[],
  shot: Shot = wide,
  extra = '',
): string {
  return join(
    frame(s, shot, join(room(s, r), wall, stack(...make(roomGround(s, r.floorY))), shafts(s, r.from ?? 0.06, 0.16))),
    extra,
    grade(s, 'morning'),
  );
}
