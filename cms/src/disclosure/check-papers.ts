/** Whether the documents of a row stand: every one that the form shows is in date and signed, and the second paper that the Board names is there. */
import { type Signer, signers } from '@aangan/contract/disclosure.ts';
import type { CertificateKind } from '@aangan/contract/entities.ts';
import { type Id, idOf, type Row, rowsOf, text } from '../api/records/stored.ts';
import { formatDay } from '../indian-time.ts';
import { mendAddress, signingPage } from './mend.ts';
import type { SchoolRecords } from './records.ts';
import { type SignerAccount, whereSignersAreSet, whoCanSign } from './signers.ts';
import { amber, lapse, red, type Verdict } from './verdicts.ts';

/** Rows that the Board names with two papers: when one is enough, and what is said while it is not. */
const secondPapers: Partial<
  Record<CertificateKind, { isEnough: (paper: Row) => boolean; missing: string }>
> = {
  affiliation: {
    // An extension says until when, and so does a letter that needs none yet.
    isEnough: ({ validUntil }) => text(validUntil) !== '',
    missing:
      'The latest extension is not here yet, if the Board has given one; if not, write in “Valid until” how long this letter holds',
  },
  health: {
    isEnough: (paper) => /test|sample|analys|जाँच|जांच|नमून|परीक्षण/i.test(wordsIn(paper)),
    missing:
      'The water test is not here yet; if this paper tells of it, say so in its words or its facts',
  },
};

const wordsIn = ({ title, text: words, details }: Row): string =>
  [title, words, ...rowsOf(details).flatMap(({ label, value }) => [label, value])]
    .map(text)
    .join(' ');

/** How many papers of a kind hold beside each other: a water test does not stand for a certificate that has lapsed. */
const besideEachOther = (kind: CertificateKind): number => (kind === 'health' ? 2 : 1);

const beginOf = ({ issuedOn, validFrom }: Row): string => text(issuedOn) || text(validFrom);

/** Whether a paper goes on where another one, which has a last day, ends. One that holds for good does if it is the newer one. */
const continues = (later: Row, earlier: Row): boolean =>
  text(later.validUntil)
    ? text(later.validUntil) > text(earlier.validUntil)
    : beginOf(later) > (beginOf(earlier) || text(earlier.validUntil));

const isContinued = (paper: Row, papers: readonly Row[], kind: CertificateKind): boolean =>
  papers.filter((other) => other !== paper && continues(other, paper)).length >=
  besideEachOther(kind);

/** By its title, with its number or day where another has the same. */
const nameOf = (paper: Row, papers: readonly Row[]): string => {
  const isAlone = papers.every((other) => other === paper || other.title !== paper.title);
  const more = text(paper.number) || (beginOf(paper) && `of ${formatDay(beginOf(paper))}`);
  return `“${[text(paper.title), isAlone ? '' : more].filter(Boolean).join(', ')}”`;
};

/** A signature that is missing: whose, and who can give it. */
const unsignedBy = (as: Signer, accounts: readonly SignerAccount[]): Verdict => ({
  ...amber(`Not signed by the ${as}: ${whoCanSign(as, accounts)}`),
  ...(accounts.some((account) => account.as === as)
    ? {}
    : { help: { words: 'Staff accounts', href: whereSignersAreSet } }),
});

const missingSigners = ({ signatures }: SchoolRecords, paper: Row): Signer[] => {
  const signedAs = signatures
    .filter(
      ({ certificate, file }) =>
        String(idOf(certificate)) === String(paper.id) &&
        String(idOf(file)) === String(idOf(paper.file)),
    )
    .map((row) => row.as);
  return signers.filter((as) => !signedAs.includes(as));
};

const withAdvice = ({ reason, ...verdict }: Verdict, { length }: readonly Row[]): Verdict => ({
  ...verdict,
  reason: length > 1 ? `${reason}; unpublish it if a newer paper stands in its place` : reason,
});

/** Who can sign, and which certificates await the signature of whoever looks. */
export type Signing = { accounts: readonly SignerAccount[]; awaiting: readonly Id[] };

export type FoundPapers = { verdicts: Verdict[]; mend: string; add?: string };

export const checkPapers = (
  records: SchoolRecords,
  kind: CertificateKind,
  today: string,
  { accounts, awaiting }: Signing,
): FoundPapers => {
  const papers = records.certificates.filter((row) => row.kind === kind);
  const add = mendAddress({ collection: 'certificates', begin: { kind } });
  const [first] = papers;
  if (!first) return { verdicts: [red('There is no such document yet')], mend: add };
  const named = (paper: Row, verdict: Verdict): Verdict =>
    papers.length === 1
      ? verdict
      : { ...verdict, reason: `${nameOf(paper, papers)}: ${verdict.reason}` };
  const second = secondPapers[kind];
  const found = papers.map((paper) => ({
    paper,
    dated:
      text(paper.validUntil) && !isContinued(paper, papers, kind)
        ? lapse(text(paper.validUntil), today, ['Lapsed', 'Lapses'])
        : [],
    unsigned: missingSigners(records, paper).map((as) => unsignedBy(as, accounts)),
  }));
  const alone = papers.length === 1 && second && !second.isEnough(first) ? second.missing : '';
  const isOnlyUnsigned = !alone && found.every(({ dated }) => dated.length === 0);
  const toSign = found.some(
    ({ paper, unsigned }) => unsigned.length > 0 && awaiting.includes(paper.id),
  );
  const wrong =
    found.find(({ dated }) => dated.length > 0) ??
    found.find(({ unsigned }) => unsigned.length > 0) ??
    found[0];
  return {
    verdicts: [
      ...found.flatMap(({ paper, dated }) =>
        dated.map((verdict) =>
          named(paper, verdict.state === 'red' ? withAdvice(verdict, papers) : verdict),
        ),
      ),
      ...(alone ? [amber(alone)] : []),
      ...found.flatMap(({ paper, unsigned }) => unsigned.map((verdict) => named(paper, verdict))),
    ],
    mend:
      isOnlyUnsigned && toSign
        ? signingPage
        : mendAddress({ collection: 'certificates', id: wrong?.paper.id }),
    add,
  };
};
