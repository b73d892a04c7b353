'use client';
/** One's own second factor: switched on, given new recovery codes, switched off. */
import { useState } from 'react';
import { ask } from '../accounts/ask.ts';
import { useTask } from '../use-task.ts';
import { type Box, Boxes } from './boxes.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

type Props = {
  /** Since when it is on, and how many recovery codes are left; nothing while it is off. */
  on: { since: string; left: number } | undefined;
  isDemanded: boolean;
};

const both: Box[] = [
  { name: 'password', label: 'Your password', kind: 'password' },
  {
    name: 'code',
    label: 'The code that your app shows now',
    hint: 'Or a recovery code.',
    kind: 'recovery',
  },
];

type Doing = 'on' | 'codes' | 'off';

export const OwnFactor = ({ on, isDemanded }: Props) => {
  const [doing, setDoing] = useState<Doing>();
  const [codes, setCodes] = useState<string[]>();
  const { isBusy, problem, run } = useTask();
  // What is drawn comes from the server; the sessions beside it have changed, too.
  const reload = () => window.location.reload();
  const choose = (what: Doing | undefined) => run(async () => setDoing(what));

  const change = (values: Record<string, string>) =>
    run(async () => {
      const made = await ask<{ codes?: string[] }>(`second-factor/${doing}`, values);
      if (made.codes) setCodes(made.codes);
      else reload();
    });

  const body = () => {
    if (codes) return <RecoveryCodes codes={codes} onDone={reload} />;
    if (doing === 'on')
      return <SetUp asksPassword onDone={reload} onCancel={() => choose(undefined)} />;
    if (doing)
      return (
        <Boxes
          boxes={both}
          button={doing === 'off' ? 'Switch it off' : 'Make new recovery codes'}
          onCancel={() => choose(undefined)}
          onSend={change}
          {...{ isBusy, problem }}
        />
      );
    if (!on)
      return (
        <div className="account-tools__buttons">
          <button type="button" className="account-tools__main" onClick={() => choose('on')}>
            Switch on
          </button>
        </div>
      );
    return (
      <div className="account-tools__buttons">
        <button type="button" onClick={() => choose('codes')}>
          Make new recovery codes
        </button>
        {!isDemanded && (
          <button type="button" onClick={() => choose('off')}>
            Switch off
          </button>
        )}
      </div>
    );
  };

  return (
    <section className="account-tools" aria-labelledby="own-factor-title">
      <h3 id="own-factor-title">Second factor</h3>
      {on ? (
        <p>
          On since {on.since}.{' '}
          {on.left === 1 ? 'One recovery code is' : `${on.left} recovery codes are`} left.
          {isDemanded && ' It is asked of everybody here.'}
        </p>
      ) : (
        <p>
          After your password you type a code from an app on your phone. Whoever learns your
          password cannot sign in with it alone.
        </p>
      )}
      {body()}
    </section>
  );
};
