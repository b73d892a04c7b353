/** Beside an account's form: of one's own the second factor and the places where one is signed in, of others what may be done with it, if anything. */
import type { TypedUser, UIFieldServerProps } from 'payload';
import { may } from '../../access/rights.ts';
import { isMember } from '../../access/roles.ts';
import { formatMoment } from '../../indian-time.ts';
import { factorWords, toFactor } from '../../second-factor/factor.ts';
import { isDemanded } from '../../second-factor/needed.ts';
import { OwnFactor } from '../second-factor/own-factor.tsx';
import { AccountActions } from './account-actions.tsx';
import { type OwnSession, OwnSessions } from './own-sessions.tsx';

export const AccountTools = async ({ id, req }: UIFieldServerProps) => {
  const { user, payload } = req;
  if (!isMember(user) || typeof id !== 'number') return null;
  const isOwn = user.id === id;
  if (!isOwn && !may(user.role, 'create', 'staff')) return null;
  const one = { collection: 'staff', id, depth: 0, disableErrors: true } as const;
  // The number comes from the browser, too: of another school's account nothing is drawn.
  const asMember = { user: user as unknown as TypedUser, overrideAccess: false };
  if (!(await payload.findByID({ ...one, ...asMember }))) return null;
  const account = await payload.findByID({ ...one, showHiddenFields: true });
  if (!account) return null;
  if (!isOwn)
    return (
      <AccountActions
        id={id}
        name={account.name}
        email={account.email}
        standing={account.standing ?? ''}
        isDisabled={account.disabled ?? false}
        isInvited={account.linkKind === 'invitation'}
        hasSecondFactor={account.secondFactor === factorWords.on}
      />
    );
  const here = (user as { _sid?: string })._sid;
  const { tokenExpiration } = payload.collections.staff.config.auth;
  const sessions = (account.sessions ?? [])
    .filter(({ expiresAt }) => new Date(expiresAt).valueOf() > Date.now())
    .map(
      (session): OwnSession => ({
        id: session.id,
        browser: session.browser ?? 'A browser',
        since: formatMoment(session.createdAt ?? session.expiresAt),
        // It is prolonged whenever the panel is used.
        lastUsed: formatMoment(
          new Date(new Date(session.expiresAt).valueOf() - tokenExpiration * 1000),
        ),
        isThis: session.id === here,
      }),
    )
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
  const factor = toFactor(account.factor);
  return (
    <>
      <OwnFactor
        on={factor && { since: formatMoment(factor.since), left: factor.codes.length }}
        isDemanded={await isDemanded(payload.db as never, account)}
      />
      <OwnSessions sessions={sessions} />
    </>
  );
};
