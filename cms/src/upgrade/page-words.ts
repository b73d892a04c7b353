/** What a page says, whatever it is drawn with: between two releases the bytes differ always, and the words should not. */

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};
const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hexadecimal, name) => {
    if (name) return entities[name] ?? all;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16));
  });

/** Nobody reads these as words. */
const unread = /<(script|style|svg|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi;
const described = /<img\b[^>]*?\balt="([^"]*)"[^>]*>/gi;
const oneSpace = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The pieces of text of a page, as they stand between its tags; of a picture its description. */
export const piecesOf = (html: string): string[] => [
  ...new Set(
    html
      .replaceAll(unread, '<>')
      .replaceAll(described, (_, words: string) => `<>${words}<>`)
      .split(/<[^>]*>/)
      .map((piece) => oneSpace(decode(piece)))
      .filter((piece) => /[\p{L}\p{N}]/u.test(piece)),
  ),
];

/** Another release may put a piece into other tags, which must not look like a loss. */
const asOne = (pieces: readonly string[]): string => pieces.join('').replaceAll(/\s/g, '');

/** Which pieces of an older page a newer one no longer says. */
export const missingFrom = (newer: readonly string[], older: readonly string[]): string[] => {
  const said = asOne(newer);
  return older.filter((piece) => !said.includes(asOne([piece])));
};
