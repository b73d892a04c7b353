/**
 * An island: a component that the server renders and the browser wakes. Its props are declared by name and can be written
 * as JSON; nothing undeclared reaches the HTML. An island says above its definition why it must run in the browser
 * and what works without it.
 */
import { type ComponentType, createElement, type ReactElement } from 'react';
import type { IslandName, IslandTrigger } from './names.ts';

export type Serialisable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Serialisable[]
  | { readonly [key: string]: Serialisable };

export type IslandDefinition<P extends Record<string, Serialisable>> = {
  name: IslandName;
  on: IslandTrigger;
  /** The props that may be written into the page. */
  declares: readonly (keyof P & string)[];
  /** Props that only the server draws with: the browser finds what was drawn, and need not be sent it twice. */
  drawnFrom?: readonly (keyof P & string)[];
  Component: ComponentType<P>;
};

export const defineIsland = <P extends Record<string, Serialisable>>(
  definition: IslandDefinition<P>,
): IslandDefinition<P> => definition;

const pick = <P extends Record<string, Serialisable>>(
  props: P,
  names: readonly (keyof P & string)[],
): P => Object.fromEntries(names.map((name) => [name, props[name]])) as unknown as P;

/** The declared props, and no others. */
export const declaredProps = <P extends Record<string, Serialisable>>(
  island: IslandDefinition<P>,
  props: P,
): P => pick(props, island.declares);

type IslandProps<P extends Record<string, Serialisable>> = {
  of: IslandDefinition<P>;
  props: P;
  /** Renders the island on its own, so that its generated ids are the same in the browser. */
  render: (element: ReactElement, idPrefix: string) => string;
};

/** Draws an island into a page. `status` goes from identified to imported to hydrated, or to failed; tests wait on it. */
export const IslandMarkup = <P extends Record<string, Serialisable>>({
  of: island,
  props,
  render,
}: IslandProps<P>) => {
  const drawnWith = pick(props, [...island.declares, ...(island.drawnFrom ?? [])]);
  return createElement('aangan-island', {
    name: island.name,
    on: island.on,
    props: JSON.stringify(declaredProps(island, props)),
    status: 'identified',
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the component, escaped by React
    dangerouslySetInnerHTML: {
      __html: render(<island.Component {...drawnWith} />, island.name),
    },
  });
};
