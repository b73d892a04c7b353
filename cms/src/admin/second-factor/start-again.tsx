'use client';
import { ask } from '../accounts/ask.ts';

/** Back to the first screen of signing in, for somebody else or with another password. */
export const StartAgain = () => (
  <button
    type="button"
    className="factor-other"
    onClick={async () => {
      await ask('login/cancel');
      window.location.assign('/admin/login');
    }}
  >
    Sign in as somebody else
  </button>
);
