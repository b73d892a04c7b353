/** Above the list of transfer certificates: the way to enter many at once. */
import { mayUseCertificateSheet } from '../../certificate-list/endpoints.ts';

export const CertificateSheetLink = ({ user }: { user?: unknown }) =>
  mayUseCertificateSheet(user) ? (
    <p className="sheet-page-link">
      <a href="/admin/certificate-sheet">
        Many at once: certificates from a list, with their scans
      </a>
    </p>
  ) : null;
