/** Goes to a field of Payload's form: wakes its tab, opens the rows around it, scrolls to it and puts the cursor into it. */

const writable =
  'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable=true]';
const tabButton = '.collection-edit__form .tabs-field__tab-button';
const addButton = ['.array-field__add-row', '.blocks-field__drawer-toggler']
  .map((button) => `:scope > ${button}:not(:disabled)`)
  .join();
const closed = '.collapsible--collapsed';

/** Whether a tab is in front; if not yet, it is asked to come. */
const wakeTab = (tab: number): boolean => {
  const button = document.querySelectorAll<HTMLElement>(tabButton)[tab];
  const isInFront = button?.classList.contains('tabs-field__tab-button--active') ?? false;
  if (!isInFront) button?.click();
  return isInFront;
};

/** Opens a row that shows its words alone. */
const open = (row: Element): void =>
  row
    .querySelector<HTMLElement>(':scope > .collapsible__toggle-wrap > .collapsible__toggle')
    ?.click();

const openAround = (element: Element): void => {
  for (let row = element.closest(closed); row; row = row.parentElement?.closest(closed) ?? null)
    open(row);
};

/** The deepest part of the way that the form has drawn: Payload draws what is far below only when it comes near. */
const deepest = (segments: readonly string[]): Element | null => {
  for (let length = segments.length; length > 0; length -= 1) {
    const part = segments.slice(0, length);
    const [index, list] = [part.at(-1) ?? '', part.slice(0, -1)];
    const found =
      document.getElementById(`field-${part.join('__')}`) ??
      (/^\d+$/.test(index) ? document.getElementById(`${list.join('-')}-row-${index}`) : null);
    if (found) return found;
  }
  return null;
};

/** The first that can be written in now: what lies in a closed row cannot. */
const firstWritable = (within: Element): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(writable)].find((input) => input.checkVisibility());

/** Where one writes: the field itself, the first of a group or of a list's first row, or the button that adds a row. */
const cursorPlace = (field: Element): HTMLElement | undefined => {
  if (field.matches(writable)) return field as HTMLElement;
  const row = field.querySelector('[id$="-row-0"]');
  const inner = row?.querySelector(`:scope > ${closed}`);
  if (inner) open(inner);
  if (row) return firstWritable(row);
  return field.querySelector<HTMLElement>(addButton) ?? firstWritable(field);
};

/**
 * Tries at every change of the page until the cursor is there, or somebody has done something by themselves.
 * @param tab the place of the field's tab, -1 for a form without tabs
 * @returns what ends it
 */
export const reachField = (segments: readonly string[], tab: number): (() => void) => {
  let shown: Element | null = null;
  const show = (element: Element): void => {
    if (element === shown) return;
    shown = element;
    openAround(element);
    element.scrollIntoView({ block: 'center' });
  };
  const attempt = (): void => {
    if (tab >= 0 && !wakeTab(tab)) return;
    const found = deepest(segments);
    if (found) show(found);
    if (found?.id !== `field-${segments.join('__')}`) return;
    const place = cursorPlace(found);
    place?.focus({ preventScroll: true });
    if (!place || document.activeElement !== place) return;
    place.scrollIntoView({ block: 'center' });
    end();
  };
  const changes = new MutationObserver(attempt);
  const own = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
  const end = (): void => {
    changes.disconnect();
    for (const event of own) window.removeEventListener(event, end);
  };
  for (const event of own) window.addEventListener(event, end, { once: true, passive: true });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  attempt();
  return end;
};
