/** Above the list of toppers: the way to enter many at once. */
import { mayUseTopperSheet } from '../../topper-list/endpoints.ts';

export const TopperSheetLink = ({ user }: { user?: unknown }) =>
  mayUseTopperSheet(user) ? (
    <p className="sheet-page-link">
      <a href="/admin/topper-sheet">Many at once: toppers from a list</a>
    </p>
  ) : null;
