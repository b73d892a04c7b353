/** Which step an account has before it is signed in, besides the password; asked wherever a session is about to begin, and for everybody who has one. */
import { APIError, type PayloadRequest } from 'payload';
import { idOf } from '../access/roles.ts';
import type { School, Staff } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { toFactor } from './factor.ts';
import type { Step } from './ticket.ts';

type Request = Partial<PayloadRequest> | undefined;
/** What is asked of a database: inside an adapter there is no Payload yet. */
type Database = {
  findOne: (args: {
    collection: 'schools';
    where: { id: { equals: number } };
    req?: Partial<PayloadRequest>;
  }) => Promise<unknown>;
};
type Account = Pick<Staff, 'role' | 'tenants'>;

/** Whether somebody may not work without a second factor: the school says so, of those who work for none the settings do. */
export const isDemanded = async (
  db: Database,
  { role, tenants }: Account,
  req?: Request,
): Promise<boolean> => {
  if (role === 'operator') return settings.operatorSecondFactor === 'required';
  for (const { tenant } of tenants ?? []) {
    const school = (await db.findOne({
      collection: 'schools',
      where: { id: { equals: Number(idOf(tenant)) } },
      ...(req ? { req } : {}),
    })) as School | null;
    if (school?.demandsSecondFactor) return true;
  }
  return false;
};

export const neededStep = async (
  db: Database,
  account: Account & Pick<Staff, 'factor'>,
  req?: Request,
): Promise<Step | undefined> => {
  if (toFactor(account.factor)) return 'code';
  return (await isDemanded(db, account, req)) ? 'setup' : undefined;
};

/** The password was right, and there is no session yet. Known by its name: a class may be there once for each of Next's bundles. */
export class SecondStepNeeded extends APIError {
  override readonly name = 'SecondStepNeeded';
  readonly step: Step;
  readonly account: number;

  constructor(step: Step, account: number) {
    super(
      step === 'code'
        ? 'The password is right. A code of the second factor is needed, too.'
        : 'The password is right. A second factor has to be set up first.',
      401,
      undefined,
      true,
    );
    this.step = step;
    this.account = account;
  }
}

export const isSecondStepNeeded = (error: unknown): error is SecondStepNeeded =>
  error instanceof Error && error.name === 'SecondStepNeeded';

/** Said to whoever asked for the password to be checked alone. */
export class PasswordIsRight extends Error {
  override readonly name = 'PasswordIsRight';
}

/** What a request may carry; nobody outside can write it. */
type Context = { provenFactor?: number; checksPasswordOnly?: boolean; hasSetupCode?: boolean };

/** Lets this request begin a session of an account: its code was right just now. */
export const markProven = (req: PayloadRequest, id: number): void => {
  (req.context as Context).provenFactor = id;
};

/**
 * Throws unless a session of this account may begin. Every session of staff is written through one place (accounts/session-writes.ts), whatever way in it
 * comes from, and that place asks here.
 */
export const assertMayBeginSession = async (
  db: Database,
  account: Staff,
  req: Request,
): Promise<void> => {
  const context = (req?.context ?? {}) as Context;
  if (context.checksPasswordOnly) throw new PasswordIsRight();
  if (context.provenFactor === account.id) return;
  const step = await neededStep(db, account, req);
  // Whoever makes the first account is signed in by Payload in the same breath; where that is not enough, it is refused at the next click.
  if (step === undefined || (step === 'setup' && context.hasSetupCode)) return;
  throw new SecondStepNeeded(step, account.id);
};
