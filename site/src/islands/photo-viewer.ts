/**
 * Opens a page's enlargeable photos in place, with keyboard, swipe and zoom. In the browser because it covers the page;
 * without it each photo is a link to the large picture. The viewer itself is fetched at the first photo opened.
 */
import type { PlainIsland } from './island.ts';

const enlargeable = 'a[data-enlarge]';

/** The photos that belong together: those of one set, or the one alone. */
const setOf = (link: HTMLAnchorElement) => {
  const set = link.closest('[data-photo-set]');
  return set ? [...set.querySelectorAll<HTMLAnchorElement>(enlargeable)] : [link];
};

const toSlide = (link: HTMLAnchorElement) => ({
  src: link.href,
  alt: link.querySelector('img')?.alt || link.getAttribute('aria-label') || '',
  title: link.dataset.enlarge ?? '',
  width: Number(link.dataset.width) || undefined,
  height: Number(link.dataset.height) || undefined,
});

const open = async (event: MouseEvent) => {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return;
  const link = (event.target as Element).closest<HTMLAnchorElement>(enlargeable);
  if (!link) return;
  event.preventDefault();
  const links = setOf(link);
  try {
    const { openViewer } = await import('./photo-viewer-window.tsx');
    openViewer(links.map(toSlide), links.indexOf(link), () => link.focus());
  } catch {
    location.assign(link.href);
  }
};

export const island: PlainIsland<Record<string, never>> = {
  name: 'photo-viewer',
  on: 'touch',
  answers: enlargeable,
  declares: [],
  start: () => document.addEventListener('click', open),
};
