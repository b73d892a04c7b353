/** The certificates that look scanned, the one scanned transfer certificate and the academic calendar. */
import sharp from 'sharp';
import type { Maker } from '../maker.ts';
import { calendarPage } from './academic-calendar.ts';
import { certificates } from './certificates.ts';
import { photograph } from './chromium.ts';
import { signedBy } from './ink.ts';
import { letterStyle, onPaper, referenceLine } from './letterhead.ts';
import { certificateHtml, officeStyle } from './office-paper.ts';
import { toHtml } from './plain-markdown.ts';
import { a4, onScanner } from './scan-look.ts';
import { certificateStyle, scannedBody } from './transfer-certificates.ts';

const onLetter = `${letterStyle}.letter{padding:14mm 16mm}`;
const letter = (body: string) => `<div class="letter">${onPaper(body)}</div>`;

const declaration = `I, Sr. Emiliana Kerketta, Principal of Nirmal Jyoti Mission School, Hisar, affiliated to the Central Board of Secondary Education under number 5300581, do hereby solemnly declare:

1. That the information and the documents uploaded by the school on its website and on the portal of the Board are **true and complete** to the best of my knowledge.
2. That the school keeps the affiliation bye-laws of the Board and the orders issued under them.
3. That **no capitation fee** or donation is taken for admission, and that only the fees notified on the website are charged.
4. That the norms of students to a teacher and of students to a section are kept, and that **no section has more than forty students**.
5. That the teachers are qualified as the Board requires and are paid through the bank.
6. That the certificates of building safety, fire safety, water, health and sanitation are valid on this day.
7. That the school has a special educator, a counsellor, and committees for child protection and for the safety of transport.

I understand that if anything declared here is found untrue, the school and I are answerable to the Board.

Hisar, 30 April 2025`;

const pages: [path: string, html: string][] = [
  ...Object.entries(certificates).map(([name, paper], i): [string, string] => [
    `pictures/scan-${name}.webp`,
    onScanner(paper.title, certificateHtml(paper), officeStyle, {
      seed: i + 3,
      zoom: paper.framed ? 1.16 : 1.14,
      tone: name === 'noc' ? '#f1e4c6' : name === 'recognition-certificate' ? '#f5ebd3' : '#f9f4e8',
    }),
  ]),
  [
    'pictures/scan-affiliation-self-declaration.webp',
    onScanner(
      'Self declaration',
      letter(
        `${referenceLine('NJMS/MPD/SD/2025', '30 April 2025')}<h1>Self declaration of affiliation</h1>${toHtml(declaration)}${signedBy('principal', 'manager')}`,
      ),
      onLetter,
      { seed: 11, tone: '#fbf7ec' },
    ),
  ],
  [
    'pictures/scan-school-leaving-certificate.webp',
    onScanner('Specimen', letter(scannedBody('specimen')), `${onLetter}${certificateStyle}`, { seed: 12, tone: '#fbf7ec' }),
  ],
  [
    'private/tc-2012-0019.jpg',
    onScanner('Transfer certificate', letter(scannedBody('scanned')), `${onLetter}${certificateStyle}`, { seed: 16, tone: '#f6ecd6' }),
  ],
  ['pictures/academic-calendar.webp', calendarPage()],
];

async function scan(path: string, html: string): Promise<Buffer> {
  const shot = sharp(await photograph(html, a4)).resize(1240, 1754, { fit: 'fill' });
  return path.endsWith('.jpg')
    ? shot.jpeg({ quality: 62, mozjpeg: true }).toBuffer()
    : shot.webp({ quality: 62, effort: 6, smartSubsample: true }).toBuffer();
}

/** Makes the scans. */
export const scanMaker: Maker = {
  needs: ['chromium'],
  products: () => pages.map(([path, html]) => ({ path: `schools/njms/${path}`, most: 130 * 1024, make: () => scan(path, html) })),
};
