/** What heads and operators do with the accounts of others, and everybody with their own sessions. */
import {
  APIError,
  type Endpoint,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { may } from '../access/rights.ts';
import { isMember, type Member, type Role, roles } from '../access/roles.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { afterCommit } from '../database/transactions.ts';
import { isSigner, maySign } from '../disclosure/signers.ts';
import { inOneTransaction } from '../endpoints/in-one-transaction.ts';
import type { Staff } from '../payload-types.ts';
import { factorWords } from '../second-factor/factor.ts';
import { removeFactor, tellRemoved } from '../second-factor/remove.ts';
import { settings } from '../settings.ts';
import { type MadeLink, makeInvitation, makeLink, NoLink } from './make-link.ts';
import { unknownPassword } from './password-rule.ts';

const refuse = (message: string, status = 403): never => {
  throw new APIError(message, status, undefined, true);
};

/** Those who make accounts keep them. */
const keeperOf = (req: PayloadRequest): Member => {
  const { user } = req;
  if (!isMember(user) || !may(user.role, 'create', 'staff'))
    return refuse('Only the head of the school keeps its accounts.');
  return user;
};

const asMember = (user: Member) => ({ user: user as unknown as TypedUser, overrideAccess: false });

/** The account that is named in the address, if it is one that whoever asks may keep, and not their own. */
const keptAccount = async (req: PayloadRequest): Promise<Staff> => {
  const keeper = keeperOf(req);
  const id = Number(req.routeParams?.id);
  if (id === keeper.id) refuse('This is your own account: your name is at the foot of the menu.');
  const account = await req.payload.findByID({
    collection: 'staff',
    id,
    depth: 0,
    disableErrors: true,
    req,
    ...asMember(keeper),
  });
  if (!account) throw new NotFound(req.t);
  return account;
};

/** The link as it is given away: whole where the back office has an address, otherwise for the browser to complete. */
const toGiven = ({ path, until, kind }: MadeLink, account: Pick<Staff, 'id' | 'name'>) => ({
  link: `${settings.adminUrl ?? ''}${path}`,
  until,
  kind,
  id: account.id,
  name: account.name,
});

/** For an answer that holds such a link. */
export const notKept = { headers: { 'cache-control': 'no-store' } };

type Invited = Pick<Staff, 'name' | 'email' | 'role' | 'tenants' | 'signsAs'>;

/** Makes an account by the rights of whoever asks, within the request's transaction, and the link by which its owner gets in. */
export const inviteMember = async (req: PayloadRequest, invited: Invited) => {
  const account = await req.payload.create({
    collection: 'staff',
    data: { ...invited, password: unknownPassword() },
    depth: 0,
    req,
    ...asMember(keeperOf(req)),
  });
  return toGiven(await makeInvitation(req, account.id), account);
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const invite: PayloadHandler = async (req) => {
  const keeper = keeperOf(req);
  const { name, email, role, school, signsAs } = (req.data ?? {}) as Record<string, unknown>;
  const isForSchool = keeper.role === 'operator' && role !== 'operator';
  if (isForSchool && !Number.isInteger(school))
    refuse('Please choose the one school that this person works for.', 400);
  if (!roles.includes(role as Role)) refuse('Please choose a role.', 400);
  if (signsAs !== undefined && !(isSigner(signsAs) && maySign(role)))
    refuse('Only a head or an editor signs certificates, as Manager or as Principal.', 400);
  const invited = await inviteMember(req, {
    name: textOf(name),
    email: textOf(email),
    role: role as Role,
    ...(isForSchool ? { tenants: [{ tenant: school as number }] } : {}),
    ...(isSigner(signsAs) ? { signsAs } : {}),
  });
  return Response.json(invited, notKept);
};

const linkFor: PayloadHandler = async (req) => {
  const account = await keptAccount(req);
  try {
    return Response.json(toGiven(await makeLink(req, account.id), account), notKept);
  } catch (error) {
    if (error instanceof NoLink) refuse(error.message, 409);
    throw error;
  }
};

/** For a lost phone. */
const removeSecondFactor: PayloadHandler = async (req) => {
  const account = await keptAccount(req);
  const { name: by } = keeperOf(req) as Member & Pick<Staff, 'name'>;
  if (!(await removeFactor(req, account.id))) refuse('This account has no second factor.', 409);
  // Nobody waits for the mail server.
  await afterCommit(req, () => void tellRemoved(req.payload, account, by));
  return Response.json({ id: account.id, secondFactor: factorWords.off });
};

const setDisabled =
  (disabled: boolean): PayloadHandler =>
  async (req) => {
    const { id } = await keptAccount(req);
    // Nobody has the field's own right: this is the only way to change it.
    const { standing } = await req.payload.update({
      collection: 'staff',
      id,
      data: { disabled },
      depth: 0,
      req,
    });
    return Response.json({ id, disabled, standing });
  };

/** Ends one session of one's own. */
const endSession: PayloadHandler = async (req) => {
  const { user, payload } = req;
  if (!isMember(user)) throw new NotFound(req.t);
  const { session } = (req.data ?? {}) as { session?: unknown };
  await oneAtATime(req, 'accounts');
  const own = await payload.db.findOne<Staff>({
    collection: 'staff',
    where: { id: { equals: user.id } },
    req,
  });
  const sessions = (own?.sessions ?? []).filter(({ id }) => id !== session);
  await payload.db.updateOne({
    collection: 'staff',
    id: user.id,
    data: { sessions, updatedAt: null },
    req,
    returning: false,
  });
  return Response.json({ left: sessions.length });
};

const post = (path: string, handler: PayloadHandler): Omit<Endpoint, 'root'> => ({
  path,
  method: 'post',
  handler: inOneTransaction(handler),
});

export const accountEndpoints = [
  post('/invite', invite),
  post('/:id/link', linkFor),
  post('/:id/disable', setDisabled(true)),
  post('/:id/enable', setDisabled(false)),
  post('/:id/remove-second-factor', removeSecondFactor),
  post('/end-session', endSession),
];
