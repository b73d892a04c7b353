'use client';
/** The second screen of signing in: the code of the app, or one of the paper. */
import { useState } from 'react';
import { ask } from '../accounts/ask.ts';
import { useTask } from '../use-task.ts';
import { Boxes } from './boxes.tsx';

export const TypeCode = ({ onward }: { onward: string }) => {
  const [isOnPaper, setOnPaper] = useState(false);
  const { isBusy, problem, run } = useTask();
  const send = ({ code = '' }: Record<string, string>) =>
    run(async () => {
      await ask('login/code', { code });
      window.location.assign(onward);
    });
  return (
    <>
      <p>The password is right. Now type the code, so that we know it is you.</p>
      <Boxes
        key={String(isOnPaper)}
        boxes={
          isOnPaper
            ? [{ name: 'code', label: 'One of your recovery codes', kind: 'recovery' }]
            : [
                {
                  name: 'code',
                  label: 'The code that your app shows now',
                  hint: 'Six digits.',
                  kind: 'code',
                },
              ]
        }
        button="Sign in"
        onSend={send}
        {...{ isBusy, problem }}
      />
      <button
        type="button"
        className="factor-other"
        onClick={() => run(async () => setOnPaper(!isOnPaper))}
      >
        {isOnPaper ? 'Use the app instead' : 'No phone at hand? Use a recovery code'}
      </button>
      <p className="invite__hint">
        Neither phone nor codes? The head of your school, or whoever set up the back office, can
        remove the second factor from your account.
      </p>
    </>
  );
};
