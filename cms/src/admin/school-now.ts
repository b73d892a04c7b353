import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities';
import type { PayloadRequest } from 'payload';
import { type Member, schoolsOf } from '../access/roles.ts';

type Id = number | string;

/** The school that somebody works for just now: theirs, or the one that was chosen above the menu. */
export const schoolNow = (req: PayloadRequest, member: Member): Id | undefined => {
  const own = schoolsOf(member);
  const chosen = getTenantFromCookie(req.headers, 'number') ?? undefined;
  if (chosen !== undefined && (member.role === 'operator' || own.includes(chosen))) return chosen;
  return own[0];
};
