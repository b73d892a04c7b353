/** The photo viewer's window: a chunk of its own, fetched when a photo is first opened. */
import { createRoot } from 'react-dom/client';
import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';

type Slide = {
  src: string;
  alt: string;
  title: string;
  width?: number | undefined;
  height?: number | undefined;
};

/** Covers the page with the photos, the given one first, until the visitor closes them. */
export const openViewer = (slides: Slide[], index: number, onClose: () => void): void => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    onClose();
  };
  root.render(
    <Lightbox
      open
      close={close}
      index={index}
      slides={slides as never}
      plugins={[Zoom, Captions]}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      render={slides.length === 1 ? { buttonPrev: () => null, buttonNext: () => null } : {}}
    />,
  );
};
