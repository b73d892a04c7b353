/**
 * How often a password may be guessed. A try is counted before the password is looked at and given back when it was right.
 * Counts live in the memory of the admin process; a restart begins anew.
 */
import { type Clock, type GiveBack, Spending, spendAll } from '../allowance.ts';
import { Pauses } from './pauses.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

export type Tried = {
  /** The account's address as it was typed, whether or not there is such an account. */
  email: string;
  /** From where. */
  address: string;
  /** Whether the account has been signed in to from there before. */
  isKnown: boolean;
  /** The browser's own number, where the account has been signed in to in it before. */
  browser?: string | undefined;
};

/** A try that was let through. */
export type Attempt = {
  /** How long those wait to whom the account is not known here; 0 where nobody has to. */
  othersWait: number;
  /** Somebody is signed in, or the password was never looked at. */
  giveBack: GiveBack;
  /** The password was right, but a code is still asked for: this try costs nothing, and the wrong ones before it are not forgotten. */
  refund: () => void;
};

export type Decision = { wait: number } | { attempt: Attempt };

export class LoginLimits {
  /** One account from one address or known browser: five tries, then a minute, two, four … up to an hour. */
  readonly #pair: Pauses;
  /** One account from all addresses where nobody has signed in to it: ten tries, and one more each five minutes. */
  readonly #account: Spending;
  /** All accounts from one address; an office of thirty may share one on the first day of school. */
  readonly #address: Spending;

  constructor(clock: Clock) {
    this.#pair = new Pauses(
      { free: 5, first: minute, longest: hour, forgetAfter: 24 * hour, keys: 50_000 },
      clock,
    );
    this.#account = new Spending({ burst: 10, refill: 5 * minute, keys: 50_000 }, clock);
    this.#address = new Spending({ burst: 30, refill: 30 * second, keys: 50_000 }, clock);
  }

  /**
   * Lets a try through, or says how long to wait. Where somebody has signed in to the account before, only how often they
   * were wrong there counts: what strangers do elsewhere, or to other accounts, does not lock its owner out. A browser that
   * is known is told apart from others at its address.
   */
  take({ email, address, isKnown: isKnownAddress, browser }: Tried): Decision {
    const pair = `${email} ${browser ? `browser ${browser}` : address}`;
    const isKnown = isKnownAddress || browser !== undefined;
    const othersWait = Math.max(this.#account.wait(email), this.#address.wait(address));
    const wait = isKnown ? this.#pair.wait(pair) : Math.max(this.#pair.wait(pair), othersWait);
    if (wait > 0) return { wait };
    this.#pair.take(pair);
    const spent = [
      { of: this.#account, key: email },
      { of: this.#address, key: address },
    ];
    const giveBack = spendAll(isKnown ? [] : spent);
    return {
      attempt: {
        othersWait,
        giveBack: () => {
          this.#pair.forgive(pair);
          giveBack();
        },
        refund: () => {
          this.#pair.refund(pair);
          giveBack();
        },
      },
    };
  }

  /** The account has a new password: whoever was made to wait for it may try at once. */
  forgive(email: string): void {
    this.#pair.forgiveAll(`${email} `);
    this.#account.forgive(email);
  }
}

/** Tries at the setup code, by address. The code has 98 bits: this only spares the log and the database. */
export const setupCodeAllowance = { burst: 10, refill: minute, keys: 10_000 };

/** Letters with a link for a new password, by the address that asks: an office of thirty may share one. */
export const askedLetterAllowance = { burst: 10, refill: 2 * minute, keys: 10_000 };
/** And by account: each makes the link before it dead, and fills a mailbox. */
export const letterAllowance = { burst: 3, refill: 20 * minute, keys: 10_000 };
/** A letter is sent so long after it was asked for, at least and at most. */
export const letterDelay = [second, 4 * second] as const;

/** One-time links that do not work, by address: as many as passwords. A link has 192 bits, so this only spares the database. */
export const wrongLinkAllowance = { burst: 30, refill: 30 * second, keys: 10_000 };
