/**
 * Where lookups wait that exceed an allowance: one queue a school, from which so many a second are let go on. The proven go
 * first, then those whose address has missed the fewest times, then by lot: who floods the queue cannot stay ahead
 * in it. It keeps the machine's time, not the server's clock: it is about pace.
 */
import { type Allowance, type GiveBack, Spending, spendAll } from '../../allowance.ts';
import { tcMistyped } from '../limits/limits.ts';

export type Turn = {
  school: string;
  /** The number's key, if the number's own allowance is exceeded; its pace then counts as well. */
  guessedNumber: string | undefined;
  isProven: boolean;
  /** How often this address has missed lately at all, and with this number. */
  misses: number;
  missesHere: number;
};

type Pace = 'proven' | 'unproven' | 'numberProven' | 'numberUntried' | 'numberMistyped';
type Paces = Record<Pace, Allowance>;
type Bounds = { paces: Paces; timeout: number; waiting: number };

type Waiting = { turn: Turn; lot: number; until: number; go: (giveBack: GiveBack | null) => void };

/** A share of a pace. */
type Share = { of: Spending; key: string };

const isOpen = ({ of, key }: Share): boolean => of.wait(key) === 0;

/** How often a queue is looked at. */
const tick = 50;

const byOrder = (one: Waiting, other: Waiting): number =>
  Number(other.turn.isProven) - Number(one.turn.isProven) ||
  one.turn.misses - other.turn.misses ||
  one.lot - other.lot;

/** The queues of all schools. */
export class TcLanes {
  readonly #queues = new Map<string, Waiting[]>();
  readonly #bounds: Bounds;
  readonly #paces: Record<keyof Paces, Spending>;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    const now = () => performance.now();
    const { proven, unproven, numberProven, numberUntried, numberMistyped } = bounds.paces;
    this.#paces = {
      proven: new Spending(proven, now),
      unproven: new Spending(unproven, now),
      numberProven: new Spending(numberProven, now),
      numberUntried: new Spending(numberUntried, now),
      numberMistyped: new Spending(numberMistyped, now),
    };
  }

  /** Waits for a turn; null when none came in time, or too many waited that were before it. */
  enter(turn: Turn): Promise<GiveBack | null> {
    return new Promise((go) => {
      const queue = this.#queues.get(turn.school) ?? [];
      const isNew = queue.length === 0;
      queue.push({
        turn,
        lot: Math.random(),
        until: performance.now() + this.#bounds.timeout,
        go,
      });
      queue.sort(byOrder);
      if (queue.length > this.#bounds.waiting) queue.pop()?.go(null);
      if (!isNew) return;
      this.#queues.set(turn.school, queue);
      this.#serve(turn.school, queue);
    });
  }

  #serve(school: string, queue: Waiting[]): void {
    const now = performance.now();
    const staying: Waiting[] = [];
    for (const waiting of queue) {
      const spent = this.#openPaces(waiting.turn);
      if (spent) {
        waiting.go(spendAll(spent));
      } else if (now >= waiting.until) waiting.go(null);
      else staying.push(waiting);
    }
    queue.splice(0, queue.length, ...staying);
    if (queue.length === 0) this.#queues.delete(school);
    else setTimeout(() => this.#serve(school, queue), tick);
  }

  /** What a turn would spend, if all of it is there. */
  #openPaces(turn: Turn): Share[] | null {
    const { proven, unproven } = this.#paces;
    const ofSchool = { of: turn.isProven ? proven : unproven, key: turn.school };
    if (!isOpen(ofSchool)) return null;
    if (turn.guessedNumber === undefined) return [ofSchool];
    const ofNumber = this.#sharesOfNumber(turn, turn.guessedNumber).find(isOpen);
    return ofNumber ? [ofSchool, ofNumber] : null;
  }

  /** What a turn may take of a number that is guessed at, what needs the least first. */
  #sharesOfNumber({ missesHere, isProven }: Turn, key: string): Share[] {
    const { numberProven, numberUntried, numberMistyped } = this.#paces;
    return [
      ...(missesHere === 0 ? [{ of: numberUntried, key }] : []),
      ...(missesHere > 0 && missesHere <= tcMistyped ? [{ of: numberMistyped, key }] : []),
      ...(isProven ? [{ of: numberProven, key }] : []),
    ];
  }
}
