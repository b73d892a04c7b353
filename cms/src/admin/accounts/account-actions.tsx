'use client';
/** What a head or an operator does with somebody else's account: a link for a new password, and shutting out. */
import { useState } from 'react';
import { ask, type GivenLink as Given, Refused } from './ask.ts';
import { GivenLink } from './given-link.tsx';

type Props = {
  id: number;
  name: string;
  email: string;
  standing: string;
  isDisabled: boolean;
  isInvited: boolean;
};

type State = {
  standing: string;
  isDisabled: boolean;
  link?: Given | undefined;
  problem?: string | undefined;
  isAsking?: boolean;
};

export const AccountActions = ({ id, name, email, standing, isDisabled, isInvited }: Props) => {
  const [state, setState] = useState<State>({ standing, isDisabled });
  const [isBusy, setBusy] = useState(false);
  const change = (more: Partial<State>) =>
    setState((before) => ({
      ...before,
      link: undefined,
      problem: undefined,
      isAsking: false,
      ...more,
    }));

  const run = async (work: () => Promise<Partial<State>>) => {
    setBusy(true);
    try {
      change(await work());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      change({ problem: error.message });
    } finally {
      setBusy(false);
    }
  };
  const makeLink = () => run(async () => ({ link: await ask<Given>(`${id}/link`) }));
  const set = (what: 'disable' | 'enable') =>
    run(async () => {
      const { standing: words, disabled } = await ask<{ standing: string; disabled: boolean }>(
        `${id}/${what}`,
      );
      return { standing: words, isDisabled: disabled };
    });

  return (
    <section className="account-tools" aria-labelledby="account-tools-title">
      <h3 id="account-tools-title">Signing in</h3>
      <p className={state.isDisabled ? 'account-tools__out' : undefined} role="status">
        {state.standing}
      </p>
      {state.problem && (
        <p role="alert" className="invite__problem">
          {state.problem}
        </p>
      )}
      {state.isAsking ? (
        <div role="alertdialog" aria-labelledby="account-tools-ask" className="account-tools__ask">
          <p id="account-tools-ask">
            {name} will be signed out everywhere at once, and cannot sign in again until you allow
            it.
          </p>
          <div className="account-tools__buttons">
            <button
              type="button"
              className="account-tools__main"
              disabled={isBusy}
              onClick={() => set('disable')}
            >
              Yes, shut {name} out
            </button>
            <button type="button" disabled={isBusy} onClick={() => change({})}>
              No
            </button>
          </div>
        </div>
      ) : (
        <div className="account-tools__buttons">
          {state.isDisabled ? (
            <button type="button" disabled={isBusy} onClick={() => set('enable')}>
              May sign in again
            </button>
          ) : (
            <>
              <button type="button" disabled={isBusy} onClick={makeLink}>
                {isInvited ? 'Make a new invitation link' : 'Make a link for a new password'}
              </button>
              <button type="button" disabled={isBusy} onClick={() => change({ isAsking: true })}>
                May no longer sign in
              </button>
            </>
          )}
        </div>
      )}
      {state.link && <GivenLink key={state.link.link} given={state.link} email={email} />}
    </section>
  );
};
