/** An island's element: what the server wrote on it, and how far it is. */
export type IslandStatus = 'identified' | 'imported' | 'hydrated' | 'failed';

export const statusOf = (island: Element): IslandStatus =>
  island.getAttribute('status') as IslandStatus;

export const setStatus = (island: Element, status: IslandStatus): void =>
  island.setAttribute('status', status);

export const isAsleep = (island: Element): boolean =>
  ['identified', 'imported'].includes(statusOf(island));

/** The declared props, as the page was checked against when it was made. */
export const propsOf = (island: Element) => JSON.parse(island.getAttribute('props') ?? '{}');

/** The sleeping islands that wait for a touch, each with the selector of what it answers to. */
const waiting = () =>
  [...document.querySelectorAll('aangan-island[on=touch]')]
    .filter(isAsleep)
    .map((island) => ({ island, answers: island.getAttribute('answers') ?? '' }));

/** The sleeping islands that answer to an element of the page. */
export const answering = (target: EventTarget | null): Element[] =>
  target instanceof Element
    ? waiting()
        .filter(({ answers }) => target.closest(answers))
        .map(({ island }) => island)
    : [];
