/** The 360° viewer: 164 KB, so a chunk of its own, fetched only when asked for. */
import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';

export const openPanorama = (
  container: HTMLElement,
  panorama: string,
  caption: string,
  onFail: () => void,
) => {
  const viewer = new Viewer({
    container,
    panorama,
    caption,
    navbar: ['zoom', 'move', 'caption', 'fullscreen'],
    mousewheelCtrlKey: true,
    touchmoveTwoFingers: false,
    defaultZoomLvl: 10,
  });
  viewer.addEventListener('panorama-error', onFail, { once: true });
  return viewer;
};
