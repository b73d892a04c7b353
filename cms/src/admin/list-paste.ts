/** What a list that was copied elsewhere, such as the members of a committee, makes of the rows of a form's list. */
import type { ClientField } from 'payload';
import { parseSheet, type Sheet } from './table/parse-sheet.ts';

export type TextColumn = { name: string; label: string; type: string };

/** The fields of a row that hold text, in the order in which they stand. */
export const textColumns = (fields: readonly ClientField[]): TextColumn[] =>
  fields.flatMap((field): TextColumn[] => {
    if (field.type === 'row') return textColumns(field.fields);
    if (!['text', 'textarea', 'email'].includes(field.type) || !('name' in field)) return [];
    // Payload adds one to every row, which nobody sees.
    if (field.name === 'id') return [];
    const label = 'label' in field && typeof field.label === 'string' ? field.label : field.name;
    return [{ name: field.name, label, type: field.type }];
  });

const isSerial = (cell: string): boolean => /^\d+[.)]?$/.test(cell);

/** Without a first column of serial numbers, which is none of the fields. */
const withoutSerials = (lines: Sheet): Sheet => {
  const [first = [], ...others] = lines;
  const counted = isSerial(first[0] ?? '') ? lines : others;
  const isCounted =
    first.length > 1 && counted.length > 0 && counted.every(([cell = '']) => isSerial(cell));
  return isCounted ? lines.map((line) => line.slice(1)) : lines;
};

/** Whether a line says what stands below it: `Name`, `Name of the member`. */
const isHeading = ([cell = '']: readonly string[], label: string): boolean => {
  const words = cell.toLowerCase();
  return words === label.toLowerCase() || words.startsWith(`${label.toLowerCase()} of `);
};

/** A row for each line that was copied, with a text for each of the fields; cells for which there is no field stand in the last one. */
export const rowsOfPaste = (pasted: string, columns: readonly TextColumn[]): string[][] => {
  const lines = withoutSerials(parseSheet(pasted).filter((line) => line.some(Boolean)));
  const [first] = lines;
  const rows = first && isHeading(first, columns[0]?.label ?? '') ? lines.slice(1) : lines;
  const last = columns.length - 1;
  return rows.map((line) =>
    columns.map((_, index) =>
      index < last ? (line[index] ?? '') : line.slice(last).filter(Boolean).join(', '),
    ),
  );
};
