/** The list of books of a session, class by class. */
import { signedBy } from './ink.ts';
import { onLetterhead, referenceLine } from './letterhead.ts';
import { tableHtml } from './plain-markdown.ts';
import type { Sheet } from './sheet.ts';

const rows = [
  ['Class', 'Textbooks (NCERT unless another is named)', 'Notebooks'],
  ['Nursery, LKG', 'None. Crayons, a story book to keep in class', '1 drawing book'],
  ['UKG', 'School’s own reading box (lent); Hindi card set (lent)', '2 four-line, 1 square'],
  ['I', 'Mridang, Sarangi, Joyful Mathematics', '4 four-line, 2 square'],
  ['II', 'Mridang, Sarangi, Joyful Mathematics', '4 four-line, 2 square'],
  ['III', 'Santoor, Veena, Maths Mela, Our Wondrous World', '6 single-line, 1 square'],
  ['IV', 'Santoor, Veena, Maths Mela, Our Wondrous World', '6 single-line, 1 square'],
  ['V', 'Santoor, Veena, Maths Mela, Our Wondrous World', '7 single-line, 1 square'],
  ['VI', 'Poorvi, Malhar, Deepakam, Ganita Prakash, Curiosity, Exploring Society', '9 single-line, 1 map book'],
  ['VII', 'Poorvi, Malhar, Deepakam, Ganita Prakash, Curiosity, Exploring Society', '9 single-line, 1 map book'],
  ['VIII', 'Poorvi, Malhar, Deepakam, Ganita Prakash, Curiosity, Exploring Society', '9 single-line, 1 map book'],
  [
    'IX',
    'Beehive, Moments; Kshitij and Kritika or Shemushi; Mathematics; Science; four books of Social Science',
    '8 registers, 1 map book, 1 practical file',
  ],
  [
    'X',
    'First Flight, Footprints without Feet; Kshitij and Kritika or Shemushi; Mathematics; Science; four books of Social Science',
    '8 registers, 1 map book, 1 practical file',
  ],
  [
    'XI, XII Science',
    'Hornbill, Snapshots (XI); Flamingo, Vistas (XII); Physics I and II; Chemistry I and II; Mathematics or Biology; optional subject',
    '6 registers, 3 practical files',
  ],
  [
    'XI, XII Commerce',
    'English as above; Accountancy I and II; Business Studies I and II; Economics; optional subject',
    '6 registers, 2 project files',
  ],
  ['XI, XII Arts', 'English as above; History; Political Science; Economics; optional subject', '6 registers, 1 project file'],
];

/** The book list as a sheet. */
export function booklist(): Sheet {
  const title = 'List of books';
  const note =
    '<p>Books and notebooks may be bought from any shop. A used book of the same edition is as good as a new one: please ask the book bank of the school before you buy. The diary and the reading box are given by the school.</p>';
  const end =
    '<div class="note"><p>Covers of brown paper. Names on the outside. No guides, keys or help-books: they are not used in class and children should not be made to carry them.</p></div>';
  const body = `${referenceLine('NJMS/LIB/BOOKS', 'Session April to March')}<h1>${title}</h1>${note}${tableHtml(rows)}${end}${signedBy('school', 'principal')}`;
  return {
    path: 'documents/booklist.pdf',
    title,
    html: onLetterhead(
      title,
      body,
      'td:first-child{font-weight:600;width:19%}td:last-child{width:27%}td{padding:1mm 2mm}table{font-size:9pt}.signatures{margin-top:3mm}',
    ),
  };
}
