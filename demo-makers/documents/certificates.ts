/** What the offices certify for good. Papers that lapse are made on import, of the school's records. Offices sign with nobody's name. */
import type { Certificate } from './office-paper.ts';

const school = '**Nirmal Jyoti Mission School**, Mission Marg, Balsamand Road, Hisar, Haryana 125001';
const manager = 'The Manager; Nirmal Jyoti Mission School; Mission Marg, Balsamand Road, Hisar, Haryana 125001';

/** The certificates that are shown as scans, by the name of their picture. */
export const certificates: Record<string, Certificate & { alt: string }> = {
  'registration-certificate': {
    alt: 'Scan of the certificate of registration of the Nirmal Jyoti Mission Society',
    framed: true,
    device: 'quill',
    hindi: 'जिला रजिस्ट्रार, फर्म एवं सोसायटी',
    office: 'District Registrar of Firms and Societies',
    place: 'Hisar, Haryana',
    number: 'HR-99-2013-00581',
    date: '11 March 2013',
    title: 'Certificate of registration',
    paragraphs: [
      'I hereby certify that the society named **Nirmal Jyoti Mission Society**, Mission Marg, Balsamand Road, Hisar, has this day been registered afresh under the Haryana Registration and Regulation of Societies Act, 2012.',
      'The said society was first registered as number **0581 of 1979**, on 22 February 1979, under the Societies Registration Act, 1860, at Hisar.',
    ],
    table: [
      ['Particulars', 'Details'],
      ['New registration number', 'HR-99-2013-00581'],
      ['Old registration number', '0581 of 1979'],
      ['Area of operation', 'State of Haryana'],
      ['Object', 'Education and relief, not for profit'],
      ['Institution run by it', 'Nirmal Jyoti Mission School, Hisar'],
    ],
    conditions: [
      'The registration stays in force as long as the annual returns are filed.',
      'Any change in the governing body or in the memorandum shall be intimated within thirty days.',
    ],
    officer: 'Issuing officer, District Registrar',
    stamp: ['REGISTRAR OF FIRMS AND SOCIETIES  •  HISAR  • ', ['HARYANA']],
    hand: 17,
  },
  noc: {
    alt: 'Scan of the No Objection Certificate of the Directorate of School Education, dated 14 October 1991',
    device: 'wheat',
    office: 'Directorate of School Education, Haryana',
    place: 'Chandigarh',
    number: '99/581-91-NOC(3)',
    date: '14 October 1991',
    to: manager,
    title: 'No objection certificate',
    paragraphs: [
      'Reference your application dated 3 June 1991 on the subject noted above.',
      `The Director is pleased to state that this department has **no objection** to the affiliation of ${school}, run by the Nirmal Jyoti Mission Society, to the Central Board of Secondary Education, on the following conditions:`,
    ],
    conditions: [
      'The school shall be open to children of all castes and creeds.',
      'No grant-in-aid shall be claimed from the State Government.',
      'The teachers shall be paid according to the scales laid down by the State, and qualified as the Board requires.',
      'Hindi shall be taught in all classes.',
      'The buildings and the land shall not be put to any use other than education.',
      'This certificate has no date of expiry. It holds as long as its conditions are kept and may be withdrawn if they are not.',
    ],
    officer: 'Issuing officer, for the Director',
    stamp: ['DIRECTORATE OF SCHOOL EDUCATION  •  HARYANA  • ', ['DESPATCHED']],
    hand: 31,
  },
  'recognition-certificate': {
    alt: 'Scan of the certificate of permanent recognition for Classes I to XII, dated 2 April 2001',
    framed: true,
    device: 'wheat',
    hindi: 'माध्यमिक शिक्षा निदेशालय, हरियाणा',
    office: 'Directorate of Secondary Education',
    place: 'Haryana',
    number: '99/581-2001-REC(1)',
    date: '2 April 2001',
    title: 'Certificate of recognition',
    paragraphs: [
      `Permanent recognition is hereby granted to ${school}, for Classes **I to XII** (Arts, Commerce and Science), with effect from the session 2001-2002.`,
      'The recognition was earlier given up to Class X. The inspection committee visited the school on 12 February 2001 and found the buildings, laboratories, library, staff and accounts in keeping with the rules.',
    ],
    conditions: [
      'The school shall keep the rules of recognition of the State, as amended from time to time.',
      'Admission shall be open to all, without a test of religion or caste.',
      'Fees shall be notified before the session begins and shall not be raised within it.',
      'Officers of the department shall be allowed to inspect the school and its records.',
    ],
    officer: 'Issuing officer, Secondary Education',
    stamp: ['DIRECTORATE OF SECONDARY EDUCATION  •  HARYANA  • ', ['RECOGNISED']],
    hand: 6,
  },
  minority: {
    alt: 'Scan of the minority status certificate of 18 November 2011',
    framed: true,
    device: 'hands',
    hindi: 'राष्ट्रीय अल्पसंख्यक शैक्षणिक संस्था आयोग',
    office: 'National Commission for Minority Educational Institutions',
    place: 'New Delhi',
    number: 'NCMEI/99/2011/0581',
    date: '18 November 2011',
    title: 'Minority status certificate',
    paragraphs: [
      'On an application of the Nirmal Jyoti Mission Society, and after hearing the State of Haryana, which did not oppose it, the Commission is satisfied that the institution named below was established and is administered by members of the Christian community.',
      `It is accordingly certified that ${school}, is a **minority educational institution** within the meaning of the National Commission for Minority Educational Institutions Act, 2004.`,
      'This certificate has no date of expiry. Nothing in it takes from the right of children of every faith to seek admission, which the Society has undertaken to keep open to all.',
    ],
    officer: 'Issuing officer, Secretary',
    stamp: ['MINORITY EDUCATIONAL INSTITUTIONS  •  DELHI  • ', ['CERTIFIED']],
    hand: 23,
  },
};
