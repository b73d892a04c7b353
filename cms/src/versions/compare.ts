/** What is different in two versions of a record: field by field, with the labels of its form. */
import type { Block, Field, FieldAffectingData } from 'payload';
import { inEnglish } from '../languages/in-english.ts';
import type { Change } from './change.ts';
import { compareTables } from './compare-tables.ts';
import { type Group, isGroup, pairRows, rowsOf } from './pair-rows.ts';
import { type Shown, showValue } from './show-value.ts';

/** What the form does not show, and what the record says of itself. */
const unseen = new Set(['_status', 'updatedAt', 'createdAt', 'deletedAt', 'id', 'school']);
const isSeen = (field: Field): boolean =>
  field.type !== 'ui' &&
  !('hidden' in field && field.hidden) &&
  !(field.admin && 'hidden' in field.admin && field.admin.hidden) &&
  !('name' in field && unseen.has(field.name ?? ''));

const labelOf = (field: { label?: unknown; name?: unknown }): string =>
  inEnglish(field.label) || String(field.name ?? '');

const inside = (value: unknown): Group => (isGroup(value) ? value : {});

type Kind = { name: string; fields: readonly Field[]; slug?: string };

const compareInside = ({ slug, fields }: Kind, old: Group, now: Group, at: string[]): Change[] =>
  slug === 'table'
    ? compareTables(fields, old, now, at, compareFields)
    : compareFields(fields, old, now, at);

/** All that stands in a row or a part, in one text. */
const wordsOf = (kind: Kind, data: Group): string =>
  compareInside(kind, {}, data, [])
    .map(({ where, after }) =>
      'words' in after ? `${where.join(', ')}: ${after.words}` : where.join(', '),
    )
    .join('\n');

/** A row or a part by the first words in it: its title, its label, its name. */
const titleOf = (fields: readonly Field[], row: Group): string => {
  const [first] = fields.flatMap((field) => {
    const value = 'name' in field && field.type === 'text' ? row[field.name] : undefined;
    return typeof value === 'string' && value.trim() ? [value.trim()] : [];
  });
  return first ? ` “${first}”` : '';
};

/** Rows of an array or parts of a page: those that came and went, and what changed within the others. */
const compareRows = (
  label: string,
  kindOf: (row: Group) => Kind | undefined,
  before: unknown,
  after: unknown,
  where: string[],
): Change[] => {
  const nameOf = (row: Group, index: number): string => {
    const kind = kindOf(row);
    return `${kind?.name ?? label} ${index + 1}${kind ? titleOf(kind.fields, row) : ''}`;
  };
  const whole = (row: Group): Shown => {
    const kind = kindOf(row);
    return { words: kind ? wordsOf(kind, row) : '' };
  };
  const { pairs, isReordered } = pairRows(rowsOf(before), rowsOf(after));
  const changes = pairs.flatMap(({ old, now }): Change[] => {
    if (!now) {
      if (!old) return [];
      const at = [...where, nameOf(old.row, old.index)];
      return [{ where: at, before: whole(old.row), after: { words: '' }, note: 'removed' }];
    }
    const at = [...where, nameOf(now.row, now.index)];
    if (!old) return [{ where: at, before: { words: '' }, after: whole(now.row), note: 'added' }];
    const kind = kindOf(now.row);
    return kind ? compareInside(kind, old.row, now.row, at) : [];
  });
  if (!isReordered) return changes;
  const orderOf = (rows: unknown): Shown => ({
    words: rowsOf(rows)
      .map((row) => `${kindOf(row)?.name ?? label}${titleOf(kindOf(row)?.fields ?? [], row)}`)
      .join('\n'),
  });
  const order = { where: [...where, 'Order'], before: orderOf(before), after: orderOf(after) };
  return [...changes, order];
};

const singularOf = (field: { labels?: unknown; label?: unknown; name?: unknown }): string =>
  inEnglish((field.labels as { singular?: unknown } | undefined)?.singular) || labelOf(field);

const compareValue = (
  field: FieldAffectingData,
  old: unknown,
  now: unknown,
  where: string[],
): Change[] => {
  const [before, after] = [showValue(field, old), showValue(field, now)];
  if (JSON.stringify(before) !== JSON.stringify(after)) return [{ where, before, after }];
  // Words in bold, or a link that leads elsewhere.
  const isStyled = field.type === 'richText' && JSON.stringify(old) !== JSON.stringify(now);
  return isStyled && old && now ? [{ where, before, after, note: 'set differently' }] : [];
};

const compareNamed = (
  field: FieldAffectingData,
  old: unknown,
  now: unknown,
  outer: string[],
): Change[] => {
  const label = labelOf(field);
  const where = label ? [...outer, label] : outer;
  if (field.type === 'group') return compareFields(field.fields, inside(old), inside(now), where);
  if (field.type === 'array') {
    const kind = { name: singularOf(field), fields: field.fields };
    return compareRows(label, () => kind, old, now, where);
  }
  if (field.type === 'blocks') {
    const kindOf = (row: Group): Kind | undefined => {
      const block: Block | undefined = field.blocks.find(({ slug }) => slug === row.blockType);
      return block && { name: singularOf(block), fields: block.fields, slug: block.slug };
    };
    return compareRows(label, kindOf, old, now, where);
  }
  return compareValue(field, old, now, where);
};

/** Every difference, in the order of the form. */
export const compareFields = (
  fields: readonly Field[],
  before: Group,
  after: Group,
  where: string[] = [],
): Change[] =>
  fields.filter(isSeen).flatMap((field): Change[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? compareFields(tab.fields, inside(before[tab.name]), inside(after[tab.name]), [
              ...where,
              labelOf(tab),
            ])
          : compareFields(tab.fields, before, after, where),
      );
    if ('name' in field && field.name)
      return compareNamed(
        field as FieldAffectingData,
        before[field.name],
        after[field.name],
        where,
      );
    return 'fields' in field ? compareFields(field.fields, before, after, where) : [];
  });
