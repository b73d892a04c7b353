/**
 * Opens a page's enlargeable photos in place, with keyboard, swipe and zoom. In the browser because it covers the page;
 * without it each photo is a link to the large picture. The viewer itself is fetched at the first photo opened.
 */
import type { PlainIsland } from './island.ts';

const enlargeable = 'a[data-enlarge]';

const photoSet = (link: HTMLAnchorElement) => link.closest<HTMLElement>('[data-photo-set]');

/** The photos that belong together: those of one set, or the one alone. */
const setOf = (link: HTMLAnchorElement) => {
  const set = photoSet(link);
  return set ? [...set.querySelectorAll<HTMLAnchorElement>(enlargeable)] : [link];
};

const toSlide = (link: HTMLAnchorElement) => {
  const picture = link.querySelector('img');
  return {
    src: link.href,
    alt: picture?.alt || link.getAttribute('aria-label') || '',
    title: link.dataset.enlarge || photoSet(link)?.dataset.photoSet || '',
    width: Number(picture?.getAttribute('width')) || undefined,
    height: Number(picture?.getAttribute('height')) || undefined,
  };
};

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
