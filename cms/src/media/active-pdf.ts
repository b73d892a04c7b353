/**
 * Whether a PDF could do something by itself: run a script, send a form, open or carry other files. Chromium's viewer runs a
 * PDF's script whatever headers it is sent with, so such a file is not taken (decision 15).
 *
 * A viewer finds objects by the places that the file's table names, and a hostile table may point into a comment, a string
 * or a stream. So each place where an object could begin is read, whatever stands around it.
 */
import { setImmediate } from 'node:timers/promises';
import { type StreamPlace, unpackObjectStream } from './pdf-object-streams.ts';
import { isRegular, PdfTokens, type TokenKind } from './pdf-tokens.ts';

/** `locked`: encrypted, so that what it holds cannot be seen. `unreadable`: damaged, or more than a PDF of that size needs. */
export type PdfFinding = 'quiet' | 'active' | 'locked' | 'unreadable';

const megabyte = 1024 * 1024;
/** What all object streams of a file may hold together: no paper of a school comes near. */
const mostUnpacked = 32 * megabyte;

/** Chromium prints one for 260 bytes or more (measured): about 80,000 in the largest file that is taken. */
const mostObjects = 400_000;

/** Values of these keys that tell of something active. */
const activeValues = new Map([
  [
    'S',
    new Set([
      'JavaScript',
      'Launch',
      'SubmitForm',
      'ImportData',
      'GoToR',
      'GoToE',
      'Movie',
      'Sound',
      'Rendition',
      'RichMediaExecute',
    ]),
  ],
  ['Subtype', new Set(['RichMedia', 'Movie', 'Sound', 'FileAttachment'])],
  ['Type', new Set(['EmbeddedFile'])],
]);

const dictionaryOrReference: ReadonlySet<string> = new Set(['<<', 'number']);

/**
 * Keys that are enough by themselves, with how their values begin. Chromium prints a page's anchors as destinations, and so
 * `/JavaScript [3 0 R /XYZ 0 0 0]` and `/Dest /JavaScript` stand in a paper about programming.
 */
const activeKeys = new Map([
  ['JS', new Set(['string', 'number'])],
  ['JavaScript', dictionaryOrReference],
  ['EmbeddedFiles', dictionaryOrReference],
  ['RichMediaContent', dictionaryOrReference],
  ['EF', new Set(['<<'])],
  ['XFA', new Set(['[', 'number'])],
]);

type Search = {
  isActive: boolean;
  isEncrypted: boolean;
  /** By the place of its data's keyword, so that one that is met twice is unpacked once. */
  objectStreams: Map<number, StreamPlace>;
  /** How many more bytes may be read of what is being read. */
  bytesLeft: number;
};

/** Others are served in between: a file may take a second. */
const pauseEvery = megabyte / 4;

/** Reads on from a start until another start is met, from which it is read anyway; notes what it sees on the way. */
const readFrom = async (
  bytes: Buffer,
  start: number,
  starts: ReadonlySet<number>,
  search: Search,
): Promise<void> => {
  const tokens = new PdfTokens(bytes, start);
  let kindBefore: TokenKind = 'word';
  let textBefore = 'obj';
  let depth = 0;
  let dictionary = start;
  let named = new Set<string>();
  let pauseAt = start + pauseEvery;
  while (!search.isActive) {
    const kind = tokens.next();
    const { text, start: place } = tokens;
    if (kindBefore === 'name') {
      if (activeKeys.get(textBefore)?.has(kind)) search.isActive = true;
      if (kind === 'name' && activeValues.get(textBefore)?.has(text)) search.isActive = true;
    }
    if (kind === 'name') {
      // An action may name its kind by reference to an object that is nothing but the name.
      if (kindBefore === 'word' && textBefore === 'obj' && activeValues.get('S')?.has(text))
        search.isActive = true;
      if (text === 'Encrypt') search.isEncrypted = true;
      if (text === 'ObjStm' || text === 'First' || text === 'N') named.add(text);
    }
    if (kind === 'end' || (place !== start && starts.has(place))) break;
    if (kind === '<<') {
      if (depth === 0) {
        dictionary = place;
        named = new Set();
      }
      depth += 1;
    }
    if (kind === '>>') depth = Math.max(0, depth - 1);
    if (kind === 'word' && text === 'stream' && kindBefore === '>>' && depth === 0) {
      // Firefox asks for no type: where a table says so, any stream with these two is one of objects.
      if (named.has('ObjStm') || (named.has('First') && named.has('N')))
        search.objectStreams.set(tokens.at, { dictionary, keywordEnd: tokens.at });
      break;
    }
    kindBefore = kind;
    textBefore = text;
    if (tokens.at > pauseAt) {
      await setImmediate();
      pauseAt = tokens.at + pauseEvery;
    }
  }
  search.bytesLeft -= tokens.at - start;
};

