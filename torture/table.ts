/** How results are shown: a line each in the terminal, and the table of docs/figures/torture.md. */
import type { Machine } from './machine.ts';
import type { Database, Figure, Scenario } from './scenario.ts';

export type Verdict = 'holds' | 'BAD' | 'skipped';
export type Result = {
  name: string;
  title: string;
  database: Database;
  seconds: number;
  verdict: Verdict;
  figures: Figure[];
  /** More about what went wrong, or why it was skipped. */
  notes: string[];
};

/** A scenario holds when every figure does, and there is one. */
export const verdictOf = (figures: readonly Figure[]): Verdict =>
  figures.length > 0 && figures.every(({ holds }) => holds) ? 'holds' : 'BAD';

/** What can stand in a cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();

const firstLine = ([note = '']: readonly string[]): string => note.split('\n')[0] ?? '';

/** One line: verdict, name, each figure with its bound. */
export const toLine = ({ name, database, seconds, verdict, figures, notes }: Result): string => {
  const told =
    verdict === 'skipped'
      ? notes.join('; ')
      : figures
          .map(
            ({ what, value, bound, holds }) => `${holds ? '' : '✗ '}${what}: ${value} (${bound})`,
          )
          .join(' · ');
  const place = database === 'postgres' ? `${name} (PostgreSQL)` : name;
  return `${verdict.padEnd(7)} ${place.padEnd(16)} ${told || firstLine(notes)} [${seconds.toFixed(1)} s]`;
};

const databaseNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

const rowsOf = (
  { name, database, verdict, figures, notes }: Result,
  { date, commit }: Machine,
): string[] => {
  const row = (what: string, value: string, bound: string, told: Verdict) =>
    `| ${[name, databaseNames[database], cell(what), cell(value), cell(bound), told, `${date}, ${commit}`].join(' | ')} |`;
  return figures.length === 0
    ? [row(firstLine(notes), '–', '–', verdict)]
    : figures.map(({ what, value, bound, holds }) =>
        row(what, value, bound, holds ? 'holds' : 'BAD'),
      );
};

/** The rows of a page, by scenario and database. */
const rowsIn = (page: string): Map<string, string[]> => {
  const rows = new Map<string, string[]>();
  for (const line of page.split('\n')) {
    const [, key] = /^\| ([\w-]+ \| (?:SQLite|PostgreSQL)) \|/.exec(line) ?? [];
    if (key) rows.set(key, [...(rows.get(key) ?? []), line]);
  }
  return rows;
};

const verdictIn = (rows: readonly string[]): Verdict => {
  const has = (verdict: Verdict) => rows.some((row) => row.includes(` | ${verdict} | `));
  return has('BAD') ? 'BAD' : has('skipped') ? 'skipped' : 'holds';
};

/**
 * The whole page, as the command writes it. What was not run this time keeps the rows that it had before, which say when and at
 * which commit they were measured.
 */
export const toPage = (
  scenarios: readonly Pick<Scenario, 'name' | 'title' | 'databases'>[],
  results: readonly Result[],
  machine: Machine,
  before = '',
): string => {
  const rows = rowsIn(before);
  for (const result of results)
    rows.set(`${result.name} | ${databaseNames[result.database]}`, rowsOf(result, machine));
  const inOrder = scenarios.flatMap(({ name, databases }) =>
    databases.flatMap((database) => {
      const found = rows.get(`${name} | ${databaseNames[database]}`);
      return found ? [found] : [];
    }),
  );
  const count = (verdict: Verdict) =>
    inOrder.filter((found) => verdictIn(found) === verdict).length;
  return `# Attacks and faults, and how the product bore them

Written by \`npm run torture\`, all of it or the scenarios named behind \`--\`; each row says when, and at which commit.
Machine: ${machine.cores} cores (${machine.cpu}), ${machine.memoryGb} GB of memory, Node ${machine.node}; attackers and product shared it.
${count('holds')} scenarios hold, ${count('BAD')} do not, ${count('skipped')} were skipped.

| scenario | database | what | figure | bound | verdict | measured |
|---|---|---|---|---|---|---|
${inOrder.flat().join('\n')}

## What each scenario says
${scenarios.map(({ name, title }) => `- **${name}**: ${title}`).join('\n')}
`;
};
