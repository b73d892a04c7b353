/** Wakes one island: fetches its code, reads its props, and hands the server's HTML over to React. */
import { Component, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandName } from '../islands/names.ts';
import { islandModules } from '../islands/registry.ts';

type BoundaryProps = { html: string; onFail: (error: unknown) => void; children: ReactNode };

/** Shows the server's HTML again if the island breaks: a reader loses the movement, not the page. */
class KeepServerHtml extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onFail(error);
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what stood there when the page came from the server
    return <div className="contents" dangerouslySetInnerHTML={{ __html: this.props.html }} />;
  }
}

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
    hydrateRoot(
      element,
      <KeepServerHtml html={html} onFail={fail}>
        <Awake onAwake={() => element.setAttribute('status', 'hydrated')}>
          <island.Component {...props} />
        </Awake>
      </KeepServerHtml>,
      {
        identifierPrefix: name,
        // React mends a mismatch by itself, but it means that server and browser disagree: a bug, and loud in tests.
        onRecoverableError: (error) => console.error(`island ${name} mismatch`, error),
      },
    );
  } catch (error) {
    fail(error);
  }
};

class Awake extends Component<{ onAwake: () => void; children: ReactNode }> {
  override componentDidMount() {
    this.props.onAwake();
  }
  override render() {
    return this.props.children;
  }
}
