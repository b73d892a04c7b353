/** How results are shown: a line each in the terminal, and the table of docs/figures/torture.md. */
import type { Machine } from './machine.ts';
import type { Database, Figure } from './scenario.ts';

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

const rowsOf = ({ name, database, verdict, figures, notes }: Result): string[] => {
  if (figures.length === 0)
    return [
      `| ${name} | ${databaseNames[database]} | ${cell(firstLine(notes))} | – | – | ${verdict} |`,
    ];
  return figures.map(
    ({ what, value, bound, holds }) =>
      `| ${name} | ${databaseNames[database]} | ${cell(what)} | ${cell(value)} | ${cell(bound)} | ${holds ? 'holds' : 'BAD'} |`,
  );
};

/** The whole page, as the command writes it. */
export const toPage = (results: readonly Result[], machine: Machine): string => {
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
  const titles = new Map(results.map(({ name, title }) => [name, title]));
  return `# Attacks and faults, and how the product bore them

Written by \`npm run torture\` on ${machine.date}, at commit ${machine.commit}.
Machine: ${machine.cores} cores (${machine.cpu}), ${machine.memoryGb} GB of memory, Node ${machine.node}; attackers and product shared it.
${count('holds')} scenarios hold, ${count('BAD')} do not, ${count('skipped')} were skipped.

| scenario | database | what | figure | bound | verdict |
|---|---|---|---|---|---|
${results.flatMap(rowsOf).join('\n')}

## What each scenario says
${[...titles].map(([name, title]) => `- **${name}**: ${title}`).join('\n')}
`;
};
