import { type Doing, type Shot, wide } from '../crew.ts';
import type { Sheet } from '../kit.ts';
import { field } from '../places/backdrops.ts';
import type { Hour } from '../places/sky.ts';
import { outside } from '../scene.ts';
import { petals } from '../things/festive.ts';
import { drillGames } from './games-drill.ts';
import { teamGames } from './games-team.ts';
import { trackGames } from './games-track.ts';

/** What is happening on the sports field. */
type Game = keyof typeof games;

const games = { ...trackGames, ...teamGames, ...drillGames } satisfies Record<string, Doing>;

/** A moment on the sports field. */
export function sport(
  s: Sheet,
  game: Game,
  o: { hour?: Hour; shot?: Shot; kind?: 'lanes' | 'pitch' | 'plain' | 'court'; festive?: boolean; petals?: boolean } = {},
): string {
  return outside(
    s,
    field(s, o.hour ?? 'noon', o.kind ?? 'lanes', o.festive ?? true),
    (g) => games[game](s, g),
    o.shot ?? wide,
    o.petals ? petals(s, 60, ['#f2a71b', '#e86a33', '#d5377a', '#fff3e0']) : '',
  );
}
