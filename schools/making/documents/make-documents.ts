/**
 * Prints every PDF of the demo school and writes documents.yaml, which gives each its title.
 * Run: node schools/making/documents/make-documents.ts [part of a path, to print only those]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { booklist } from './booklist.ts';
import { buildingSafety } from './building-safety.ts';
import { printPdf, withChromium } from './chromium.ts';
import { disclosures } from './disclosure.ts';
import { letters } from './letters.ts';
import { scanTitles } from './scan-titles.ts';
import { folder, readYaml } from './school-folder.ts';
import { privateCertificates, publicCertificates } from './transfer-certificates.ts';

const most = 80 * 1024;
const wanted = process.argv[2] ?? '';
const open = [
  ...letters(),
  ...disclosures(),
  buildingSafety(),
  booklist(),
  ...publicCertificates(),
];
const all = [...open, ...privateCertificates()];

for (const name of ['documents', 'private']) mkdirSync(new URL(name, folder), { recursive: true });
await withChromium(async (browser) => {
  let bytes = 0;
  for (const sheet of all.filter(({ path }) => path.includes(wanted))) {
    const pdf = await printPdf(browser, sheet.html);
    if (pdf.length > most)
      throw new Error(`${sheet.path} weighs ${pdf.length} bytes, more than ${most}`);
    writeFileSync(new URL(sheet.path, folder), pdf);
    bytes += pdf.length;
  }
  console.log(`${(bytes / 1024 / 1024).toFixed(2)} MB of PDFs`);
});

const voices = readYaml<{ title: string; audio: string }[]>('records/voices.yaml');
const titles = [
  ...open.map(({ path, title }) => [path, title] as const),
  ...voices.map(({ audio, title }) => [audio, title] as const),
  ...Object.entries(scanTitles()),
];
const lines = titles.map(([path, title]) => `${path}: ${JSON.stringify(title)}`);
writeFileSync(new URL('documents.yaml', folder), `${lines.toSorted().join('\n')}\n`);
