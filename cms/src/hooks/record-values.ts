/** Every value of a record together with its field, however deep it stands. */
import type { Field, FieldAffectingData } from 'payload';

/** `isUnknown`: a part of a kind that there is not; nobody has looked into it. */
export type FieldValue = {
  field: FieldAffectingData;
  value: unknown;
  path: string;
  isUnknown?: true;
};

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowsOf = (value: unknown): Group[] => (Array.isArray(value) ? value.filter(isGroup) : []);

/** Walks through groups, tabs, rows, arrays and blocks; rich text is one value. */
export function* valuesOf(fields: readonly Field[], data: Group, path = ''): Generator<FieldValue> {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs)
        if ('name' in tab && tab.name)
          yield* inGroup(tab.fields, data[tab.name], `${path}${tab.name}.`);
        else yield* valuesOf(tab.fields, data, path);
    } else if (!('name' in field) || !field.name) {
      if ('fields' in field) yield* valuesOf(field.fields, data, path);
    } else
      yield* valuesOfNamed(field as FieldAffectingData, data[field.name], `${path}${field.name}`);
  }
}

function* inGroup(fields: readonly Field[], value: unknown, path: string): Generator<FieldValue> {
  if (isGroup(value)) yield* valuesOf(fields, value, path);
}

function* valuesOfNamed(
  field: FieldAffectingData,
  value: unknown,
  path: string,
): Generator<FieldValue> {
  if (field.type === 'group') yield* inGroup(field.fields, value, `${path}.`);
  else if (field.type === 'array')
    for (const [index, row] of rowsOf(value).entries())
      yield* valuesOf(field.fields, row, `${path}.${index}.`);
  else if (field.type === 'blocks')
    for (const [index, row] of rowsOf(value).entries()) {
      const block = field.blocks.find(({ slug }) => slug === row.blockType);
      if (block) yield* valuesOf(block.fields, row, `${path}.${index}.`);
      else yield { field, value: row, path: `${path}.${index}`, isUnknown: true };
    }
  else if (value !== undefined && value !== null) yield { field, value, path };
}

export type Named = { slug: string; id: unknown };

const idOf = (value: unknown): unknown => (isGroup(value) ? value.id : value);

/** The addresses and records that rich text names: in links, and in whatever nodes an editor may have one day. */
export const namedInRichText = (state: unknown): { links: string[]; records: Named[] } => {
  const links: string[] = [];
  const records: Named[] = [];
  // No recursion: a request may nest deeper than the stack is.
  const left: unknown[] = [state];
  while (left.length > 0) {
    const node = left.pop();
    if (typeof node !== 'object' || node === null) continue;
    if (isGroup(node)) {
      for (const address of [node.url, node.href])
        if (address !== undefined && address !== null) links.push(String(address));
      if (typeof node.relationTo === 'string' && node.value != null)
        records.push({ slug: node.relationTo, id: idOf(node.value) });
    }
    for (const inner of Object.values(node)) left.push(inner);
  }
  return { links, records };
};

/** The records that a value of a relationship or upload field names. */
export const namedByField = (field: FieldAffectingData, value: unknown): Named[] => {
  if (field.type !== 'relationship' && field.type !== 'upload') return [];
  const { relationTo } = field;
  return (Array.isArray(value) ? value : [value])
    .filter((one) => one != null)
    .map((one) =>
      isGroup(one) && typeof one.relationTo === 'string'
        ? { slug: one.relationTo, id: idOf(one.value) }
        : { slug: String(relationTo), id: idOf(one) },
    );
};
