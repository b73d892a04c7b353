/**
 * Who may make or change which account. The table of rights says who may touch accounts at all; this keeps anyone from
 * rising above themselves: whom each role may make stands there too, a head's colleagues belong to the head's school, nobody
 * changes their own role or school, nobody shuts themselves out, and one operator is always left.
 */
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { mayGive } from '../access/rights.ts';
import { idOf, isMember, type Member, schoolsOf } from '../access/roles.ts';
import { isTooShort, passwordRule } from '../accounts/password-rule.ts';
import { isFirstAccount } from '../login/first-account.ts';

const refuse = (message: string): never => {
  throw new APIError(message, 403, undefined, true);
};

export const guardStaff: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data;
  const password = (data as { password?: unknown }).password;
  if (typeof password === 'string' && isTooShort(password))
    throw new ValidationError(
      {
        collection: 'staff',
        errors: [{ path: 'password', message: passwordRule }],
      },
      req.t,
    );
  if (operation === 'create' && (await isFirstAccount(req)))
    return { ...data, role: 'operator', tenants: [] };

  const before = originalDoc as Account | undefined;
  const after = { ...before, ...data } as Account;
  if (isMember(req.user)) checkActor(req.user, before, data as Partial<Account>);
  if (before && isWorkingOperator(before) && !isWorkingOperator(after))
    await keepOneOperator(req, before.id);

  if (after.role === 'operator') return { ...data, tenants: [] };
  if (operation === 'create' && isMember(req.user) && req.user.role === 'head')
    return { ...data, tenants: schoolsOf(req.user).map((tenant) => ({ tenant })) };
  if (schoolsOf(after).length !== 1 && ('tenants' in data || 'role' in data))
    throw new APIError(
      'Please choose the one school that this person works for.',
      400,
      undefined,
      true,
    );
  return data;
};

/** Whoever is deleted is shut out as well. */
export const guardStaffDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (isMember(req.user) && req.user.id === id)
    refuse('You cannot delete your own account; a colleague can.');
  const account = await req.payload.db.findOne<Account>({
    collection: 'staff',
    where: { id: { equals: id } },
    req,
  });
  if (account && isWorkingOperator(account)) await keepOneOperator(req, id);
};

type Account = Member & { disabled?: boolean | null };

const isWorkingOperator = ({ role, disabled }: Account): boolean =>
  role === 'operator' && !disabled;

/** Of two operators who shut each other out at the same moment, the second is refused: see account-hooks.ts. */
const keepOneOperator = async (req: PayloadRequest, id: number | string): Promise<void> => {
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: {
      and: [
        { role: { equals: 'operator' } },
        { disabled: { not_equals: true } },
        { id: { not_equals: id } },
      ],
    },
    req,
  });
  if (totalDocs === 0) refuse('This is the only operator who may sign in. Make another one first.');
};

const checkActor = (actor: Member, before: Account | undefined, data: Partial<Account>): void => {
  if (before && before.id === actor.id && data.disabled && !before.disabled)
    refuse('You cannot shut yourself out; a colleague can.');
  if (actor.role === 'operator') {
    if (before && before.id === actor.id && data.role && data.role !== 'operator')
      refuse('You cannot take away your own rights; another operator can.');
    return;
  }
  const roleChanges = data.role !== undefined && data.role !== before?.role;
  if (roleChanges && data.role && !mayGive(actor.role, data.role))
    refuse('Only an operator can make an operator.');
  if (before?.role === 'operator') refuse('Only an operator can change an operator’s account.');
  if (before && before.id === actor.id && roleChanges) refuse('You cannot change your own rights.');
  const schools = data.tenants ? schoolsOf({ ...actor, tenants: data.tenants }) : [];
  const own = schoolsOf(actor).map(idOf);
  if (schools.some((school) => !own.includes(school)))
    refuse('You can only keep accounts of your own school.');
  if (actor.role !== 'head' && before?.id !== actor.id)
    refuse('Only the head of the school keeps its accounts.');
};
