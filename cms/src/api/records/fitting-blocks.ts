/** Of a page's or a report's blocks, those that fit the contract. */
import { plainBlock } from '@aangan/contract/page-blocks.ts';
import type { z } from 'zod';
import { groupOf, rowsOf } from './stored.ts';

export type Misfit = (where: string) => void;

/** The blocks that fit the contract; each other one is reported by its place, and the rest of the page stands. */
export const fitting = <T>(blocks: unknown[], schema: z.ZodType<T>, misfit: Misfit, at = ''): T[] =>
  blocks.flatMap((block, index) => {
    const place = `${at}${index + 1}`;
    const checked = schema.safeParse(withFittingSections(block, misfit, place));
    if (checked.success) return [checked.data];
    misfit(`${place} ${checked.error.issues[0]?.path.join('.')}`);
    return [];
  });

const withFittingSections = (block: unknown, misfit: Misfit, place: string): unknown => {
  const fields = groupOf(block);
  if (fields.kind !== 'accordion') return block;
  const sections = rowsOf(fields.sections).map((section, index) => ({
    ...section,
    blocks: fitting(rowsOf(section.blocks), plainBlock, misfit, `${place}.${index + 1}.`),
  }));
  return { ...fields, sections };
};
