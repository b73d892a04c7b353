/** How a workbook shows a number: as a day, in per cent, with leading noughts, or as it is. */
import { attributeOf, readXml } from './read-xml.ts';

type Show = (value: string) => string;

const asNumber: Show = (value) => {
  const number = Number(value);
  // 97.4 is stored as 97.400000000000006.
  return value === '' || Number.isNaN(number) ? value : String(Number(number.toPrecision(15)));
};

const dayLength = 24 * 3600_000;
/** Days are counted from the end of 1899; 60 is the 29th of February 1900, which never was. In old workbooks of a Mac, from 1904. */
const asDay =
  (isFrom1904: boolean): Show =>
  (value) => {
    const count = Math.floor(Number(value) + (isFrom1904 ? 1462 : 0));
    // From 1900 to the end of 2199; anything else is no day that somebody meant.
    if (!(count > 60 && count < 109_575)) return asNumber(value);
    return new Date(Date.UTC(1899, 11, 30) + count * dayLength).toISOString().slice(0, 10);
  };

const asPercent: Show = (value) => `${asNumber(String(Number(value) * 100))}%`;
const padded =
  (digits: number): Show =>
  (value) =>
    asNumber(value).padStart(digits, '0');

/** The formats that have a number instead of a code, as far as they show days or per cents. */
const isDayNumber = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const isPercentNumber = (id: number): boolean => id === 9 || id === 10;

const showBy = (id: number, code: string, isFrom1904: boolean): Show => {
  const signs = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  if (isDayNumber(id) || /[dy]/i.test(signs.replace(/general/i, ''))) return asDay(isFrom1904);
  if (isPercentNumber(id) || signs.includes('%')) return asPercent;
  return /^0{2,20}$/.test(signs) ? padded(signs.length) : asNumber;
};

/** Gives what shows a number in a style of the workbook, whose parts these are. */
export const formatsIn = async (
  styles: string,
  workbook: string,
): Promise<(style: number, value: string) => string> => {
  let isFrom1904 = false;
  await readXml(workbook, {
    open: (name, tag) => {
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributeOf(tag, 'date1904'));
    },
  });
  const codes = new Map<number, string>();
  const shows: Show[] = [];
  let isInCells = false;
  await readXml(styles, {
    open: (name, tag) => {
      const id = Number(attributeOf(tag, 'numFmtId'));
      if (name === 'numFmt') codes.set(id, attributeOf(tag, 'formatCode'));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) shows.push(showBy(id, codes.get(id) ?? '', isFrom1904));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return (style, value) => (shows[style] ?? asNumber)(value);
};