/** Reads from all starts. Where they overlap it would cost the square of the length, so what is read is bounded, too. */
const readAll = async (
  bytes: Buffer,
  places: readonly number[],
  search: Search,
): Promise<'quiet' | 'active' | 'unreadable'> => {
  if (places.length > mostObjects) return 'unreadable';
  const starts = new Set(places);
  search.bytesLeft = 2 * bytes.length + megabyte;
  let pauseAt = search.bytesLeft - pauseEvery;
  for (const start of starts) {
    await readFrom(bytes, start, starts, search);
    if (search.isActive) return 'active';
    if (search.bytesLeft < 0) return 'unreadable';
    if (search.bytesLeft < pauseAt) {
      await setImmediate();
      pauseAt = search.bytesLeft - pauseEvery;
    }
  }
  return 'quiet';
};

/** Where `keyword` stands as a word of its own, be it within anything else; no more places than are read. */
const placesOf = (file: Buffer, keyword: string): number[] => {
  const places: number[] = [];
  let at = file.indexOf(keyword);
  for (; at !== -1 && places.length <= mostObjects; at = file.indexOf(keyword, at + 1))
    if (!isRegular(file[at - 1]) && !isRegular(file[at + keyword.length])) places.push(at);
  return places;
};

/** Looks through a PDF, whatever it was written by, in time and memory that its length bounds. */
export const findInPdf = async (source: Uint8Array): Promise<PdfFinding> => {
  const file = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const search: Search = {
    isActive: false,
    isEncrypted: false,
    objectStreams: new Map(),
    bytesLeft: 0,
  };
  const plain = await readAll(
    file,
    [...placesOf(file, 'obj'), ...placesOf(file, 'trailer')],
    search,
  );
  if (plain !== 'quiet') return plain;
  if (search.isEncrypted && search.objectStreams.size > 0) return 'locked';
  let unpackedLeft = mostUnpacked;
  for (const place of [...search.objectStreams.values()]) {
    const unpacked = await unpackObjectStream(file, place, unpackedLeft);
    if (!unpacked) return 'unreadable';
    unpackedLeft -= unpacked.text.length;
    const packed = await readAll(unpacked.text, unpacked.starts, search);
    if (packed !== 'quiet') return packed;
  }
  return 'quiet';
};

const printAnew = 'Please open it, print it to a new PDF, and upload that.';

const problems = {
  active: `This PDF holds a program, or opens or carries other files. ${printAnew}`,
  locked: `This PDF is protected, so it cannot be checked. ${printAnew}`,
  unreadable: `This PDF cannot be checked; it may be damaged. ${printAnew}`,
} satisfies Record<Exclude<PdfFinding, 'quiet'>, string>;

/** Why a PDF cannot be taken, in a clerk's words; undefined when it can. */
export const problemOfPdf = async (source: Uint8Array): Promise<string | undefined> => {
  const finding = await findInPdf(source);
  return finding === 'quiet' ? undefined : problems[finding];
};
