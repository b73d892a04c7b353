/**
 * Files on their way to the media library: a few at a time, in the order in which they were chosen. A line that breaks holds
 * the queue up, and it goes on by itself; a file that is refused is named, and the others go on.
 */

export type Upload = {
  id: number;
  file: File;
  /** The same at each try: what was stored and whose answer was lost is not stored once more. */
  key: string;
  /** `held`: the line broke, and it is tried again. */
  state: 'waiting' | 'sending' | 'held' | 'failed';
  /** How much of it has gone out, 0 to 1. */
  sent: number;
  /** Why it is not taken, in the clerk's words. */
  problem?: string;
};

/** The file itself is at fault: sending it again would not help. */
export class Refused extends Error {}

type Options<Sent> = {
  send: (upload: Upload, onProgress: (sent: number) => void) => Promise<Sent>;
  /** They may arrive in another order than that of their numbers, in which they were chosen. */
  onSent: (sent: Sent, upload: Upload) => void;
  /** Waits before another try. */
  pause: (tries: number) => Promise<void>;
};

/** Enough to keep a slow line busy while the next picture is made smaller. */
const concurrency = 3;

/** Not by randomUUID: browsers have that on https alone. */
export const makeKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

export class UploadQueue<Sent> {
  readonly #options: Options<Sent>;
  #items: readonly Upload[] = [];
  #listeners = new Set<() => void>();
  #lastId = 0;
  /** Of this round: since the queue was last empty. */
  #finished = 0;

  constructor(options: Options<Sent>) {
    this.#options = options;
  }

  /** Those that are not in the album yet; a new list after each change. */
  get items(): readonly Upload[] {
    return this.#items;
  }

  get finished(): number {
    return this.#finished;
  }

  get isBusy(): boolean {
    return this.#items.some(({ state }) => state !== 'failed');
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(files: readonly File[]): void {
    if (!this.isBusy) this.#finished = 0;
    const added = files.map((file): Upload => {
      this.#lastId += 1;
      return { id: this.#lastId, file, key: makeKey(), state: 'waiting', sent: 0 };
    });
    this.#set([...this.#items, ...added]);
    this.#goOn();
  }

  /** Takes one out that has not been sent, or was refused. */
  drop(id: number): void {
    this.#set(this.#items.filter((item) => item.id !== id || item.state === 'sending'));
  }

  #set(items: readonly Upload[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#set(this.#items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  #goOn(): void {
    const under = this.#items.filter(({ state }) => state === 'sending' || state === 'held').length;
    const next = this.#items
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, concurrency - under));
    for (const item of next) void this.#send(item);
  }

  async #send(upload: Upload): Promise<void> {
    const { id } = upload;
    for (let tries = 1; ; tries += 1) {
      this.#change(id, { state: 'sending', sent: 0 });
      try {
        const sent = await this.#options.send(upload, (share) => this.#change(id, { sent: share }));
        this.#finished += 1;
        this.#set(this.#items.filter((item) => item.id !== id));
        this.#options.onSent(sent, upload);
        break;
      } catch (error) {
        if (error instanceof Refused) {
          this.#change(id, { state: 'failed', problem: error.message });
          break;
        }
        this.#change(id, { state: 'held' });
        await this.#options.pause(tries);
        if (!this.#items.some((item) => item.id === id)) break;
      }
    }
    this.#goOn();
  }
}
