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
  hasSecondFactor: boolean;
};

/** What is asked about before it is done. */
type Question = 'disable' | 'factor';

type State = {
  standing: string;
  isDisabled: boolean;
  link?: Given | undefined;
  problem?: string | undefined;
  hasSecondFactor: boolean;
  asks?: Question | undefined;
};

export const AccountActions = ({
  id,
  name,
  email,
  standing,
  isDisabled,
  isInvited,
  hasSecondFactor,
}: Props) => {
  const [state, setState] = useState<State>({ standing, isDisabled, hasSecondFactor });
  const [isBusy, setBusy] = useState(false);
  const change = (more: Partial<State>) =>
    setState((before) => ({
      ...before,
      link: undefined,
      problem: undefined,
      asks: undefined,
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

  const removeFactor = () =>
    run(async () => {
      await ask(`${id}/remove-second-factor`);
      return { hasSecondFactor: false };
    });
  const questions: Record<Question, { words: string; yes: string; act: () => void }> = {
    disable: {
      words: `${name} will be signed out everywhere at once, and cannot sign in again until you allow it.`,
      yes: `Yes, shut ${name} out`,
      act: () => set('disable'),
    },
    factor: {
      words: `Only if ${name} has lost the phone and the recovery codes, and has told you so in person or by a voice that you know. The password alone will open the account until a new second factor is set up. ${name} is signed out everywhere.`,
      yes: 'Yes, remove it',
      act: removeFactor,
    },
  };
  const question = state.asks && questions[state.asks];

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
      <p>Second factor: {state.hasSecondFactor ? 'on' : 'off'}</p>
      {question ? (
        <div role="alertdialog" aria-labelledby="account-tools-ask" className="account-tools__ask">
          <p id="account-tools-ask">{question.words}</p>
          <div className="account-tools__buttons">
            <button
              type="button"
              className="account-tools__main"
              disabled={isBusy}
              onClick={question.act}
            >
              {question.yes}
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
              <button type="button" disabled={isBusy} onClick={() => change({ asks: 'disable' })}>
                May no longer sign in
              </button>
              {state.hasSecondFactor && (
                <button type="button" disabled={isBusy} onClick={() => change({ asks: 'factor' })}>
                  Phone lost: remove the second factor
                </button>
              )}
            </>
          )}
        </div>
      )}
      {state.link && <GivenLink key={state.link.link} given={state.link} email={email} />}
    </section>
  );
};
