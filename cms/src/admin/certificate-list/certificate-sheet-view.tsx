/** Transfer certificates from a list: which columns it may have, how the scans are named, and where both are given. */
import type { AdminViewServerProps } from 'payload';
import { certificateSample, mayUseCertificateSheet } from '../../certificate-list/endpoints.ts';
import { forOffice } from '../roll/for-office.ts';
import { SampleOfSheet } from '../sheet/sample.tsx';
import { SheetPage } from '../sheet/sheet-page.tsx';
import { CertificateSheetTools } from './certificate-sheet-tools.tsx';

export const CertificateSheetView = (view: AdminViewServerProps) => (
  <SheetPage view={view} mayUse={mayUseCertificateSheet} isFor={forOffice}>
    {(school) => (
      <>
        <h1>Transfer certificates from a list</h1>
        <p>
          A list with the admission number and the full name of each student, and with it the scans.
          A scan is found by the admission number or the TC number in the name of its file:
          1042.pdf, TC 1042.pdf or tc_01042.PDF.
        </p>
        <SampleOfSheet sample={certificateSample} path="transfer-certificates/sheet" />
        <p>
          <a href="/admin/collections/transfer-certificates">Certificates</a> that are here already
          stay as they are. The scans are kept apart from the public pictures: a parent gets one
          only by number and name together.
        </p>
        <CertificateSheetTools school={school} />
      </>
    )}
  </SheetPage>
);
