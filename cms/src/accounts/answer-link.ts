/**
 * What is answered behind a one-time link. Opening it changes nothing: messengers fetch it to draw a preview. Sending its form
 * sets the password and signs in.
 */
import { createLocalReq, type Payload } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { inMinutes, retryAfter, Spending } from '../allowance.ts';
import { clientAddressHeader } from '../login/client-address-header.ts';
import { findAccount } from '../login/known-addresses.ts';
import { browserCookie } from '../login/known-browser.ts';
import { wrongLinkAllowance } from '../login/limits.ts';
import type { Staff } from '../payload-types.ts';
import { ticketFor } from '../second-factor/ask-for-step.ts';
import { isSecondStepNeeded } from '../second-factor/needed.ts';
import { schoolNameOf } from './account-school.ts';
import { findByLink, setPasswordByLink } from './claim-link.ts';
import { deadPage, formPage, type LinkForm, waitPage } from './link-page.ts';
import { isTooShort, passwordRule } from './password-rule.ts';

/** Next may load this module once for each of its bundles, but tries are counted once. */
const shared = globalThis as { aanganWrongLinks?: Spending };
shared.aanganWrongLinks ??= new Spending(wrongLinkAllowance, Date.now);
const wrongLinks = shared.aanganWrongLinks;

const answer = (status: number, body: string, headers: Record<string, string> = {}): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });

/** The same for one that was used, one that is over and one that never was. Whoever has one that works is never made to wait. */
const refuseLink = (request: Request): Response => {
  const address = request.headers.get(clientAddressHeader) ?? '';
  const wait = wrongLinks.wait(address);
  if (wait > 0) return answer(429, waitPage(inMinutes(wait)), { 'retry-after': retryAfter(wait) });
  wrongLinks.spend(address);
  return answer(404, deadPage());
};

const toForm = async (
  payload: Payload,
  account: Staff,
  error?: LinkForm['error'],
): Promise<string> =>
  formPage({
    school: await schoolNameOf(payload, account),
    name: account.name,
    email: account.email,
    isInvitation: account.linkKind === 'invitation',
    until: account.linkUntil ?? '',
    error,
  });

/** GET. */
export const showLink = async (
  payload: Payload,
  request: Request,
  token: string,
): Promise<Response> => {
  const account = await findByLink(payload, token);
  return account ? answer(200, await toForm(payload, account)) : refuseLink(request);
};

const errorOf = (password: string, again: string): LinkForm['error'] => {
  if (isTooShort(password)) return { field: 'password', words: passwordRule };
  return password === again
    ? undefined
    : { field: 'again', words: 'The two passwords differ. Please type the same one twice.' };
};

/** POST. */
export const sendLinkForm = async (
  payload: Payload,
  request: Request,
  token: string,
): Promise<Response> => {
  const account = await findByLink(payload, token);
  if (!account) return refuseLink(request);
  const sent = new URLSearchParams(await request.text());
  const password = sent.get('password') ?? '';
  const error = errorOf(password, sent.get('again') ?? '');
  if (error) return answer(422, await toForm(payload, account, error));
  const claimed = await setPasswordByLink(payload, token, password);
  return claimed ? signIn(payload, request, claimed.email, password) : refuseLink(request);
};

/** Leads into the back office, signed in, or to the next step where the password is not enough. If that fails, the password is set all the same, and the sign-in form takes it. */
const signIn = async (
  payload: Payload,
  request: Request,
  email: string,
  password: string,
): Promise<Response> => {
  const headers = new Headers({ location: '/admin', 'cache-control': 'no-store' });
  try {
    const req = await createLocalReq({ req: { headers: request.headers } }, payload);
    const { token } = await payload.login({ collection: 'staff', data: { email, password }, req });
    const { auth } = payload.collections.staff.config;
    const cookiePrefix = payload.config.cookiePrefix ?? 'payload';
    const account = await findAccount(payload, email);
    headers.append(
      'set-cookie',
      generatePayloadCookie({ collectionAuthConfig: auth, cookiePrefix, token: token ?? '' }),
    );
    headers.append(
      'set-cookie',
      browserCookie(payload.secret, { email, salt: account?.salt ?? '' }),
    );
  } catch (error) {
    headers.set('location', '/admin/login');
    if (isSecondStepNeeded(error)) headers.append('set-cookie', await ticketFor(payload, error));
    else payload.logger.error({ err: error });
  }
  return new Response(null, { status: 303, headers });
};
