/**
 * Which open transaction the running code belongs to, whether or not it was handed its request.
 *
 * Payload opens a transaction and then does some of its work without it (forgot-password does, and so does every hook
 * that calls `payload.create` without `req`). Such work would wait for what its own request holds: on SQLite for the
 * one writer, on PostgreSQL for a row or for the last connection of the pool. Node carries the scope along with the
 * code itself (AsyncLocalStorage), from the moment that a transaction is begun, so nobody has to remember to set it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** From the call that begins a transaction until its end. `open` is there once it may be used. */
export type Scope<T> = { around: Scope<T> | undefined; open: T | undefined; isOver: boolean };

export class TransactionScopes<T> {
  #current = new AsyncLocalStorage<Scope<T>>();

  /**
   * Begins a scope for the caller and all that it calls from now on. Only a caller that has not awaited anything in
   * between keeps it, so this must be called before the first `await` of whatever begins the transaction.
   */
  enter(): Scope<T> {
    let around = this.#current.getStore();
    while (around?.isOver) around = around.around;
    const scope: Scope<T> = { around, open: undefined, isOver: false };
    this.#current.enterWith(scope);
    return scope;
  }

  /**
   * The transaction that the caller is inside of. One that is still waiting to begin is passed over: nobody can be
   * inside of it yet, so it was begun beside the caller (as `Promise.all` does), not around it.
   */
  around(): T | undefined {
    for (let one = this.#current.getStore(); one; one = one.around)
      if (one.open !== undefined) return one.open;
    return undefined;
  }

  leave(scope: Scope<T>): void {
    scope.isOver = true;
    scope.open = undefined;
  }
}
