/** What a head is told on Monday: what of the disclosure is open, and which links lead nowhere. */
import { text } from '../api/records/stored.ts';
import { type CheckedRow, checkDisclosure, type State } from '../disclosure/check.ts';
import type { SchoolRecords } from '../disclosure/records.ts';
import type { SignerAccount } from '../disclosure/signers.ts';
import type { DeadLink } from '../links/dead-links.ts';

export type Letter = { subject: string; text: string };

type Findings = {
  records: SchoolRecords;
  today: string;
  deadLinks: readonly DeadLink[];
  accounts: readonly SignerAccount[];
  /** Where the back office is reached; nothing where that is this machine only. */
  adminUrl: string | undefined;
};

const titles: Record<Exclude<State, 'green'>, string> = {
  red: 'Must be put right',
  amber: 'Please see to it',
};

const listOf = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${title}:`, ...lines.map((line) => `- ${line}`), ''] : [];

const linesOf = (rows: readonly CheckedRow[], state: State): string[] =>
  rows
    .filter((row) => row.state === state)
    .map(({ label, verdicts }) => `${label}: ${verdicts.map(({ reason }) => reason).join('; ')}`);

/** The letter; nothing where all is in order. */
export const writeLetter = ({
  records,
  today,
  deadLinks,
  accounts,
  adminUrl,
}: Findings): Letter | undefined => {
  const rows = checkDisclosure(records, today, deadLinks, accounts);
  const open = rows.filter(({ state }) => state !== 'green').length;
  const count = open + deadLinks.length;
  if (count === 0) return undefined;
  const school = text(records.school.name);
  const where = adminUrl ? `Open it: ${adminUrl}/admin/disclosure` : 'Open it in the back office';
  return {
    subject: `${school}: ${count === 1 ? 'one thing' : `${count} things`} of the public disclosure to see to`,
    text: [
      `This week at ${school}, ${rows.length - open} of ${rows.length} rows of the mandatory public disclosure are in order.`,
      '',
      ...listOf(titles.red, linesOf(rows, 'red')),
      ...listOf(titles.amber, linesOf(rows, 'amber')),
      ...listOf(
        'Links that lead nowhere',
        deadLinks.map(
          ({ url, places }) => `${url} (${places.map(({ label }) => label).join(', ')})`,
        ),
      ),
      `${where}, under “Check of the disclosure”.`,
      '',
      'You get this letter on Mondays as head of the school, in weeks in which something is open.',
    ].join('\n'),
  };
};
