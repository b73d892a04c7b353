/** A mutex for writers, first come, first served. */
import { LibsqlError } from '@libsql/client';
import { counts } from '../watch/counts.ts';

/** Longer than any queue of honest writers. */
export const waitAtMost = 15_000;

export class WriteQueue {
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** Whether anybody waits for a turn. */
  get isWaitedFor(): boolean {
    return this.#waiting > 0;
  }

  /** Waits for its turn; gives the function that lets the next one in. */
  async take(): Promise<() => void> {
    const before = this.#tail;
    const turn = Promise.withResolvers<void>();
    this.#tail = turn.promise;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<'late'>((done) => {
      timer = setTimeout(() => done('late'), waitAtMost);
    });
    const began = performance.now();
    this.#waiting += 1;
    counts.writersWaiting.value += 1;
    const outcome = await Promise.race([before, tooLate]);
    this.#waiting -= 1;
    counts.writersWaiting.value -= 1;
    counts.writerWaits.observe(
      { outcome: outcome === 'late' ? 'late' : 'turn' },
      (performance.now() - began) / 1000,
    );
    clearTimeout(timer);
    if (outcome === 'late') {
      // Whoever waits behind us still has to wait for those before us.
      before.then(turn.resolve);
      throw new LibsqlError('Another write took too long', 'SQLITE_BUSY');
    }
    return turn.resolve;
  }
}
