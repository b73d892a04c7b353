/** Takes the second factor off somebody's account who has lost the phone and the paper: by a head, an operator or the command. */
import type { Payload, PayloadRequest } from 'payload';
import { schoolNameOf } from '../accounts/account-school.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { writeActivity } from '../hooks/record-activity.ts';
import { toFailure } from '../logging/failure.ts';
import { isMailSetUp } from '../mail/mail.ts';
import type { Staff } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { endSessions, writeFactor } from './account.ts';
import { toFactor } from './factor.ts';

/** Within the request's transaction; the account is signed out everywhere. Gives whether there was one. */
export const removeFactor = async (req: PayloadRequest, id: number): Promise<boolean> => {
  await oneAtATime(req, 'accounts');
  const account = await req.payload.db.findOne<Staff>({
    collection: 'staff',
    where: { id: { equals: id } },
    req,
  });
  if (!account || !toFactor(account.factor)) return false;
  await writeFactor(req, id, null);
  await endSessions(req, account);
  await writeActivity(req, 'staff', id, 'factorRemoved');
  return true;
};

/** Whoever it was taken from learns of it, where mail is set up: it may have been asked for by somebody else. */
export const tellRemoved = async (
  payload: Payload,
  account: Pick<Staff, 'id' | 'name' | 'email' | 'tenants'>,
  by: string,
): Promise<void> => {
  if (!isMailSetUp(settings)) return;
  try {
    const school = await schoolNameOf(payload, account);
    await payload.sendEmail({
      to: account.email,
      subject: `${school}: your second factor was removed`,
      text: [
        `Dear ${account.name},`,
        '',
        `${by} has removed the second factor of your account at ${school}. You are signed out everywhere, and sign in with your password alone until you set it up again.`,
        '',
        'If you have not asked for this, tell the head of your school, or whoever set up the back office, at once, and have a link for a new password made.',
      ].join('\n'),
    });
  } catch (error) {
    payload.logger.error({ code: 'letter-not-sent', staff: account.id, failure: toFailure(error) });
  }
};
