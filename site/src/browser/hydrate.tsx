/**
 * Wakes one island that draws: reads its props, and hands the server's HTML over to React. What the visitor has typed and
 * chosen meanwhile stays, and is told to the island as `input` events: its controls keep their own values (`defaultValue`,
 * never `value`), and it listens with `onInput`, because React's `onChange` takes what it finds at first for unchanged.
 */
import { Component, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { DrawnIsland } from '../islands/island.ts';
import type { keepControls } from './controls.ts';

/** Remembers what the controls hold; gives back how to put it there again. */
type Keep = () => () => void;

type BoundaryProps = {
  html: string;
  keep: Keep;
  onFail: (error: unknown) => void;
  children: ReactNode;
};

/** Shows the server's HTML again if the island breaks: a reader loses the movement, not the page nor what was typed in it. */
class KeepServerHtml extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  restore: (() => void) | undefined;
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.restore?.();
    this.props.onFail(error);
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    // While React draws, the page still has the elements that are about to go.
    this.restore ??= this.props.keep();
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what stood there when the page came from the server
    return <div className="contents" dangerouslySetInnerHTML={{ __html: this.props.html }} />;
  }
}

type AwakeProps = { keep: Keep; onAwake: () => void; children: ReactNode };

const Awake = ({ keep, onAwake, children }: AwakeProps) => {
  // React sets a textarea back to what the server drew in it, if that was not empty.
  const [restore] = useState(keep);
  useLayoutEffect(restore, [restore]);
  // After the effects of the island itself: it then hears what it is told.
  useEffect(onAwake, [onAwake]);
  return children;
};

/** What the first script has already, and hands over: nothing is fetched twice for it. */
type Given = {
  element: Element;
  // biome-ignore lint/suspicious/noExplicitAny: an island of any props; the page was checked against them
  island: DrawnIsland<any>;
  props: Record<string, unknown>;
  keepControls: typeof keepControls;
  /** Told of what breaks the island, also long after it woke. */
  onFail: (error: unknown) => void;
};

/** Settles when the island is awake, or has failed to wake. */
export const hydrateIsland = ({
  element,
  island: { name, Component: Drawn },
  props,
  keepControls,
  onFail,
}: Given): Promise<void> => {
  const html = element.innerHTML;
  const keep = () => keepControls(element);
  return new Promise((resolve) => {
    const fail = (error: unknown) => {
      onFail(error);
      resolve();
    };
    hydrateRoot(
      element,
      <KeepServerHtml html={html} keep={keep} onFail={fail}>
        <Awake keep={keep} onAwake={resolve}>
          <Drawn {...props} />
        </Awake>
      </KeepServerHtml>,
      {
        identifierPrefix: name,
        // React repairs a mismatch by itself, but it means that server and browser disagree: a bug, and loud in tests.
        onRecoverableError: (error) => console.error(`island ${name} mismatch`, error),
      },
    );
  });
};
