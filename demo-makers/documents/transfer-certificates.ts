/** Transfer certificates: the sample that everyone may see, and those that are looked up by number and name. */
import { schoolSeal, signature } from './ink.ts';
import { type Leaver, leavers, specimen } from './leavers.ts';
import { onLetterhead } from './letterhead.ts';
import { escapeHtml } from './plain-markdown.ts';
import type { Sheet } from './sheet.ts';

/** The twenty lines of the form, in the order of the Board. */
function linesOf(t: Leaver): [string, string][] {
  return [
    ['Name of the pupil', t.name],
    ['Mother’s name', t.mother],
    ['Father’s or guardian’s name', t.father],
    ['Date of birth, in figures', t.born],
    ['Date of birth, in words', t.bornInWords],
    ['Nationality', 'Indian'],
    ['Date of first admission, and class', t.admitted],
    ['Class in which the pupil last studied', t.lastClass],
    ['School or Board examination last taken, with result', t.result],
    ['Subjects studied', t.subjects],
    ['Whether qualified for promotion to a higher class', t.promoted],
    ['Month up to which school dues are paid', t.paid],
    ['Any fee concession availed of', t.concession],
    ['Working days, and days present', t.days],
    ['Games and activities', t.activities],
    ['General conduct', 'Good'],
    ['Date of application for the certificate', t.applied],
    ['Date of issue', t.issued],
    ['Reason for leaving', t.reason],
    ['Remarks', 'None'],
  ];
}

/** The look of the form, beside that of the school's paper. */
export const certificateStyle = `td:first-child{width:7%;text-align:right;color:#6b5048}td:nth-child(2){width:41%}td:nth-child(3){font-weight:600}table{font-size:9.3pt;margin:1mm 0}td{padding:1.08mm 2mm}
h1{text-align:center;margin:4mm 0 2mm}.line{margin:4.5mm 0 0}.three{display:flex;justify-content:space-between;align-items:flex-end;margin-top:6mm;font-size:9pt;position:relative}.three div{text-align:center;line-height:1.3}.three .signature{display:block;margin:0 auto -1mm}
.stampt{position:absolute;right:30mm;bottom:-7mm;opacity:.75;transform:rotate(-9deg)}
.sample{position:fixed;inset:0;display:grid;place-items:center;font:600 92pt Eczar;color:#7a1f2b;opacity:.11;transform:rotate(-34deg);letter-spacing:6pt}`;

/** The certificate's body, on the school's paper. */
function certificateBody(t: Leaver, signed: boolean): string {
  const rows = linesOf(t).map(([label, value], i) => `<tr><td>${i + 1}</td><td>${label}</td><td>${escapeHtml(value)}</td></tr>`);
  const hand = (seed: number) => (signed ? signature(seed, 110) : '<br><br>');
  const stamp = signed ? `<span class="stampt">${schoolSeal(100)}</span>` : '';
  return `<div class="line"><span>Certificate no. <strong>${escapeHtml(t.serial)}</strong></span><span>Admission no. <strong>${escapeHtml(t.admission)}</strong></span></div><h1>Transfer Certificate</h1><table><tbody>${rows.join('')}</tbody></table><div class="three"><div>${hand(9)}Class teacher</div><div>${hand(11)}Checked by, office</div><div>${hand(14)}Principal</div>${stamp}</div>`;
}

const sheetOf = (path: string, title: string, body: string): Sheet => ({ path, title, html: onLetterhead(title, body, certificateStyle) });

/** The sample, clearly marked as one. */
export const publicCertificates = (): Sheet[] => [
  sheetOf(
    'documents/tc-sample.pdf',
    'Sample of a transfer certificate',
    `${certificateBody(specimen, false)}<div class="sample">SAMPLE</div>`,
  ),
];

const fileOf = (t: Leaver) => `private/tc-${t.admission.slice(3).replace('/', '-')}.pdf`;

/** The one that the school has only as a scan. */
const scannedAdmission = 'NJ/2012/0019';

/** The private certificates that are PDFs. */
export const privateCertificates = (): Sheet[] =>
  leavers
    .filter((t) => t.admission !== scannedAdmission)
    .map((t) => sheetOf(fileOf(t), `Transfer certificate ${t.serial}`, certificateBody(t, true)));

/** The scanned one and the specimen, to be photographed. */
export function scannedBody(which: 'scanned' | 'specimen'): string {
  if (which === 'specimen') return `${certificateBody(specimen, false)}<div class="sample">SPECIMEN</div>`;
  const leaver = leavers.find((t) => t.admission === scannedAdmission);
  if (!leaver) throw new Error(`No leaver has the admission number ${scannedAdmission}`);
  return certificateBody(leaver, true);
}
