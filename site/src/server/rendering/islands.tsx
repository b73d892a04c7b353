/** Islands as pages place them: rendered on their own, so that their ids are the same when the browser wakes them. */
import { createContext, createElement, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import type { AnyIsland, Props } from '../../islands/island.ts';

type Given<P extends Props> = { of: AnyIsland<P>; props: NoInfer<P> };

const pick = <P extends Props>(props: P, names: readonly (keyof P & string)[]): P =>
  Object.fromEntries(names.map((name) => [name, props[name]])) as unknown as P;

const draw = <P extends Props>({ of: island, props }: Given<P>): string => {
  if (!('Component' in island)) return '';
  const drawnWith = pick(props, [...island.declares, ...(island.drawnFrom ?? [])]);
  return renderToString(<island.Component {...drawnWith} />, { identifierPrefix: island.name });
};

/** Whether the page shows what is not on the website yet. */
export const PreviewContext = createContext(false);

/** Where an island loads all records from, once it is touched: what everybody sees, in which a preview's draft is not. */
const source = 'source';

/** Draws an island into a page. `status` goes from identified to imported to hydrated, or to failed; tests wait on it. */
export const Island = <P extends Props>(given: Given<P>) => {
  const { of: island, props } = given;
  const isPreview = useContext(PreviewContext);
  // React's own markup of the component, escaped by React.
  const dangerouslySetInnerHTML = { __html: draw(given) };
  if (isPreview && (island.declares as readonly string[]).includes(source))
    return createElement('div', { className: 'contents', dangerouslySetInnerHTML });
  return createElement('aangan-island', {
    name: island.name,
    on: island.on,
    answers: island.on === 'touch' ? island.answers : undefined,
    props: island.declares.length > 0 ? JSON.stringify(pick(props, island.declares)) : undefined,
    status: 'identified',
    dangerouslySetInnerHTML,
  });
};
