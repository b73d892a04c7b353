/** The pages that rows of the form are taken from: which one says it, and where it is written. */
import { type Row, rowsOf, text } from '../api/records/stored.ts';
import type { PageSource } from './form.ts';
import type { SchoolRecords } from './records.ts';

/** A table that somebody has filled: a new page's has the names of its rows already. */
const isFilledTable = ({ blockType, rows }: Row): boolean =>
  blockType === 'table' &&
  rowsOf(rows).some(({ cells }) =>
    rowsOf(cells)
      .slice(1)
      .some(({ value }) => text(value).trim() !== ''),
  );

/** Whether a page says something by itself; tables of another page that are empty do not. */
const isWritten = ({ pages }: SchoolRecords, page: Row | undefined): page is Row =>
  rowsOf(page?.blocks).some((block) => {
    if (block.blockType === 'table') return isFilledTable(block);
    return (
      block.blockType !== 'tables' || rowsOf(pages.get(text(block.of))?.blocks).some(isFilledTable)
    );
  });

/** Those that say it, the one that the disclosure names first. */
export const writtenPages = (records: SchoolRecords, { page, writtenAt }: PageSource): Row[] =>
  [page, writtenAt].flatMap((path) => {
    const row = path === undefined ? undefined : records.pages.get(path);
    return isWritten(records, row) ? [row] : [];
  });

/** The page to open: where it is written, one that is begun, or undefined for a new one. */
export const pageToOpen = (
  { pages, draftPages }: SchoolRecords,
  { page, writtenAt = page }: PageSource,
): Row | undefined => pages.get(writtenAt) ?? draftPages.get(writtenAt) ?? pages.get(page);
