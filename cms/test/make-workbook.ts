/** An Excel workbook as Excel writes it, of the cells that are given: texts shared, numbers with their formats. */
import { strToU8, zipSync } from 'fflate';

/** A text; a number; or a number in a format: `14` and `yyyy\-mm\-dd` are days, `10` is per cent. */
export type Cell = string | number | { value: number; format: number | string } | null;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const letterOf = (index: number): string => String.fromCharCode(65 + index);
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const workbookParts = (rows: readonly (readonly Cell[])[]): Record<string, string> => {
  const texts: string[] = [];
  const formats: (number | string)[] = [0];
  const sharedText = (text: string) => {
    if (!texts.includes(text)) texts.push(text);
    return texts.indexOf(text);
  };
  const styleOf = (format: number | string) => {
    if (!formats.includes(format)) formats.push(format);
    return formats.indexOf(format);
  };
  const toXml = (cell: Cell, reference: string): string => {
    if (cell === null || cell === '') return `<c r="${reference}"/>`;
    if (typeof cell === 'string') return `<c r="${reference}" t="s"><v>${sharedText(cell)}</v></c>`;
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
    return `<c r="${reference}" s="${styleOf(cell.format)}"><v>${cell.value}</v></c>`;
  };
  const sheet = rows
    .map((cells, index) => {
      const inRow = cells.map((cell, at) => toXml(cell, `${letterOf(at)}${index + 1}`));
      return cells.length > 0 ? `<row r="${index + 1}">${inRow.join('')}</row>` : '';
    })
    .join('');
  const idOf = (format: number | string, index: number) =>
    typeof format === 'number' ? format : 164 + index;
  return {
    '[Content_Types].xml': `${head}<Types/>`,
    'xl/workbook.xml': `${head}<workbook xmlns="m" xmlns:r="r"><workbookPr/><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="List" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet><numFmts>${formats
      .map((format, index) =>
        typeof format === 'string'
          ? `<numFmt numFmtId="${164 + index}" formatCode="${escaped(format)}"/>`
          : '',
      )
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${formats
      .map((format, index) => `<xf numFmtId="${idOf(format, index)}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${head}<sst>${texts
      .map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
      .join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet><sheetData/></worksheet>`,
    'xl/worksheets/sheet2.xml': `${head}<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  };
};

export const packWorkbook = (parts: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));

export const makeWorkbook = (rows: readonly (readonly Cell[])[]): Uint8Array =>
  packWorkbook(workbookParts(rows));
