/** Whether somebody who is signed in knows the password, asked again before something that a borrowed phone must not be enough for. */
import { AuthenticationError, createLocalReq, type PayloadRequest } from 'payload';
import { loginLimits, tooManyPasswords, triedBy } from '../login/guard-login.ts';
import type { Staff } from '../payload-types.ts';

/** Payload's own check, which ends where a session would begin. */
const isPassword = async (
  { payload, headers }: PayloadRequest,
  email: string,
  password: string,
): Promise<boolean> => {
  const context = { checksPasswordOnly: true };
  const req = await createLocalReq({ req: { headers }, context }, payload);
  try {
    await payload.login({ collection: 'staff', data: { email, password }, req });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordIsRight') return true;
    if (!(error instanceof AuthenticationError)) throw error;
  }
  return false;
};

/** Within the same limits as signing in. Gives what is wrong, if something is; outside of any transaction. */
export const passwordProblem = async (
  req: PayloadRequest,
  { email }: Staff,
  password: unknown,
): Promise<{ message: string; status: number } | undefined> => {
  const wrong = { message: 'This is not your password.', status: 401 };
  if (typeof password !== 'string' || password.trim() === '') return wrong;
  const { tried } = await triedBy(req, email);
  const decision = loginLimits.take(tried);
  if ('wait' in decision) return { message: tooManyPasswords(decision.wait), status: 429 };
  if (!(await isPassword(req, email, password))) return wrong;
  decision.attempt.refund();
  return undefined;
};
