/** The papers of the public disclosure, printed from the pages that show the same figures. */
import { signedBy } from './ink.ts';
import { onLetterhead, referenceLine } from './letterhead.ts';
import { escapeHtml, inline, tableHtml, toHtml } from './plain-markdown.ts';
import { type Block, blocksOf, readYaml } from './school-folder.ts';
import type { Sheet } from './sheet.ts';

const rupees = new Intl.NumberFormat('en-IN');
const isNumber = (cell: string) => /^\d+$/.test(cell);

function shown(cell: string, unit: Block['unit']): string {
  return unit === 'rupees' && isNumber(cell) ? `₹${rupees.format(Number(cell))}` : cell;
}

const sum = (cells: string[]) => String(cells.filter(isNumber).reduce((total, cell) => total + Number(cell), 0));

function tableBlock(block: Block): string {
  const columns = [...(block.columns ?? [])];
  const rows = (block.rows as string[][]).map((row) => [...row]);
  if (block.columnTotal) {
    const totals = columns.slice(1).map((_, i) => sum(rows.map((row) => row[i + 1] ?? '')));
    rows.push([block.columnTotal, ...totals]);
  }
  if (block.rowTotal) {
    columns.push(block.rowTotal);
    for (const row of rows) row.push(sum(row.slice(1)));
  }
  const numeric = rows.every((row) => row.slice(1).every((cell) => /^[\d.–]+$/.test(cell)));
  const cells = rows.map((row) => row.map((cell) => shown(cell, block.unit)));
  const html = tableHtml([columns, ...cells], numeric ? 'num' : '');
  return block.columnTotal ? html.replace(/<tr>(?!.*<tr>)/s, '<tr class="sum">') : html;
}

function blockHtml(block: Block): string {
  const head = block.heading ? `<h2>${escapeHtml(block.heading)}</h2>` : '';
  const caption = block.caption ? `<p>${escapeHtml(block.caption)}</p>` : '';
  switch (block.kind) {
    case 'facts': {
      const rows = (block.rows as { label: string; value: string }[]).map(
        ({ label, value }) => `<tr><td>${escapeHtml(label)}</td><td>${escapeHtml(value)}</td></tr>`,
      );
      return `${head}<table class="facts"><tbody>${rows.join('')}</tbody></table>`;
    }
    case 'table':
      return `${head}${caption}${tableBlock(block)}`;
    case 'list':
      return `${head}<ul>${(block.items ?? []).map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`;
    case 'prose':
      return `${head}${toHtml((block.text ?? '').replace(/\[(.+?)\]\(.+?\)/g, '$1'))}`;
    default:
      return '';
  }
}

const printed = (page: string) => blocksOf(page).map(blockHtml).join('');

function sheet(name: string, title: string, reference: string, date: string, body: string, style = ''): Sheet {
  const html = onLetterhead(
    title,
    `${referenceLine(reference, date)}<h1>${escapeHtml(title)}</h1>${body}${signedBy('principal', 'manager')}`,
    style,
  );
  return { path: `documents/${name}.pdf`, title, html };
}

type Teacher = { name: string; designation: string; qualification: string; order: number };

function teachingStaff(): string {
  const teachers = readYaml<Teacher[]>('records/faculty.yaml').toSorted((a, b) => a.order - b.order);
  const rows = teachers.map((t, i) => [String(i + 1), t.name, t.designation, t.qualification]);
  const list = tableHtml([['No.', 'Name', 'Designation', 'Qualification'], ...rows]);
  const head = '<p><strong>Principal:</strong> Sr. Emiliana Kerketta, M.A. (English), B.Ed., 24 years of service.</p>';
  const counts = blocksOf('TeachingStaff').filter((block) => block.kind === 'facts');
  return `${head}<h2>Teachers</h2>${list}${counts.map(blockHtml).join('')}`;
}

