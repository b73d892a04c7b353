/** Every island by its name, and when it may wake. A name is fixed here, not taken from code that a bundler renames. */
export const islandNames = [
  'achievements-list',
  'documents-list',
  'enquiry-form',
  'event-calendar',
  'events-list',
  'gallery-list',
  'guest-book-form',
  'news-list',
  'notice-popup',
  'panorama-tour',
  'photo-viewer',
  'sliders',
  'tc-form',
  'toppers-list',
  'videos-list',
] as const;
export type IslandName = (typeof islandNames)[number];

/** At once, when the browser has nothing better to do, or when the visitor comes near it. */
export type IslandTrigger = 'load' | 'idle' | 'visible';
