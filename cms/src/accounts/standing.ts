/** Whether somebody may sign in, in the words of the list of accounts. */
import { formatMoment } from '../indian-time.ts';

export type Standing = {
  disabled?: boolean | null;
  linkKind?: string | null;
  linkUntil?: string | null;
};

export const standingOf = ({ disabled, linkKind, linkUntil }: Standing, now: number): string => {
  if (disabled) return 'May no longer sign in';
  if (linkKind !== 'invitation' || !linkUntil) return 'May sign in';
  return new Date(linkUntil).valueOf() > now
    ? `Invited, until ${formatMoment(linkUntil)}`
    : 'Invited, but the link is over';
};
