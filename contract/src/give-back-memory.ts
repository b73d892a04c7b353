/**
 * Gives the machine back what a process took and needs no more, above all to start. V8 keeps it until somebody needs it: of
 * 214 MB that the api held after its start, 87 were in use. On a small box everything else runs on what is left.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By then the first requests have been answered, and what they compiled is there. */
const afterStart = 10_000;
/** A collection takes a tenth of a second. */
const fromThenOn = 10 * 60_000;

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

/** A while after the start, and from then on every so often; nobody waits for it at the end. */
export const giveBackMemory = (after = afterStart, every = fromThenOn): void => {
  setTimeout(() => {
    collectGarbage();
    setInterval(collectGarbage, every).unref();
  }, after).unref();
};
