/** Wakes islands, each once, however often it is asked to. */
import type { DrawnIsland, PlainIsland } from '../islands/island.ts';
import { changedControls, keepControls } from './controls.ts';
import { isAsleep, propsOf, setStatus } from './island-element.ts';

// Each definition has props of its own type; the page that wrote them into the HTML was checked against it.
// biome-ignore lint/suspicious/noExplicitAny: the one place where islands of all types meet
type IslandModule = { island: DrawnIsland<any> | PlainIsland<any> };
type HydrateModule = typeof import('./hydrate.tsx');

/** Asks for all that an island needs at once, instead of piece by piece as one names the next. */
const fetchAhead = (paths: string[]) => {
  for (const href of paths)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
};

/** Comes back when the styles are there, or cannot be had: an island without some of its looks is better than none. */
const addStyles = (href: string) =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });

const fail = (element: Element, error: unknown) => {
  setStatus(element, 'failed');
  console.warn(`island ${element.getAttribute('name')}`, error);
};

/** The server knows the build and writes down where the code is: this script stays small, however many islands there are. */
const bringUp = async (element: Element): Promise<void> => {
  const written = (attribute: string) => element.getAttribute(attribute);
  fetchAhead(written('needs')?.split(' ') ?? []);
  const through = written('through');
  const styles = written('styles');
  const [{ island }, hydrate] = await Promise.all([
    import(/* @vite-ignore */ written('code') ?? '') as Promise<IslandModule>,
    through ? (import(/* @vite-ignore */ through) as Promise<HydrateModule>) : undefined,
    styles && addStyles(styles),
  ]);
  setStatus(element, 'imported');
  const props = propsOf(element);
  if ('start' in island) await island.start(props);
  else {
    const onFail = (error: unknown) => fail(element, error);
    await hydrate?.hydrateIsland({ element, island, props, keepControls, onFail });
    if (!isAsleep(element)) return;
    for (const control of changedControls(element))
      control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  setStatus(element, 'hydrated');
};

const wakings = new WeakMap<Element, Promise<void>>();

/** Settles when the island is awake, or has failed to wake. */
export const wake = (element: Element): Promise<void> => {
  const waking = wakings.get(element) ?? bringUp(element).catch((error) => fail(element, error));
  wakings.set(element, waking);
  return waking;
};
