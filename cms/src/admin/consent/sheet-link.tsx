/** Above the lists of consents and of students: the way to the sheet, for those who may give one back. */
import type { ServerProps } from 'payload';
import { mayUseSheet } from '../../consent/sheet/endpoints.ts';

export const SheetLink = ({ user }: ServerProps) =>
  mayUseSheet(user) ? (
    <p className="sheet-page-link">
      <a href="/admin/consent-sheet">Consents of many students: from a sheet</a>
    </p>
  ) : null;
