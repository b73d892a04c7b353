import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities';
import type { PayloadRequest } from 'payload';
import { idOf, isOperator, type Member, schoolsOf } from '../access/roles.ts';

type Id = number | string;

/** The school that somebody works for just now: theirs, or the one that was chosen above the menu. */
export const schoolNow = (req: PayloadRequest, member: Member): Id | undefined => {
  const own = schoolsOf(member);
  const chosen = getTenantFromCookie(req.headers, 'number') ?? undefined;
  if (chosen !== undefined && (member.role === 'operator' || own.includes(chosen))) return chosen;
  return own[0];
};

/** The school of a record in a form: what the form says comes from the browser, and may be another's. */
export const schoolOfForm = (
  req: PayloadRequest,
  member: Member,
  data: { school?: Id | { id: Id } | null } | undefined,
): Id | undefined => {
  const named = data?.school ? idOf(data.school) : undefined;
  const isOwn = named !== undefined && (isOperator(member) || schoolsOf(member).includes(named));
  return isOwn ? named : schoolNow(req, member);
};
