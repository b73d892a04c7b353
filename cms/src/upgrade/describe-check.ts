/** What the check of a migrated copy says of one school. */

/** `missing`: pieces that it no longer says; undefined when the page itself is gone. */
export type ChangedPage = { path: string; missing: string[] | undefined };

export type SchoolCheck = {
  code: string;
  calls: number;
  files: number;
  pages: number;
  /** Addresses that should have been answered, each with what came instead. */
  failed: string[];
  /** How many pages were set beside what they were; undefined when there was nothing to set them beside. */
  compared: number | undefined;
  /** A new release may well say something else: told, and no failure. */
  changed: ChangedPage[];
};

const [mostNamed, mostPieces, longestPiece] = [5, 3, 60];

const list = (words: readonly string[], most: number): string =>
  words.slice(0, most).join(', ') + (words.length > most ? ' …' : '');

const short = (piece: string): string =>
  `“${piece.length > longestPiece ? `${piece.slice(0, longestPiece)}…` : piece}”`;

const describePage = ({ path, missing }: ChangedPage): string =>
  missing
    ? `${path} no longer says ${list(missing.map(short), mostPieces)}`
    : `${path} is no longer there`;

export const isGood = ({ failed }: SchoolCheck): boolean => failed.length === 0;

/** One line, and one for each of the first pages that changed. */
export const describeCheck = (check: SchoolCheck): string[] => {
  const { code, calls, files, pages, failed, compared, changed } = check;
  const parts = [`${calls} calls, ${files} files and ${pages} pages read`];
  if (failed.length > 0) parts.push(`${failed.length} fail: ${list(failed, mostNamed)}`);
  if (compared === undefined) parts.push('no pages to compare with');
  else if (changed.length === 0) parts.push(`${compared} pages say all that they said`);
  else parts.push(`${changed.length} of ${compared} pages do not say all that they said:`);
  return [
    `${isGood(check) ? 'good' : 'BAD '}  ${code}: ${parts.join('; ')}`,
    ...changed.slice(0, mostNamed).map((page) => `      ${describePage(page)}`),
    ...(changed.length > mostNamed ? [`      … and ${changed.length - mostNamed} more`] : []),
  ];
};
