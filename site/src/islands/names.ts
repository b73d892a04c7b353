/** Every island by its name, and when it may wake. A name is fixed here, not taken from code that a bundler renames. */

/** Those that draw: React takes over what the server drew. */
export const drawnIslandNames = [
  'achievements-list',
  'documents-list',
  'enquiry-form',
  'event-calendar',
  'events-list',
  'gallery-list',
  'guest-book-form',
  'news-list',
  'panorama-tour',
  'privacy-form',
  'tc-form',
  'toppers-list',
  'videos-list',
] as const;
export type DrawnIslandName = (typeof drawnIslandNames)[number];

/** Those that draw nothing: plain modules that move or open what the page holds already. */
export const plainIslandNames = ['notice-popup', 'photo-viewer', 'sliders'] as const;
export type PlainIslandName = (typeof plainIslandNames)[number];

export const islandNames = [...drawnIslandNames, ...plainIslandNames] as const;
export type IslandName = DrawnIslandName | PlainIslandName;

/** Its module among the sources: of a drawn one a component's, of a plain one a plain module's. */
export const islandSource = (name: IslandName): string =>
  isDrawn(name)
    ? `src/islands/${name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}.tsx`
    : `src/islands/${name}.ts`;

export const isDrawn = (name: IslandName): name is DrawnIslandName =>
  (drawnIslandNames as readonly string[]).includes(name);

/** When the browser has nothing better to do, or at the visitor's first touch of what the island answers to. */
export type IslandTrigger = 'idle' | 'touch';
