/**
 * Indexes over several columns are called by their table: Payload calls them by their columns alone, and numbers those that
 * many collections have in the order of the list, so that a collection put into its middle would rename all that follow.
 */

/** The longest name that PostgreSQL keeps whole. */
const longestName = 63;

const nameOf = (table: string, columns: readonly string[]): string => {
  const name = `${table}_${columns.join('_')}_idx`;
  if (name.length > longestName)
    throw new Error(`The index ${name} has a name of more than ${longestName} letters.`);
  return name;
};

/** What Payload knows of the tables before they are made, as far as it is read here. */
type Index = { name: string; on: string | string[]; unique?: boolean };
type Tables = Record<string, { name: string; indexes?: Record<string, Index> }>;

/** Gives those indexes their names, in place. */
export const nameIndexes = (tables: Tables): void => {
  for (const table of Object.values(tables))
    table.indexes = Object.fromEntries(
      Object.entries(table.indexes ?? {}).map(([key, index]) => {
        if (index.name.startsWith(`${table.name}_`)) return [key, index];
        const name = nameOf(table.name, [index.on].flat());
        return [name, { ...index, name }];
      }),
    );
};
