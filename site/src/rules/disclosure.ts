/** How a document of the disclosure is described: how long it holds, and who has confirmed it. */
import { type DisclosedDocument, signers } from '@aangan/contract/disclosure.ts';
import { formatDay } from './day.ts';

/** `Valid from 9 Jul 2025 until 8 Jul 2028`, or `Issued on 2 Apr 2001; it holds for good`. */
export const validityOf = ({
  validFrom,
  validUntil,
  issuedOn,
}: Pick<DisclosedDocument, 'validFrom' | 'validUntil' | 'issuedOn'>): string => {
  if (validUntil)
    return `Valid ${validFrom ? `from ${formatDay(validFrom)} ` : ''}until ${formatDay(validUntil)}`;
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
