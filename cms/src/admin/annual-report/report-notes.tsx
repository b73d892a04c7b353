/** Above an annual report: how a new one is begun, and where a begun one can be read before it is published. */
import type { UIFieldServerProps } from 'payload';

export const ReportNote = ({ id }: UIFieldServerProps) =>
  id ? (
    <p className="report-note">
      <a href={`/admin/annual-report?id=${id}`} target="_blank" rel="noreferrer">
        Read it as visitors will (opens in a new tab)
      </a>{' '}
      It shows what was saved last.
    </p>
  ) : (
    <p className="report-note">
      Choose the session and press <strong>Save as draft</strong>. The report is then filled from
      your records: students, staff, results, achievements, events, committees, fees and campus.
      Nobody sees it before you publish it.
    </p>
  );
