/** The certificates that look scanned, the one scanned transfer certificate and the academic calendar. */
import sharp from 'sharp';
import type { Maker } from '../maker.ts';
import { calendarPage } from './academic-calendar.ts';
import { certificates } from './certificates.ts';
import { photograph } from './chromium.ts';
import { letterStyle, onPaper } from './letterhead.ts';
import { certificateHtml, officeStyle } from './office-paper.ts';
import { a4, onScanner } from './scan-look.ts';
import { certificateStyle, scannedBody } from './transfer-certificates.ts';

const onLetter = `${letterStyle}.letter{padding:14mm 16mm}`;
const letter = (body: string) => `<div class="letter">${onPaper(body)}</div>`;

const pages: [path: string, html: string][] = [
  ...Object.entries(certificates).map(([name, paper], i): [string, string] => [
    `pictures/scan-${name}.webp`,
    onScanner(paper.title, certificateHtml(paper), officeStyle, {
      seed: i + 4,
      zoom: paper.framed ? 1.16 : 1.14,
      tone: name === 'noc' ? '#f1e4c6' : name === 'recognition-certificate' ? '#f5ebd3' : '#f9f4e8',
    }),
  ]),
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
