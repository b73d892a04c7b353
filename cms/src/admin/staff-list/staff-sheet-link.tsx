/** Above the Staff List's records, and in the check of the disclosure: the way to enter many at once. */
import { staffSheetAddress } from '../../disclosure/mend.ts';
import { mayUseStaffSheet } from '../../staff-list/endpoints.ts';

export const StaffSheetLink = ({ user }: { user?: unknown }) =>
  mayUseStaffSheet(user) ? (
    <p className="sheet-page-link">
      <a href={staffSheetAddress}>Many at once: staff from a list</a>
    </p>
  ) : null;
