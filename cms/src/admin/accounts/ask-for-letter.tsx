'use client';
/** One box: the address that the letter with the link goes to. */
import { useState } from 'react';
import { ask, Refused } from './ask.ts';

export const AskForLetter = () => {
  const [answer, setAnswer] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const send = async (form: FormData) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { message } = await ask<{ message: string }>('forgot-password', {
        email: form.get('email'),
      });
      setAnswer(message);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };

  if (answer !== undefined) return <p role="status">{answer}</p>;
  return (
    <form
      className="invite"
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      {problem && (
        <p role="alert" className="invite__problem">
          {problem}
        </p>
      )}
      <label htmlFor="letter-email">E-mail address of your account</label>
      <input id="letter-email" name="email" type="email" autoComplete="username" required />
      <button type="submit" disabled={isBusy}>
        Send me a link for a new password
      </button>
    </form>
  );
};
