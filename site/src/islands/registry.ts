/** Where the browser finds the code of each island: a chunk of its own. */
import type { IslandDefinition } from './island.tsx';
import type { IslandName } from './names.ts';

// Each definition has props of its own type; the page that wrote them into the HTML was checked against it.
// biome-ignore lint/suspicious/noExplicitAny: the one place where islands of all types meet
type AnyIsland = { island: IslandDefinition<any> };

export const islandModules: Record<IslandName, () => Promise<AnyIsland>> = {
  'achievements-list': () => import('./AchievementsList.tsx'),
  'documents-list': () => import('./DocumentsList.tsx'),
  'enquiry-form': () => import('./EnquiryForm.tsx'),
  'event-calendar': () => import('./EventCalendar.tsx'),
  'events-list': () => import('./EventsList.tsx'),
  'gallery-list': () => import('./GalleryList.tsx'),
  'guest-book-form': () => import('./GuestBookForm.tsx'),
  'news-list': () => import('./NewsList.tsx'),
  'notice-popup': () => import('./NoticePopup.tsx'),
  'panorama-tour': () => import('./PanoramaTour.tsx'),
  'photo-viewer': () => import('./PhotoViewer.tsx'),
  sliders: () => import('./Sliders.tsx'),
  'tc-form': () => import('./TcForm.tsx'),
  'toppers-list': () => import('./ToppersList.tsx'),
  'videos-list': () => import('./VideosList.tsx'),
};
