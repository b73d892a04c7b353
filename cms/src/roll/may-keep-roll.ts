import { may } from '../access/rights.ts';
import { isMember, type Member } from '../access/roles.ts';

/** Whether somebody may add and change students: office, head and operator. */
export const mayKeepRoll = (user: unknown): user is Member =>
  isMember(user) && may(user.role, 'create', 'students') && may(user.role, 'update', 'students');
