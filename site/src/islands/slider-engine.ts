/** Hands one row of slides to Swiper. Its own styles are not needed: how slides stand is in Slider.css. */
import Swiper from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';

const stillPreferred = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The slide that a visitor has scrolled the row to; scrolls the row back, since Swiper moves it in another way. */
const takeScroll = (list: HTMLElement | null): number => {
  if (!list?.scrollLeft) return 0;
  const gone = list.scrollLeft;
  const distances = [...list.children].map((slide) =>
    Math.abs((slide as HTMLElement).offsetLeft - list.offsetLeft - gone),
  );
  list.scrollLeft = 0;
  return distances.indexOf(Math.min(...distances));
};

/** Lets the pictures of these slides load (Slider.css). */
const load = (...slides: (HTMLElement | undefined)[]) => {
  for (const slide of slides) slide?.removeAttribute('data-later');
};

/** Puts the buttons, which the page has once, into a row; they say which one they move. */
const placeButtons = (row: HTMLElement): HTMLElement | null => {
  const controls = row.querySelector<HTMLElement>('.slider-controls');
  const template = document.querySelector<HTMLTemplateElement>('#slider-buttons');
  if (!controls || !template || controls.firstChild) return controls;
  const buttons = document.importNode(template.content, true);
  for (const button of buttons.querySelectorAll('button')) button.ariaLabel += `: ${row.ariaLabel}`;
  controls.append(buttons);
  return controls;
};

/** Starts a slider; gives back how to stop it. */
export const startSlider = (row: HTMLElement): (() => void) => {
  const autoplay = Number(row.dataset.autoplay) || 0;
  const list = row.querySelector<HTMLElement>('.slider-row');
  const swiper = new Swiper(row, {
    modules: [A11y, Autoplay, Keyboard],
    wrapperClass: 'slider-row',
    slideClass: 'slide',
    slidesPerView: 'auto',
    initialSlide: takeScroll(list),
    // The stylesheet's gap gives way to Swiper's own margins, of the same size (Slider.css).
    spaceBetween: Number.parseFloat(getComputedStyle(row).getPropertyValue('--gap')) * 16 || 0,
    speed: Number(row.dataset.speed) || 300,
    rewind: true,
    watchOverflow: true,
    keyboard: { enabled: true, onlyInViewport: true },
    a11y: { slideRole: '', slideLabelMessage: '' },
    autoplay:
      autoplay > 0 && !stillPreferred() ? { delay: autoplay, disableOnInteraction: false } : false,
  });

  // From here on the buttons move it; the row need not be a stop of the Tab key as well, unless somebody stands there.
  if (list !== document.activeElement) list?.removeAttribute('tabindex');

  const controls = placeButtons(row);
  const pause = row.querySelector<HTMLElement>('[data-slider-pause]');
  const moves = () => !swiper.isLocked;
  const fit = () => {
    if (controls) controls.hidden = !moves();
    if (pause) pause.hidden = autoplay === 0 || stillPreferred();
  };
  let paused = false;
  // A pointer over it, or focus within it, means that somebody is reading (promise 10.10). A thumb only looks like a pointer.
  const isRead = () =>
    row.matches(':focus-within') || (matchMedia('(hover: hover)').matches && row.matches(':hover'));
  const settle = () => {
    if (autoplay === 0 || stillPreferred()) return;
    if (paused || isRead() || !moves()) swiper.autoplay.stop();
    else swiper.autoplay.start();
  };
  // The browser knows where pointer and focus have gone only after the event that tells of it.
  const settleSoon = () => void setTimeout(settle);
  const toggle = () => {
    paused = !paused;
    pause?.setAttribute('aria-pressed', String(paused));
    settle();
  };
  const loadNear = () => load(...swiper.slides.slice(swiper.activeIndex, swiper.activeIndex + 2));
  const loadAll = () => load(...swiper.slides);
  const previous = () => void swiper.slidePrev();
  const next = () => void swiper.slideNext();

  const listeners: [EventTarget | null, string, () => void][] = [
    [row, 'pointerenter', settleSoon],
    [row, 'pointerleave', settleSoon],
    [row, 'focusin', settleSoon],
    [row, 'pointerdown', loadAll],
    [row, 'focusin', loadAll],
    [row, 'focusout', settleSoon],
    [pause, 'click', toggle],
    [row.querySelector('[data-slider-previous]'), 'click', previous],
    [row.querySelector('[data-slider-next]'), 'click', next],
  ];
  for (const [target, type, listener] of listeners) target?.addEventListener(type, listener);
  swiper.on('slideChange', loadNear);
  loadNear();
  swiper.on('lock', fit);
  swiper.on('unlock', fit);
  fit();
  settle();
  return () => {
    for (const [target, type, listener] of listeners) target?.removeEventListener(type, listener);
    swiper.destroy(true, true);
    list?.setAttribute('tabindex', '0');
  };
};
