'use client';
/** The second screen of signing in where a second factor is demanded and there is none yet. */
import { SetUp } from './set-up.tsx';

export const MustSetUp = ({ onward }: { onward: string }) => (
  <>
    <p className="factor-intro">
      The password is right. From now on a code from an app on your phone is asked for, too. Set it
      up now; it takes a minute, and then you are signed in.
    </p>
    <SetUp asksPassword={false} onDone={() => window.location.assign(onward)} />
  </>
);
