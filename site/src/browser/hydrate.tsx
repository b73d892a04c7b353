/**
 * Wakes one island: fetches its code, reads its props, and hands the server's HTML over to React. What the visitor has typed and
 * chosen meanwhile stays, and is told to the island as `input` events: its controls keep their own values (`defaultValue`,
 * never `value`), and it listens with `onInput`, because React's `onChange` takes what it finds at first for unchanged.
 */
import { Component, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandName } from '../islands/names.ts';
import { islandModules } from '../islands/registry.ts';
import { changedControls, keepControls } from './controls.ts';

type BoundaryProps = {
  element: Element;
  html: string;
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
    this.restore ??= keepControls(this.props.element);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what stood there when the page came from the server
    return <div className="contents" dangerouslySetInnerHTML={{ __html: this.props.html }} />;
  }
}

type AwakeProps = { element: Element; onAwake: () => void; children: ReactNode };

const Awake = ({ element, onAwake, children }: AwakeProps) => {
  // React sets a textarea back to what the server drew in it, if that was not empty.
  const [restore] = useState(() => keepControls(element));
  useLayoutEffect(restore, [restore]);
  // After the effects of the island itself: it then hears what it is told.
  useEffect(onAwake, [onAwake]);
  return children;
};

/** Settles when the island is awake, or has failed to wake. */
export const hydrateIsland = async (element: Element, name: IslandName): Promise<void> => {
  const fail = (error: unknown) => {
    element.setAttribute('status', 'failed');
    console.warn(`island ${name}`, error);
  };
  try {
    const { island } = await islandModules[name]();
    element.setAttribute('status', 'imported');
    const html = element.innerHTML;
    const props = JSON.parse(element.getAttribute('props') ?? '{}');
    await new Promise<void>((resolve) => {
      const awake = () => {
        for (const control of changedControls(element))
          control.dispatchEvent(new Event('input', { bubbles: true }));
        element.setAttribute('status', 'hydrated');
        resolve();
      };
      const broken = (error: unknown) => {
        fail(error);
        resolve();
      };
      hydrateRoot(
        element,
        <KeepServerHtml element={element} html={html} onFail={broken}>
          <Awake element={element} onAwake={awake}>
            <island.Component {...props} />
          </Awake>
        </KeepServerHtml>,
        {
          identifierPrefix: name,
          // React repairs a mismatch by itself, but it means that server and browser disagree: a bug, and loud in tests.
          onRecoverableError: (error) => console.error(`island ${name} mismatch`, error),
        },
      );
    });
  } catch (error) {
    fail(error);
  }
};
