/**
 * The rows of an Excel workbook (.xlsx): what stands in the cells of its first sheet, as somebody who opens it reads it there. An archive
 * says how large each part is before it is unpacked, and whatever is larger than a school's list is not.
 */
import { strFromU8, unzipSync } from 'fflate';
import { formatsIn } from './cell-formats.ts';
import { attributeOf, readXml } from './read-xml.ts';

/** What a list of 5,000 students takes, three times over; unpacked it is there as text and as rows at once. */
const largestPart = 16 * 1024 * 1024;
/** More than any list has. */
const mostRows = 10_000;
const mostColumns = 200;

/** Told to whoever gave the file. */
export class NotAWorkbook extends Error {}

export const cannotBeRead =
  'This workbook cannot be read. Please open it in Excel or LibreOffice, save it once more as an Excel workbook (.xlsx) or as CSV, and give that.';
const tooLarge =
  'This workbook is too large for a list. Please copy the rows with their headings into a new one, without pictures and other sheets, and give that.';

const tooManyRows = `This workbook has something in rows below the ${mostRows}th. Please take away what does not belong to the list, or give it in parts.`;

const mainPart = 'xl/workbook.xml';

const unpack = (bytes: Uint8Array, wanted: (name: string) => boolean): Record<string, string> => {
  let total = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!wanted(name)) return false;
      total += originalSize;
      if (total > largestPart) throw new NotAWorkbook(tooLarge);
      return true;
    },
  });
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]));
};

/** Where the first sheet that is not hidden lies in the archive. */
const findFirstSheet = async (workbook: string, relations: string): Promise<string> => {
  const sheets: { id: string; isHidden: boolean }[] = [];
  await readXml(workbook, {
    open: (name, tag) => {
      if (name === 'sheet')
        sheets.push({
          id: attributeOf(tag, 'id'),
          isHidden: attributeOf(tag, 'state') !== '' && attributeOf(tag, 'state') !== 'visible',
        });
    },
  });
  const first = sheets.find(({ isHidden }) => !isHidden);
  let target = '';
  await readXml(relations, {
    open: (name, tag) => {
      if (name === 'Relationship' && attributeOf(tag, 'Id') === first?.id)
        target = attributeOf(tag, 'Target');
    },
  });
  if (!first || target === '') throw new NotAWorkbook(cannotBeRead);
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
};

const readSharedTexts = async (xml: string): Promise<string[]> => {
  const texts: string[] = [];
  let text = '';
  await readXml(xml, {
    open: (name) => {
      if (name === 'si') text = '';
    },
    text: (piece, inside) => {
      // What is pronounced (rPh) stands beside what is written.
      if (inside.at(-1) === 't' && !inside.includes('rPh')) text += piece;
    },
    close: (name) => {
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
};

/** `C` is 2. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

type Look = {
  sharedTexts: readonly string[];
  format: (style: number, value: string) => string;
};

/** Rows as a spreadsheet counts them, with those that are empty. */
const readSheet = async (xml: string, { sharedTexts, format }: Look): Promise<string[][]> => {
  const rows: string[][] = [];
  let [rowAt, columnAt, kind, style, value] = [-1, -1, '', 0, ''];
  const shown = (): string => {
    if (kind === 's') return sharedTexts[Number(value)] ?? '';
    if (kind === 'b') return String(value === '1');
    return kind === '' || kind === 'n' ? format(style, value) : value;
  };
  const put = (): void => {
    const text = shown();
    if (text === '' || columnAt < 0 || columnAt >= mostColumns) return;
    if (rowAt >= mostRows) throw new NotAWorkbook(tooManyRows);
    while (rows.length <= rowAt) rows.push([]);
    const row = rows[rowAt] ?? [];
    while (row.length < columnAt) row.push('');
    row[columnAt] = text;
  };
  await readXml(xml, {
    open: (name, tag) => {
      if (name === 'row') {
        // Some programs leave the numbers out: then one comes after the other.
        rowAt = attributeOf(tag, 'r') ? Number(attributeOf(tag, 'r')) - 1 : rowAt + 1;
        columnAt = -1;
      } else if (name === 'c') {
        const reference = attributeOf(tag, 'r');
        columnAt = reference ? columnOf(reference) : columnAt + 1;
        [kind, style, value] = [attributeOf(tag, 't'), Number(attributeOf(tag, 's')), ''];
      }
    },
    text: (piece, inside) => {
      const of = inside.at(-1);
      if (of === 'v' || (of === 't' && inside.includes('is'))) value += piece;
    },
    close: (name) => {
      if (name === 'c') put();
    },
  });
  return rows;
};

/** The rows; a `NotAWorkbook` says why there are none. */
export const readWorkbook = async (bytes: Uint8Array): Promise<string[][]> => {
  try {
    const book = unpack(bytes, (name) =>
      [mainPart, 'xl/_rels/workbook.xml.rels', 'xl/styles.xml', 'xl/sharedStrings.xml'].includes(
        name,
      ),
    );
    const main = book[mainPart];
    if (main === undefined) throw new NotAWorkbook(cannotBeRead);
    const at = await findFirstSheet(main, book['xl/_rels/workbook.xml.rels'] ?? '');
    const sheet = unpack(bytes, (name) => name === at)[at];
    if (sheet === undefined) throw new NotAWorkbook(cannotBeRead);
    return await readSheet(sheet, {
      sharedTexts: await readSharedTexts(book['xl/sharedStrings.xml'] ?? ''),
      format: await formatsIn(book['xl/styles.xml'] ?? '', main),
    });
  } catch (error) {
    // Whatever a broken archive makes the readers throw: whoever gave it can do nothing else about it.
    throw error instanceof NotAWorkbook ? error : new NotAWorkbook(cannotBeRead);
  }
};
