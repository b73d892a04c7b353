/** Every PDF of the demo school, and documents.yaml, which gives each file its title. */
import { type Maker, toCaptions } from '../maker.ts';
import { booklist } from './booklist.ts';
import { printPdf } from './chromium.ts';
import { letters } from './letters.ts';
import { scanTitles } from './scan-titles.ts';
import { readYaml } from './school-folder.ts';
import { privateCertificates, publicCertificates } from './transfer-certificates.ts';

const published = () => [...letters(), booklist(), ...publicCertificates()];

function titles(): string {
  const voices = readYaml<{ title: string; audio: string }[]>('records/voices.yaml');
  const all = [
    ...published().map(({ path, title }) => [path, title] as const),
    ...voices.map(({ audio, title }) => [audio, title] as const),
    ...Object.entries(scanTitles()),
  ];
  const lines = all.map(([path, title]) => [path, JSON.stringify(title)] as const);
  return toCaptions(lines.toSorted((a, b) => (a.join(': ') < b.join(': ') ? -1 : 1)));
}

/** Makes the PDFs. */
export const letterMaker: Maker = {
  needs: ['chromium'],
  products: () => [
    ...[...published(), ...privateCertificates()].map(({ path, html }) => ({
      path: `schools/njms/${path}`,
      most: 80 * 1024,
      make: () => printPdf(html),
    })),
    { path: 'schools/njms/documents.yaml', make: async () => titles() },
  ],
};
