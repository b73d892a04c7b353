/**
 * Whoever has forgotten the password is sent a link by mail, where mail is set up. Nobody learns whether there is such an account: the answer
 * is given before it is looked for.
 */
import { randomInt } from 'node:crypto';
import { APIError, type Payload, type PayloadHandler } from 'payload';
import { inMinutes, retryAfter, Spending } from '../allowance.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { formatMoment } from '../indian-time.ts';
import { toFailure } from '../logging/failure.ts';
import { addressOf, readBody } from '../login/asked.ts';
import { askedLetterAllowance, letterAllowance, letterDelay } from '../login/limits.ts';
import { isMailSetUp } from '../mail/mail.ts';
import type { Staff } from '../payload-types.ts';
import { type Settings, settings } from '../settings.ts';
import { schoolNameOf } from './account-school.ts';
import { type MadeLink, makeLink } from './make-link.ts';

/** Next may load this module once for each of its bundles, but letters are counted once. */
const shared = globalThis as { aanganLetters?: { asked: Spending; sent: Spending } };
shared.aanganLetters ??= {
  asked: new Spending(askedLetterAllowance, Date.now),
  sent: new Spending(letterAllowance, Date.now),
};
const { asked, sent } = shared.aanganLetters;

/** A link leads to an address that the settings name: the one in the browser's bar is what a stranger says it is. */
export const canMailLinks = (given: Pick<Settings, 'smtpUrl' | 'adminUrl'>): boolean =>
  isMailSetUp(given) && given.adminUrl !== undefined;

const letterOf = (account: Staff, { path, until }: MadeLink, school: string) => ({
  to: account.email,
  subject: `${school}: a new password for the back office`,
  text: [
    `Dear ${account.name},`,
    '',
    `somebody has asked for a new password for your account at ${school}. Choose it here; the link works once, until ${formatMoment(new Date(until))}:`,
    '',
    `${settings.adminUrl}${path}`,
    '',
    'If it was not you, do nothing: your password stays as it is.',
  ].join('\n'),
});

/** One that a colleague has handed over: a stranger who asks for a letter must not make it useless. */
const hasHandedOver = ({ linkKind, linkUntil }: Staff): boolean =>
  linkKind !== 'mailed' && Boolean(linkUntil) && Date.parse(linkUntil ?? '') > Date.now();

/** After a while that nobody can guess: what comes at once takes time from the request after it, which would tell that there is such an account. */
const sendLater = (payload: Payload, email: string): void => {
  const send = () =>
    sendLink(payload, email).catch((error) =>
      payload.logger.error({ code: 'letter-not-sent', failure: toFailure(error) }),
    );
  setTimeout(send, randomInt(...letterDelay)).unref();
};

const sendLink = async (payload: Payload, email: string): Promise<void> => {
  const account = await payload.db.findOne<Staff>({
    collection: 'staff',
    where: { email: { equals: email } },
  });
  if (!account || account.disabled || hasHandedOver(account) || sent.wait(email) > 0) return;
  sent.spend(email);
  const link = await inTransaction(payload, (req) => {
    req.context.doneBy = `${account.name}, by mail`;
    return makeLink(req, account.id, 'mailed');
  });
  await payload.sendEmail(letterOf(account, link, await schoolNameOf(payload, account)));
};

/** In place of Payload's route, which writes into the database before it knows whether it can send. */
export const mailLink: PayloadHandler = async (req) => {
  const { payload } = req;
  const { email } = await readBody(req);
  if (!canMailLinks(settings))
    throw new APIError(
      'New passwords are not sent by mail. Please ask the head of your school, or whoever set up the back office, for a new password.',
      403,
      undefined,
      true,
    );
  if (typeof email !== 'string' || !email.includes('@'))
    throw new APIError('Please write the e-mail address of your account.', 400, undefined, true);
  const address = addressOf(req);
  const wait = asked.wait(address);
  if (wait > 0) {
    req.responseHeaders = new Headers({ 'Retry-After': retryAfter(wait) });
    throw new APIError(
      `Too many letters were asked for. Please wait ${inMinutes(wait)}.`,
      429,
      undefined,
      true,
    );
  }
  asked.spend(address);
  sendLater(payload, email.toLowerCase().trim());
  return Response.json({
    message:
      'If there is such an account, a letter with a link is on its way. Please look in a few minutes, also among what your mail calls spam.',
  });
};
