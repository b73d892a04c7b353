/** The words of a PDF's syntax (ISO 32000-2, 7.2 and 7.3), read one after another from any place in its bytes. */

export type TokenKind = 'name' | 'number' | 'string' | 'word' | '<<' | '>>' | '[' | ']' | 'end';

const space = 1;
const delimiter = 2;
const classes = new Uint8Array(256);
// PDFium, which is Chromium's viewer, takes 0x80 and 0xFF for spaces, too.
for (const byte of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20, 0x80, 0xff]) classes[byte] = space;
for (const sign of '()<>[]{}/%') classes[sign.charCodeAt(0)] = delimiter;

const code = (sign: string): number => sign.charCodeAt(0);
const [open, close, less, greater, slash, percent, backslash] = [...'()<>/%\\'].map(code) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
const [squareOpen, squareClose] = [code('['), code(']')];
const startsNumber = new Uint8Array(256);
for (const sign of '+-.0123456789') startsNumber[code(sign)] = 1;

const withoutEscapes = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );

const isLineEnd = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d;

/** Whether a byte may stand within a name, a number or a keyword. */
export const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && classes[byte] === 0;

/** Where the first byte stands, from `at` on, that is not a space. */
export const skipSpaces = (bytes: Buffer, at: number): number => {
  let place = at;
  while (place < bytes.length && classes[bytes[place] as number] === space) place += 1;
  return place;
};

/** No name, number or keyword that means anything is longer, even with each letter escaped. */
const longestText = 64;

export class PdfTokens {
  kind: TokenKind = 'end';
  /** What a name (without its slash and escapes), a number or a keyword says. */
  text = '';
  /** Where the token begins, and where the next one is looked for. */
  start: number;
  at: number;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.start = at;
    this.at = at;
  }

  /** Goes to the next token; comments are passed over. */
  next(): TokenKind {
    const bytes = this.#bytes;
    this.text = '';
    this.at = skipSpaces(bytes, this.at);
    while (bytes[this.at] === percent) {
      while (this.at < bytes.length && !isLineEnd(bytes[this.at])) this.at += 1;
      this.at = skipSpaces(bytes, this.at);
    }
    this.start = this.at;
    if (this.at >= bytes.length) return this.#is('end');
    const first = bytes[this.at] as number;
    if (isRegular(first)) {
      this.text = this.#regularText();
      return this.#is(startsNumber[first] === 1 ? 'number' : 'word');
    }
    this.at += 1;
    if (first === slash) {
      const text = this.#regularText();
      this.text = text.includes('#') ? withoutEscapes(text) : text;
      return this.#is('name');
    }
    if (first === open) return this.#passString();
    if (first === squareOpen) return this.#is('[');
    if (first === squareClose) return this.#is(']');
    if (first === greater && bytes[this.at] === greater) return this.#pair('>>');
    if (first === less && bytes[this.at] === less) return this.#pair('<<');
    if (first === less) {
      const end = bytes.indexOf(greater, this.at);
      this.at = end === -1 ? bytes.length : end + 1;
      return this.#is('string');
    }
    return this.#is('word');
  }

  #is(kind: TokenKind): TokenKind {
    this.kind = kind;
    return kind;
  }

  #pair(kind: '<<' | '>>'): TokenKind {
    this.at += 1;
    return this.#is(kind);
  }

  #regularText(): string {
    const bytes = this.#bytes;
    const from = this.at;
    let to = from;
    while (to < bytes.length && classes[bytes[to] as number] === 0) to += 1;
    this.at = to;
    return to - from > longestText ? '' : bytes.toString('latin1', from, to);
  }

  #passString(): TokenKind {
    const bytes = this.#bytes;
    for (let depth = 1; depth > 0 && this.at < bytes.length; this.at += 1) {
      const byte = bytes[this.at];
      if (byte === backslash) this.at += 1;
      else if (byte === open) depth += 1;
      else if (byte === close) depth -= 1;
    }
    return this.#is('string');
  }
}
