/** Two texts, word by word: what stands in both, what is gone, and what is new. */

export type Piece = { text: string; isChanged: boolean };
export type WordDifference = { before: Piece[]; after: Piece[] };

/** Beyond this the table below would be too large for a moment's work, and so many changes would not be read word by word. */
const mostCompared = 4_000_000;

/** Words with the space behind them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

const join = (words: readonly string[], isKept: (index: number) => boolean): Piece[] => {
  const pieces: Piece[] = [];
  for (const [index, text] of words.entries()) {
    const isChanged = !isKept(index);
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else pieces.push({ text, isChanged });
  }
  return pieces;
};

/** The places of the longest row of words that stand in both, in this order. */
const findCommon = (before: readonly string[], after: readonly string[]) => {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  const isSame = (row: number, column: number) => before[row]?.trim() === after[column]?.trim();
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const common = { before: new Set<number>(), after: new Set<number>() };
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length)
    if (isSame(row, column)) {
      common.before.add(row);
      common.after.add(column);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  return common;
};

export const compareWords = (before: string, after: string): WordDifference => {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if ((old.length + 1) * (now.length + 1) > mostCompared)
    return { before: join(old, () => false), after: join(now, () => false) };
  const common = findCommon(old, now);
  return {
    before: join(old, (index) => common.before.has(index)),
    after: join(now, (index) => common.after.has(index)),
  };
};
