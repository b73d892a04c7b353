/** Above the list of students: the ways to enter many at once, and to move everybody up. */
import { mayKeepRoll } from '../../roll/may-keep-roll.ts';

export const RollLinks = ({ user }: { user?: unknown }) =>
  mayKeepRoll(user) ? (
    <p className="sheet-page-link">
      <a href="/admin/student-sheet">Many at once: students from a list</a>{' '}
      <a href="/admin/move-up">New session: move everybody up a class</a>
    </p>
  ) : null;
