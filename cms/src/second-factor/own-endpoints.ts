/** What somebody does with their own second factor: switching on, new recovery codes, switching off. */
import type { PayloadHandler, PayloadRequest } from 'payload';
import { schoolNameOf } from '../accounts/account-school.ts';
import { inOneTransaction } from '../endpoints/in-one-transaction.ts';
import { type Deed, writeActivity } from '../hooks/record-activity.ts';
import { readBody } from '../login/asked.ts';
import type { Staff } from '../payload-types.ts';
import { endSessions, findByTicket, findOwn, lockAndFind, writeFactor } from './account.ts';
import { answer, refusal, refusalOf, startAgain } from './answers.ts';
import { beginSession } from './begin-session.ts';
import { makeFactor, toFactor, withNewCodes } from './factor.ts';
import { passwordProblem } from './password.ts';
import { toQrCode } from './qr-code.ts';
import { seal, unseal } from './sealed.ts';
import { takeCode } from './take-code.ts';
import { noTicketCookie } from './ticket.ts';
import { findStep, newSecret, toBase32, toUri } from './totp.ts';

/** So long may somebody look for an app while the QR code is shown. */
const setupTime = 30 * 60_000;

const bodyOf = (req: PayloadRequest) => (req.data ?? {}) as Record<string, unknown>;

/** Whoever is signed in, or has to set it up before. */
const findAsking = async (req: PayloadRequest): Promise<Staff | undefined> =>
  (await findOwn(req)) ?? findByTicket(req, 'setup');

const alreadyOn = () => refusal('Your second factor is switched on already.', 409);
const notOn = () => refusal('Your second factor is not switched on.', 409);

const purposeOf = ({ id }: Staff, until: number): string => `new second factor\n${id}\n${until}`;

/** Shows a new key. It is stored nowhere until the app has proved that it has it: the browser brings it back, sealed. */
const begin: PayloadHandler = async (req) => {
  const { password } = await readBody(req);
  const account = await findAsking(req);
  if (!account) return startAgain();
  if (toFactor(account.factor)) return alreadyOn();
  // Whoever has a ticket has just shown it.
  const problem = req.user ? await passwordProblem(req, account, password) : undefined;
  if (problem) return refusal(problem.message, problem.status);
  const { payload } = req;
  const key = newSecret();
  const until = Date.now() + setupTime;
  const uri = toUri(key, await schoolNameOf(payload, account), account.email);
  return answer({
    key: toBase32(key).replace(/(.{4})(?=.)/g, '$1 '),
    uri,
    qrCode: toQrCode(uri),
    sealed: `${until}.${seal(payload.secret, purposeOf(account, until), key)}`,
  });
};

/** The key that was shown to this account; undefined if it was another's, or too long ago. */
const openKey = (secret: string, account: Staff, sealed: unknown): Buffer | undefined => {
  const [moment = '', body = ''] = typeof sealed === 'string' ? sealed.split('.') : [];
  const until = Number(moment);
  return until > Date.now() ? unseal(secret, purposeOf(account, until), body) : undefined;
};

const writeDown = (req: PayloadRequest, account: Staff, did: Deed): Promise<void> => {
  req.context.doneBy = account.name;
  return writeActivity(req, 'staff', account.id, did);
};

const sessionOf = ({ user }: PayloadRequest): string | undefined =>
  (user as { _sid?: string } | null)?._sid;

/** Switches it on with the app's first code. All other sessions end; whoever had to do this first is signed in. */
const confirm = inOneTransaction(async (req) => {
  const account = await lockAndFind(req, findAsking);
  if (!account) return startAgain();
  if (toFactor(account.factor)) return alreadyOn();
  const { sealed, code } = bodyOf(req);
  const { secret } = req.payload;
  const key = openKey(secret, account, sealed);
  if (!key) return refusal('This QR code was shown too long ago. Please begin again.', 410);
  const now = Date.now();
  const step = findStep(key, String(code ?? '').replace(/\s/g, ''), now, 0);
  if (step === undefined)
    return refusal(
      'This code is not right. Please type the six digits that the app shows now; if they never fit, set the clock of your phone to automatic.',
      401,
    );
  const { factor, codes } = makeFactor({ id: account.id, secret }, key, step, now);
  await writeFactor(req, account.id, factor);
  await writeDown(req, account, 'factorOn');
  await endSessions(req, account, sessionOf(req));
  const response = answer({ codes });
  if (req.user) return response;
  const { cookie } = await beginSession(req, { ...account, factor, sessions: [] });
  response.headers.append('set-cookie', cookie);
  response.headers.append('set-cookie', noTicketCookie());
  return response;
});

type Change = (req: PayloadRequest, account: Staff) => Promise<Response>;

/** With password and code: a phone that was left unlocked is not enough. */
const withBoth =
  (change: Change): PayloadHandler =>
  async (req) => {
    const { password } = await readBody(req);
    const own = await findOwn(req);
    if (!own) return refusal('Please sign in.', 401);
    if (!toFactor(own.factor)) return notOn();
    const problem = await passwordProblem(req, own, password);
    if (problem) return refusal(problem.message, problem.status);
    return inOneTransaction(async () => {
      const account = await lockAndFind(req, findOwn);
      if (!account || !toFactor(account.factor)) return notOn();
      const outcome = await takeCode(req, account, bodyOf(req).code);
      return outcome.kind === 'right'
        ? change(req, { ...account, factor: outcome.factor })
        : refusalOf(outcome);
    })(req);
  };

const renewCodes = withBoth(async (req, account) => {
  const factor = toFactor(account.factor);
  if (!factor) return notOn();
  const renewed = withNewCodes(account.id, factor);
  await writeFactor(req, account.id, renewed.factor);
  await writeDown(req, account, 'factorCodes');
  return answer({ codes: renewed.codes });
});

const switchOff = withBoth(async (req, account) => {
  await writeFactor(req, account.id, null);
  await writeDown(req, account, 'factorOff');
  await endSessions(req, account, sessionOf(req));
  return answer({});
});

const post = (path: string, handler: PayloadHandler) => ({
  path: `/second-factor/${path}`,
  method: 'post' as const,
  handler,
});

export const ownEndpoints = [
  post('begin', begin),
  post('confirm', confirm),
  post('codes', renewCodes),
  post('off', switchOff),
];
