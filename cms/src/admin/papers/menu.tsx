/** The kinds of documents in the menu, for those who may read them. */
import type { ServerProps } from 'payload';
import { may } from '../../access/rights.ts';
import { isMember } from '../../access/roles.ts';
import { KindLinks } from './kind-links.tsx';

export const PapersMenu = ({ user }: ServerProps) =>
  isMember(user) && may(user.role, 'read', 'documents') ? <KindLinks /> : null;
