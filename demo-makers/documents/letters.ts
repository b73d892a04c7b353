/** Circulars, notices, date sheets, homework and syllabi: the texts of `texts/` on the school's paper. */
import { readFileSync } from 'node:fs';
import { type Signer, signedBy } from './ink.ts';
import { onLetterhead, referenceLine } from './letterhead.ts';
import { escapeHtml, inline, type Letter, lettersOf, toHtml } from './plain-markdown.ts';
import { type DocumentRecord, dayInWords, readYaml } from './school-folder.ts';
import type { Sheet } from './sheet.ts';

const texts = (name: string) => lettersOf(readFileSync(new URL(`texts/${name}.md`, import.meta.url), 'utf8'));
const records = readYaml<DocumentRecord[]>('records/documents.yaml');

function recordOf(category: string, letter: Letter): DocumentRecord {
  const key = `${category.toLowerCase()}-${letter.key}`;
  const record = records.find((candidate) => candidate.key === key);
  if (!record) throw new Error(`No record ${key} in records/documents.yaml for this text`);
  return record;
}

const signersOf = (letter: Letter, usual: Signer) => signedBy(...((letter.fields.sign ?? usual).split(', ') as Signer[]));

function slip(text: string): string {
  return `<section class="slip"><strong>To be returned to the class teacher</strong><p>Name of the student <span class="blank"></span> Class and section <span class="blank"></span><br>${inline(text)}<br>Signature of the parent <span class="blank"></span></p></section>`;
}

function letterBody(letter: Letter, usual: Signer): string {
  const [body = '', slipText] = letter.body.split(/^slip: /m);
  return `${toHtml(body)}${signersOf(letter, usual)}${slipText ? slip(slipText.trim()) : ''}`;
}

const heading = (title: string, to?: string) => `<h1>${escapeHtml(title)}</h1>${to ? `<p><strong>To:</strong> ${escapeHtml(to)}</p>` : ''}`;

function circulars(): Sheet[] {
  return texts('circulars').map((letter, i) => {
    const { title, date } = recordOf('Circular', letter);
    const number = `NJMS/CIR/${String(i + 11).padStart(3, '0')}`;
    const line = referenceLine(number, dayInWords(date) ?? 'For immediate notice');
    const html = onLetterhead(title, `${line}${heading(title, letter.fields.to)}${letterBody(letter, 'principal')}`);
    return { path: `documents/circular-${letter.key}.pdf`, title, html };
  });
}

function notices(): Sheet[] {
  return texts('notices').map((letter, i) => {
    const title = letter.fields.title ?? letter.key;
    const line = referenceLine(`NJMS/NOT/${String(i + 31).padStart(3, '0')}`, 'Notice');
    const html = onLetterhead(title, `${line}${heading(title, letter.fields.to)}${letterBody(letter, 'principal')}`);
    return { path: `documents/notice-${letter.key}.pdf`, title, html };
  });
}

function datesheets(): Sheet[] {
  return texts('datesheets').map((letter, i) => {
    const record = recordOf('Datesheet', letter);
    const title = `Date sheet: ${record.title}`;
    const line = referenceLine(`NJMS/EXAM/${String(i + 4).padStart(2, '0')}`, dayInWords(record.date) ?? '');
    const time = `<div class="note"><p><strong>Time:</strong> ${escapeHtml(letter.fields.time ?? '')}</p></div>`;
    const body = `${line}<h1>${escapeHtml(record.title)}</h1>${time}${toHtml(letter.body)}${signedBy('examination', 'principal')}`;
    return {
      path: `documents/datesheet-${letter.key}.pdf`,
      title,
      html: onLetterhead(title, body, 'td:first-child{white-space:nowrap;font-weight:600}'),
    };
  });
}

function homework(): Sheet[] {
  return texts('homework').map((letter) => {
    const { title, description } = recordOf('Homework', letter);
    const fields =
      '<p>Name <span class="blank"></span> Section <span class="blank"></span> Roll no. <span class="blank" style="min-width:16mm"></span></p>';
    const foot =
      '<div class="note"><p>Do it yourself. A crossed-out word is better than a copied one. Ask, if you do not understand a question; that is not a weakness but half of the answer.</p></div>';
    const html = onLetterhead(
      title,
      `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>${fields}${toHtml(letter.body)}${foot}`,
    );
    return { path: `documents/homework-${letter.key}.pdf`, title, html };
  });
}

const assessment: Record<string, string> = {
  kg: 'Observation in play and work; notes shared with parents in July, October, January and March.',
  foundation: 'No examination. Teachers watch, keep notes, and share them with parents four times a year.',
  primary:
    'Each term: two periodic tests of 40 marks, notebook and activity 20 marks, term examination 60 marks. No child up to Class IV is held back.',
  middle:
    'Each term: two periodic tests, notebook and activity assessment 20 marks, term examination 80 marks. 33 per cent is needed in every subject.',
  secondary:
    'Annual examination 80 marks, internal assessment 20 marks: periodic tests, portfolio, subject enrichment and multiple assessment.',
  senior:
    'As per the scheme of the Board: theory 70 or 80 marks, practical or project work 30 or 20 marks. The number after a subject is its code.',
};

function syllabi(): Sheet[] {
  return texts('syllabus').map((letter) => {
    const { title } = recordOf('Syllabus', letter);
    const note = assessment[letter.fields.group ?? ''];
    if (!note) throw new Error(`The syllabus ${letter.key} has no known group`);
    const body = `<h1>${escapeHtml(title)}</h1><p>Session April to March. Textbooks of NCERT; topics in the order in which they are taught.</p>${toHtml(letter.body)}<div class="note"><p><strong>Assessment.</strong> ${note}</p></div>${signedBy(letter.fields.group === 'kg' ? 'kg' : 'school', 'principal')}`;
    const dense =
      letter.fields.group === 'senior'
        ? 'html{font-size:9.6pt}table{font-size:8.4pt;margin:.6mm 0 1.6mm}td{padding:.6mm 2mm}th{padding:.8mm 2mm}h1{margin:3.5mm 0 1.5mm}h3{margin-top:1.6mm}.note{margin:1.5mm 0}.signatures{margin-top:3mm}'
        : '';
    const style = `td:first-child{font-weight:600;width:17%;color:#541420}td{line-height:1.4}${dense}`;
    return { path: `documents/syllabus-${letter.key}.pdf`, title, html: onLetterhead(title, body, style) };
  });
}

/** Every letter of the school, ready to print. */
export const letters = (): Sheet[] => [...circulars(), ...notices(), ...datesheets(), ...homework(), ...syllabi()];
