/**
 * Who may make or change which account. The table of rights says who may touch accounts at all; this keeps anyone from
 * rising above themselves: only providers make providers, a head's colleagues belong to the head's school, and nobody
 * changes their own role or school.
 */
import { APIError, type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { idOf, isMember, type Member, schoolsOf } from '../access/roles.ts';
import { isFirstAccount } from '../login/first-account.ts';

/** Payload would be content with three. */
const shortestPassword = 10;

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
  if (typeof password === 'string' && password.length < shortestPassword)
    throw new ValidationError(
      {
        collection: 'staff',
        errors: [
          {
            path: 'password',
            message: `Please take at least ${shortestPassword} characters; a few words in a row are easy to remember.`,
          },
        ],
      },
      req.t,
    );
  if (operation === 'create' && (await isFirstAccount(req)))
    return { ...data, role: 'operator', tenants: [] };

  const before = originalDoc as Member | undefined;
  const after = { ...before, ...data } as Member;
  if (isMember(req.user)) checkActor(req.user, before, data as Partial<Member>);

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

const checkActor = (actor: Member, before: Member | undefined, data: Partial<Member>): void => {
  if (actor.role === 'operator') {
    if (before && before.id === actor.id && data.role && data.role !== 'operator')
      refuse('You cannot take away your own rights; another operator can.');
    return;
  }
  const roleChanges = data.role !== undefined && data.role !== before?.role;
  if (roleChanges && data.role === 'operator') refuse('Only an operator can make an operator.');
  if (before?.role === 'operator') refuse('Only an operator can change an operator’s account.');
  if (before && before.id === actor.id && roleChanges) refuse('You cannot change your own rights.');
  const schools = data.tenants ? schoolsOf({ ...actor, tenants: data.tenants }) : [];
  const own = schoolsOf(actor).map(idOf);
  if (schools.some((school) => !own.includes(school)))
    refuse('You can only keep accounts of your own school.');
  if (actor.role !== 'head' && before?.id !== actor.id)
    refuse('Only the head of the school keeps its accounts.');
};
