/** Loads what a choice of the visitor's needs, on a line that may be slow or gone: the latest choice wins, and a failure is told. */
import { useRef, useState } from 'react';

/** After a choice that came before the last one was served: somebody is typing, and not done yet. */
const untilTyped = 150;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * `whenLoaded` passes on what was loaded, at once if it is there already. A choice made meanwhile aborts the request of the one
 * before and takes its place. After a failure what is shown stays as it is, and the next choice tries again.
 */
export const useLatestLoad = <T>(load: (signal: AbortSignal) => Promise<T>) => {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const loaded = useRef<T>(undefined);
  const running = useRef<AbortController>(undefined);

  const whenLoaded = async (show: (data: T) => void, onFail?: () => void): Promise<void> => {
    const before = running.current;
    before?.abort();
    const own = new AbortController();
    running.current = own;
    try {
      if (loaded.current === undefined) {
        setState('loading');
        await pause(before ? untilTyped : 0);
      }
      if (own.signal.aborted) return;
      const data = loaded.current ?? (await load(own.signal));
      if (own.signal.aborted) return;
      show(data);
      loaded.current = data;
      setState('idle');
    } catch (error) {
      if (own.signal.aborted) return;
      console.warn(error);
      setState('failed');
      onFail?.();
    } finally {
      if (running.current === own) running.current = undefined;
    }
  };
  return { state, whenLoaded };
};

/** The data of a list call, whatever has gone wrong thrown as an error. */
export const loadList = async <A extends { data: unknown[] }>(
  address: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<A> => {
  const response = await fetch(address, { signal, headers });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const answer = (await response.json()) as A | null;
  if (!Array.isArray(answer?.data)) throw new Error(`${address} answered without data`);
  return answer as A;
};
