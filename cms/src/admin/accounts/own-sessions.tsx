'use client';
/** Where one is signed in oneself, to be ended there. */
import { useState } from 'react';
import { ask, Refused } from './ask.ts';

export type OwnSession = {
  id: string;
  browser: string;
  since: string;
  lastUsed: string;
  isThis: boolean;
};

export const OwnSessions = ({ sessions }: { sessions: readonly OwnSession[] }) => {
  const [left, setLeft] = useState(sessions);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState('');

  const end = async (id: string) => {
    setBusy(id);
    setProblem('');
    try {
      await ask('end-session', { session: id });
      setLeft((before) => before.filter((session) => session.id !== id));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(error.message);
    } finally {
      setBusy('');
    }
  };

  return (
    <section className="account-tools" aria-labelledby="own-sessions-title">
      <h3 id="own-sessions-title">Where you are signed in</h3>
      {problem && (
        <p role="alert" className="invite__problem">
          {problem}
        </p>
      )}
      <ul className="own-sessions">
        {left.map(({ id, browser, since, lastUsed, isThis }) => (
          <li key={id}>
            <span>
              <strong>{browser}</strong>
              {isThis && ' · here'}
              <br />
              <small>
                Since {since}, last used {lastUsed}
              </small>
            </span>
            {!isThis && (
              <button type="button" disabled={busy === id} onClick={() => end(id)}>
                Sign out there
              </button>
            )}
          </li>
        ))}
      </ul>
      <p>If you do not know one of them, sign out there and change your password.</p>
    </section>
  );
};
