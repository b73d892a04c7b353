/** The way to one person's data, in the menu of those who may give it out and erase it. */
import type { ServerProps } from 'payload';
import { mayHandlePersons } from '../../person/endpoints.ts';

export const PersonLink = ({ user }: ServerProps) =>
  mayHandlePersons(user) ? (
    <a className="nav__link disclosure__link" href="/admin/person">
      <span className="nav__link-label">One person’s data</span>
    </a>
  ) : null;
