/** PDFs for tests of what a viewer may do, and the way by which an active one gets into the store. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const red = '1 0 0 rg 0 0 300 200 re f';

/** A PDF of one red page; `catalog` stands in its first object, `further` objects are counted from 5 on. */
export const pdfOf = (catalog: string, further: readonly string[] = []): Buffer => {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << >> >>',
    `<< /Length ${red.length} >>\nstream\n${red}\nendstream`,
    ...further,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

/** A PDF that, when it is opened, tries to reach an address by every way that a PDF has, and then shows an alert. */
export const activePdf = (address: string): Buffer => {
  const script = [
    `this.getURL("${address}/get", false);`,
    `app.launchURL("${address}/launch", true);`,
    `this.submitForm("${address}/submit");`,
    `fetch("${address}/fetch");`,
    'document.cookie.length; window.parent.location.href;',
  ]
    .map((attempt) => `try { ${attempt} } catch (e) {}`)
    .concat('app.alert("tried");')
    .join(' ');
  return pdfOf(
    `/OpenAction << /S /JavaScript /JS (${script.replace(/[()\\]/g, '\\$&')}) /Next 5 0 R >> /AA << /WC << /S /URI /URI (${address}/uri) >> >>`,
    [
      `<< /S /URI /URI (${address}/next) /Next 6 0 R >>`,
      `<< /S /SubmitForm /F (${address}/form) /Flags 4 /Next 7 0 R >>`,
      `<< /S /Launch /F (${address}/program) >>`,
    ],
  );
};

/** Puts other bytes in the place of a file of the media library: the product itself takes no active PDF. */
export const replaceStored = (dataDir: string, path: string, data: Buffer): Promise<void> =>
  writeFile(join(dataDir, 'media', path.slice(0, 2), path), data);
