/**
 * The kinds of published content. A row of the changes feed names one of them, a call says which it reads,
 * and so the website knows which pages a change makes stale.
 */
export const collections = [
  'schools',
  'pages',
  'news',
  'events',
  'galleries',
  'toppers',
  'messages',
  'students',
  'notifications',
  'highlights',
  'registrations',
  'videos',
  'documents',
  'faculty',
  'voices',
  'clippings',
  'panoramas',
  'certificates',
  'board-results',
  'committees',
  'annual-reports',
] as const;

export type Collection = (typeof collections)[number];
