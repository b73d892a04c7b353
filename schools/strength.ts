/** The strength table of a school: how many children each section of each class has. */
import { parse } from 'yaml';

/** A section and its children. */
export type Section = { class: string; section: string; count: number };

/** The sections of the strength table, from the text of pages/SchoolStrength.yaml. */
export function sectionsOfStrength(yaml: string): Section[] {
  const page = parse(yaml) as { blocks: { kind: string; columns: string[]; rows: string[][] }[] };
  const table = page.blocks.find((block) => block.kind === 'table');
  if (!table) throw new Error('SchoolStrength.yaml has no table');
  return table.rows.flatMap(([name = '', ...counts]) =>
    counts.flatMap((count, i) =>
      /^\d+$/.test(count)
        ? [{ class: name, section: table.columns[i + 1] ?? '', count: Number(count) }]
        : [],
    ),
  );
}
