/**
 * Opens a page's enlargeable photos in place, with keyboard, swipe and zoom. In the browser because it covers the page;
 * without it each photo is a link to the large picture. The viewer itself is fetched at the first photo opened.
 */
import { type ComponentType, useEffect, useState } from 'react';
import { defineIsland } from './island.tsx';
import type { ViewerProps } from './photo-viewer-window.tsx';

type Opened = Omit<ViewerProps, 'onClose'> & {
  Viewer: ComponentType<ViewerProps>;
  opener: HTMLElement;
};

/** The photos that belong together: those of one set, or the one alone. */
const setOf = (link: HTMLAnchorElement) => {
  const set = link.closest('[data-photo-set]');
  return set ? [...set.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')] : [link];
};

const toSlide = (link: HTMLAnchorElement) => ({
  src: link.href,
  alt: link.querySelector('img')?.alt || link.getAttribute('aria-label') || '',
  title: link.dataset.enlarge ?? '',
  width: Number(link.dataset.width) || undefined,
  height: Number(link.dataset.height) || undefined,
});

const PhotoViewer = () => {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const open = async (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-enlarge]');
      if (!link) return;
      event.preventDefault();
      const links = setOf(link);
      try {
        const { ViewerWindow } = await import('./photo-viewer-window.tsx');
        setOpened({
          Viewer: ViewerWindow,
          slides: links.map(toSlide),
          index: links.indexOf(link),
          opener: link,
        });
      } catch {
        location.assign(link.href);
      }
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  if (!opened) return null;
  const { Viewer, opener, ...viewer } = opened;
  const close = () => {
    setOpened(undefined);
    opener.focus();
  };
  return <Viewer {...viewer} onClose={close} />;
};

export const island = defineIsland<Record<string, never>>({
  name: 'photo-viewer',
  on: 'idle',
  declares: [],
  Component: PhotoViewer,
});
