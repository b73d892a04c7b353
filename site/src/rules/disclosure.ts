/** How a document of the disclosure is described: how long it holds, and who has confirmed it. */
import {
  type DisclosedDocument,
  type DisclosureRow,
  hasLapsed,
  signers,
} from '@aangan/contract/disclosure.ts';
import { type Day, formatDay } from './day.ts';

/** `Issued on 2 Jul 2025. Valid from 9 Jul 2025 until 8 Jul 2028`, `Lapsed: it was valid until 8 Jul 2025`, or `Issued on 2 Apr 2001; it holds for good`. */
export const validityOf = (
  {
    validFrom,
    validUntil,
    issuedOn,
  }: Pick<DisclosedDocument, 'validFrom' | 'validUntil' | 'issuedOn'>,
  today: Day,
): string => {
  if (validUntil) {
    const valid = hasLapsed({ validUntil }, today) ? 'Lapsed: it was valid' : 'Valid';
    const issued = issuedOn ? `Issued on ${formatDay(issuedOn)}. ` : '';
    // A paper that holds from the day of its issue says that day once.
    const from = validFrom && validFrom !== issuedOn ? `from ${formatDay(validFrom)} ` : '';
    return `${issued}${valid} ${from}until ${formatDay(validUntil)}`;
  }
  return issuedOn ? `Issued on ${formatDay(issuedOn)}; it holds for good` : 'It holds for good';
};

/** Who has signed, and who has not. */
export const signaturesIn = ({ signatures }: Pick<DisclosedDocument, 'signatures'>): string =>
  signers
    .map((as) => {
      const signed = signatures.find((signature) => signature.as === as);
      return signed
        ? `${as}: signed by ${signed.name} on ${formatDay(signed.signedOn)}`
        : `${as}: not signed yet`;
    })
    .join('; ');

/** As many letters as a line of the PDF's right column has room for. */
const lineLength = 56;

/** A full address for paper, where nobody can follow a link by its words; a long one goes on below its host. */
const addressIn = (origin: string, path: string): string =>
  `${origin}${origin.length + path.length > lineLength ? '\n' : ''}${path}`;

/** What the form's PDF says of a document, a line each; `address`: of its file. */
const linesOf = (paper: DisclosedDocument, today: Day, address: string): string =>
  [
    [paper.title, paper.number && `number ${paper.number}`].filter(Boolean).join(', '),
    paper.issuedBy && `Issued by ${paper.issuedBy}`,
    validityOf(paper, today),
    signaturesIn(paper),
    address,
  ]
    .filter(Boolean)
    .join('\n');

/** For which day the PDF is made, where the website stands, and where in it a file does. */
export type At = { today: Day; origin: string; fileUrl: (path: string) => string };

/** Of fee, calendar and report the form has no more than a sentence: what they say stands on their page. */
const pageLines = (section: string, { page, table }: DisclosureRow, { origin }: At): string[] =>
  section === 'C' && page && !table ? [addressIn(origin, page)] : [];

/** What the form's PDF says in a row. */
export const rowLines = (section: string, row: DisclosureRow, at: At): string => {
  const { value, documents } = row;
  if (documents.length > 0)
    return documents
      .map((paper) => linesOf(paper, at.today, addressIn(at.origin, at.fileUrl(paper.file))))
      .join('\n');
  return value === null ? 'Not given yet' : [value, ...pageLines(section, row, at)].join('\n');
};
