/** What a store of files does, wherever it keeps them. */
import type { Readable } from 'node:stream';

export type Content = {
  bytes: number;
  /** Fails with ENOENT if it was taken away since it was found. */
  read: (range?: { start: number; end: number }) => Readable;
};

export type Store = {
  /** Stores a file whole, or not at all; what is done when this ends is not lost. */
  write: (path: string, data: Uint8Array) => Promise<void>;
  /** Removes a file, if it is there. */
  remove: (path: string) => Promise<void>;
  /** Finds a file; undefined when it is not there. */
  open: (path: string) => Promise<Content | undefined>;
  /** Fails when nothing could be stored just now. */
  probe: () => Promise<void>;
};
