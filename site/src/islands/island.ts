/**
 * An island: a part of a page that the browser wakes. Its props are declared by name and can be written as JSON; nothing
 * undeclared reaches the HTML. An island says above its definition why it must run in the browser and what works without it.
 */
import type { ComponentType } from 'react';
import type { DrawnIslandName, PlainIslandName } from './names.ts';

export type Serialisable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Serialisable[]
  | { readonly [key: string]: Serialisable };

export type Props = Record<string, Serialisable>;

/** When it wakes; one that waits for a touch says, as a selector, which elements of the page it answers to. */
type Waking = { on: 'idle' } | { on: 'touch'; answers: string };

type Declaring<P extends Props> = {
  /** The props that may be written into the page. */
  declares: readonly (keyof P & string)[];
};

/** Drawn on the server, and by React once it is awake. */
export type DrawnIsland<P extends Props> = Waking &
  Declaring<P> & {
    name: DrawnIslandName;
    /** Props that only the server draws with: the browser finds what was drawn, and need not be sent it twice. */
    drawnFrom?: readonly (keyof P & string)[];
    Component: ComponentType<P>;
  };

/** Draws nothing: it is awake when what `start` begins has begun. */
export type PlainIsland<P extends Props> = Waking &
  Declaring<P> & {
    name: PlainIslandName;
    start: (props: P) => void | Promise<void>;
  };

export type AnyIsland<P extends Props> = DrawnIsland<P> | PlainIsland<P>;
