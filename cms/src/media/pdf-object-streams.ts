/** A PDF's object streams (ISO 32000-2, 7.5.7): objects that lie packed in a stream, where a search of the file finds none of them. */
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PdfTokens, skipSpaces } from './pdf-tokens.ts';

/** Where a stream's dictionary begins, and where its keyword ends. */
export type StreamPlace = { dictionary: number; keywordEnd: number };

/** The packed objects as text, and where in it each begins. */
export type Unpacked = { text: Buffer; starts: number[] };

/** A stream that cannot be read here: damaged, packed in a way that nobody uses for objects, or huge. */
class UnreadableStream extends Error {}

const inflateFrom = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

type Part = { kind: string; text: string };

/** The tokens between a dictionary's brackets; an object stream's has about a dozen. */
const partsOf = (file: Buffer, at: number): Part[] => {
  const tokens = new PdfTokens(file, at);
  const parts: Part[] = [];
  let depth = 0;
  for (;;) {
    const kind = tokens.next();
    if (kind === '<<') depth += 1;
    if (kind === '>>') depth -= 1;
    if (depth === 0) return parts.slice(1);
    parts.push({ kind, text: tokens.text });
    if (kind === 'end' || parts.length > 200) throw new UnreadableStream();
  }
};

/** A dictionary's entries by their names: the tokens of each value. As in the browsers, the last of two counts. */
const entriesOf = (parts: Part[]): Map<string, Part[]> => {
  const entries = new Map<string, Part[]>();
  let value: Part[] | undefined;
  let depth = 0;
  for (const part of parts) {
    const isKey = depth === 0 && part.kind === 'name' && value?.length !== 0;
    if (part.kind === '<<' || part.kind === '[') depth += 1;
    if (part.kind === '>>' || part.kind === ']') depth -= 1;
    if (isKey) {
      value = [];
      entries.set(part.text, value);
    } else value?.push(part);
  }
  return entries;
};

/** A number that stands in the dictionary itself; behind a reference it would be somebody's trick. */
const wholeNumber = (value: Part[] | undefined, otherwise?: number): number => {
  if (!value && otherwise !== undefined) return otherwise;
  const [part] = value ?? [];
  if (value?.length !== 1 || !part || !/^\d+$/.test(part.text)) throw new UnreadableStream();
  return Number(part.text);
};

/** A value that may be wrapped into a list of one. */
const unwrapped = (value: Part[] = []): Part[] =>
  value[0]?.kind === '[' && value.at(-1)?.kind === ']' ? value.slice(1, -1) : value;

const isNothing = (value: Part[]): boolean =>
  value.length === 0 || (value.length === 1 && value[0]?.text === 'null');

/** Undoes the filters of PNG, which a stream's rows may have gone through before they were packed. */
const withoutPrediction = (data: Buffer, rowBytes: number, pixelBytes: number): Buffer => {
  const rows = Math.ceil(data.length / (rowBytes + 1));
  const out = Buffer.alloc(rows * rowBytes);
  for (let row = 0; row < rows; row += 1) {
    const from = row * (rowBytes + 1);
    const filter = data[from] as number;
    const to = row * rowBytes;
    for (let column = 0; column < rowBytes; column += 1) {
      const isFirst = column < pixelBytes;
      const left = isFirst ? 0 : (out[to + column - pixelBytes] as number);
      const up = row === 0 ? 0 : (out[to + column - rowBytes] as number);
      const corner =
        isFirst || row === 0 ? 0 : (out[to + column - rowBytes - pixelBytes] as number);
      const byte = data[from + 1 + column] ?? 0;
      out[to + column] = byte + predicted(filter, left, up, corner);
    }
  }
  return out;
};

const predicted = (filter: number, left: number, up: number, corner: number): number => {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [left, up, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
  ];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
};

const afterPrediction = (data: Buffer, parameters: Part[]): Buffer => {
  if (isNothing(parameters)) return data;
  if (parameters[0]?.kind !== '<<') throw new UnreadableStream();
  const entries = entriesOf(parameters.slice(1, -1));
  const predictor = wholeNumber(entries.get('Predictor'), 1);
  if (predictor === 1) return data;
  if (predictor < 10) throw new UnreadableStream();
  const pixelBits =
    wholeNumber(entries.get('Colors'), 1) * wholeNumber(entries.get('BitsPerComponent'), 8);
  const rowBytes = Math.ceil((pixelBits * wholeNumber(entries.get('Columns'), 1)) / 8);
  if (rowBytes < 1 || rowBytes > data.length) throw new UnreadableStream();
  return withoutPrediction(data, rowBytes, Math.max(1, pixelBits >> 3));
};

/** Where a stream's bytes begin: on the line after its keyword. */
const dataAfter = (file: Buffer, keywordEnd: number): number => {
  let at = keywordEnd;
  while (at < file.length && file[at] !== 0x0a && file[at] !== 0x0d) at += 1;
  return file[at] === 0x0d && file[at + 1] === 0x0a ? at + 2 : at + 1;
};

/** The starts that the head of an object stream names: pairs of an object's number and its place after `first`. */
const startsIn = (text: Buffer, count: number, first: number): number[] => {
  const tokens = new PdfTokens(text, 0);
  const starts = [0];
  for (let read = 0; read < count; read += 1) {
    if (tokens.next() !== 'number' || tokens.next() !== 'number') break;
    const start = skipSpaces(text, first + Number(tokens.text));
    if (start < text.length) starts.push(start);
  }
  return starts;
};

const unpack = async (
  file: Buffer,
  { dictionary, keywordEnd }: StreamPlace,
  mostBytes: number,
): Promise<Unpacked> => {
  const entries = entriesOf(partsOf(file, dictionary));
  const count = wholeNumber(entries.get('N'));
  const first = wholeNumber(entries.get('First'));
  const filter = unwrapped(entries.get('Filter'));
  const data = file.subarray(dataAfter(file, keywordEnd));
  let text: Buffer;
  if (isNothing(filter)) {
    const end = Math.max(
      data.indexOf('endstream'),
      Number(entries.get('Length')?.[0]?.text ?? 0) || 0,
    );
    text = data.subarray(0, end);
    if (text.length > mostBytes) throw new UnreadableStream();
  } else {
    if (filter.length !== 1 || !/^(FlateDecode|Fl)$/.test(filter[0]?.text ?? ''))
      throw new UnreadableStream();
    const inflated = await inflateFrom(data, { maxOutputLength: mostBytes }).catch(() => {
      throw new UnreadableStream();
    });
    text = afterPrediction(inflated, unwrapped(entries.get('DecodeParms')));
  }
  return { text, starts: startsIn(text, count, first) };
};

/**
 * Unpacks an object stream; undefined when it cannot be read. What its /Length says is not believed: packed data knows
 * its own end, and to read more than a viewer does is harmless.
 */
export const unpackObjectStream = async (
  file: Buffer,
  place: StreamPlace,
  mostBytes: number,
): Promise<Unpacked | undefined> => {
  try {
    return await unpack(file, place, mostBytes);
  } catch (error) {
    if (error instanceof UnreadableStream) return undefined;
    throw error;
  }
};
