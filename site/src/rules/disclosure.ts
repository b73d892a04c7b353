/** How a document of the disclosure is described: how long it holds, and who has confirmed it. */
import { type DisclosedDocument, hasLapsed, signers } from '@aangan/contract/disclosure.ts';
import { type Day, formatDay } from './day.ts';

/** `Valid from 9 Jul 2025 until 8 Jul 2028`, `Lapsed: it was valid until 8 Jul 2025`, or `Issued on 2 Apr 2001; it holds for good`. */
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
    return `${valid} ${validFrom ? `from ${formatDay(validFrom)} ` : ''}until ${formatDay(validUntil)}`;
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

/** What the form's PDF says of a document, a line each. */
export const linesOf = (paper: DisclosedDocument, today: Day): string =>
  [
    [paper.title, paper.number && `number ${paper.number}`].filter(Boolean).join(', '),
    paper.issuedBy && `Issued by ${paper.issuedBy}`,
    validityOf(paper, today),
    signaturesIn(paper),
  ]
    .filter(Boolean)
    .join('\n');