const certificates = [
  ['Affiliation letter of the Board', 'CBSE/AFF/5300581/EX-00581-2122, 18 January 2022', '31 March 2027'],
  ['Registration of the society', 'HR-99-2013-00581, 11 March 2013', 'While returns are filed'],
  ['No Objection Certificate', '99/581-91-NOC(3), 14 October 1991', 'No expiry'],
  ['Recognition', '99/581-2001-REC(1), 2 April 2001', 'Permanent'],
  ['Building safety', 'BS/99/0581/2024, 12 August 2024', '11 August 2029'],
  ['Fire safety', 'FS/99/2025/0581, 3 June 2025', '2 June 2028'],
  ['Water, health and sanitation', 'HS/99/2025/0581, 9 July 2025', '8 July 2028'],
  ['Minority status', 'NCMEI/99/2011/0581, 18 November 2011', 'No expiry'],
];

function mandatoryDisclosure(): string {
  return [
    '<h2>A. General information</h2>',
    ...blocksOf('GeneralInformation').map((block) => blockHtml({ ...block, heading: undefined })),
    '<h2>B. Documents and certificates</h2>',
    tableHtml([['Document', 'Number and date', 'Valid until'], ...certificates]),
    '<h2>C. Results and academics</h2>',
    printed('ResultAnalysis'),
    '<h2>D. Staff</h2>',
    ...blocksOf('TeachingStaff')
      .filter((block) => block.kind === 'facts')
      .map((block) => blockHtml({ ...block, heading: undefined })),
    '<h2>E. Infrastructure</h2>',
    printed('SchoolInfrastructure'),
  ].join('');
}

/** All disclosure papers that are ours to print; other offices' certificates are scans. */
export const disclosures = (): Sheet[] => [
  sheet('general-information', 'General information', 'NJMS/MPD/A', 'Session 2025-2026', printed('GeneralInformation')),
  sheet(
    'school-fee-structure',
    'Fee structure, session 2025-2026',
    'NJMS/ACC/2025/01',
    'Approved by the Managing Committee',
    printed('FeeStructure'),
    'html{font-size:9.8pt}table{font-size:8.5pt;break-inside:avoid;margin-bottom:2.5mm}td{padding:.85mm 2mm}h2{margin:3mm 0 1mm}h2+p{break-after:avoid}.signatures{margin-top:3mm}',
  ),
  sheet('smc', 'School Management Committee', 'NJMS/SMC/2025', '1 April 2025', printed('Smc')),
  sheet('pta-members', 'Parent-Teacher Association: executive 2025-2026', 'NJMS/PTA/2025', '26 April 2025', printed('PTAMembers')),
  sheet(
    'teaching-staff',
    'Teaching staff',
    'NJMS/EST/58',
    'Session 2025-2026',
    teachingStaff(),
    'html{font-size:9.6pt}table{font-size:8.4pt;line-height:1.28}td{padding:.5mm 2mm}h2{margin-top:3mm}.line{margin-top:4mm}.signatures{margin-top:3mm}table:not(.facts) td:first-child{width:7%}table:not(.facts) td:nth-child(2){width:27%}',
  ),
  sheet(
    'school-infrastructure',
    'School infrastructure',
    'NJMS/MPD/E',
    'Session 2025-2026',
    printed('SchoolInfrastructure'),
    'h2{margin-top:3.5mm}td{padding:1mm 2.2mm}table{margin-bottom:2mm}.signatures{margin-top:3mm}',
  ),
  sheet(
    'result-analysis',
    'Result analysis of the board classes',
    'NJMS/EXAM/RA',
    'Sessions 2022-2023 to 2024-2025',
    printed('ResultAnalysis'),
    'th{font-size:8.2pt}',
  ),
  sheet(
    'mandatory-public-disclosure',
    'Mandatory public disclosure',
    'NJMS/MPD/2025',
    'Session 2025-2026',
    mandatoryDisclosure(),
    'th{font-size:8.6pt}',
  ),
];
