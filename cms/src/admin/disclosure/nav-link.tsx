/** The way to the check of the disclosure, in the menu of those who keep it. */
import type { ServerProps } from 'payload';
import { may } from '../../access/rights.ts';
import { isMember } from '../../access/roles.ts';
import { checkAddress } from '../../disclosure/mend.ts';

export const DisclosureLink = ({ user }: ServerProps) =>
  isMember(user) && may(user.role, 'read', 'certificates') ? (
    <a className="nav__link disclosure__link" href={checkAddress}>
      <span className="nav__link-label">Check of the disclosure</span>
    </a>
  ) : null;
