/** Finished answers: compressed once for everybody, in every form in which somebody may ask for them. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hasEtag } from '@aangan/contract/etag.ts';
import type { Count } from '@aangan/contract/watch/count.ts';
import type { RepeatedLine } from '../process/log.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';
/** What goes back to a browser: names and values of headers in turn, and the body if there is one. */
export type Answer = {
  status: number;
  headers: string[];
  body: Buffer | undefined;
  /** Its bytes, its line in the log and where it is counted, as answer-on-socket.ts made them for one second. */
  ready?: {
    second: number;
    method: string;
    bytes: Buffer;
    line: RepeatedLine;
    count: Count;
    visits: Count;
  };
};
/** One encoding of an entry, for GET, for HEAD, and for a browser that has it already. */
type Variant = { whole: Answer; head: Answer; notModified: Answer };

export type Entry = {
  status: number;
  etag: string;
  variants: Record<Encoding, Variant>;
  bytes: number;
  /** `school:collection` of everything it was made of. */
  tags: ReadonlySet<string>;
  /** When it must be made anew whatever was published; Infinity for most. */
  expires: number;
  stale: boolean;
  /** A stale page is not made anew before this: while the provider is away it would only come out the same. */
  renewAfter: number;
  renewing: boolean;
  /** Kept by the page cache, to know what may go first. */
  lastAsked: number;
};

export type Made = {
  status: number;
  contentType: string;
  body: string | Buffer;
  headers: readonly [string, string][];
  tags: ReadonlySet<string>;
  expires: number;
  /** Made of what was kept from earlier, because the provider could not be asked. */
  old?: boolean;
  /** Nothing is known of what its query asks for: what stands at the address without one is to be kept and sent instead. */
  isAsWithoutQuery?: boolean;
};

/** A copy in memory of its own: zlib gives a piece of 16 KB, and Node a piece of a pool, which would be kept whole. */
const exactly = (content: string | Buffer): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
  if (typeof content === 'string') bytes.write(content);
  else content.copy(bytes);
  return bytes;
};

/** Objects and arrays of an entry and its nine answers. */
const bytesOfObjects = 4096;
/** Line of the log, Date and Connection, once for each answer that answer-on-socket.ts has ready. */
const bytesOfReady = 400;

/**
 * All that is kept for an entry. Bodies count twice, and headers once for each of nine answers, because answer-on-socket.ts has
 * them joined for a second.
 */
const bytesOf = (made: Made, bodies: readonly Buffer[], headers: readonly string[]): number =>
  2 * new Set(bodies).values().reduce((sum, { length }) => sum + length, 0) +
  10 * (headers.join('').length + 4 * headers.length) +
  9 * bytesOfReady +
  [...made.tags].join('').length +
  bytesOfObjects;

/** While somebody waits: 16 ms less for the home page than the next step that saves anything, for 2 % more bytes. */
const qualityAtOnce = 5;
/** When nobody waits: 8 % fewer bytes. The last step, 11, saves 2 % more and takes three times as long. */
const qualityLater = 10;

const packBrotli = async (body: Buffer, quality: number): Promise<Buffer> =>
  exactly(
    await brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  );

/** How long a page that was made of old readings is served before it is tried again. */
const restWhenOld = 1500;

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;

/** Compresses an answer once for everybody who will ask for it; `br` is its body as the build has compressed it. */
export const finish = async (made: Made, br?: Buffer): Promise<Entry> => {
  const body = exactly(made.body);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const worthIt = compressible.test(made.contentType) && body.length > 500;
  const packed = worthIt
    ? {
        br: br ? exactly(br) : await packBrotli(body, qualityAtOnce),
        gzip: exactly(await zip(body, { level: 9 })),
      }
    : { br: body, gzip: body };
  const common = [
    ...made.headers.flat(),
    'ETag',
    etag,
    ...(worthIt ? ['Vary', 'Accept-Encoding'] : []),
  ];
  const variant = (encoding: Encoding, bytes: Buffer): Variant => {
    const headers = [
      'Content-Type',
      made.contentType,
      'Content-Length',
      String(bytes.length),
      ...(worthIt && encoding !== 'identity' ? ['Content-Encoding', encoding] : []),
      ...common,
    ];
    return {
      whole: { status: made.status, headers, body: bytes },
      head: { status: made.status, headers, body: undefined },
      notModified: { status: 304, headers: common, body: undefined },
    };
  };
  return {
    status: made.status,
    etag,
    variants: {
      br: variant('br', packed.br),
      gzip: variant('gzip', packed.gzip),
      identity: variant('identity', body),
    },
    bytes: bytesOf(made, [body, packed.br, packed.gzip], common),
    tags: made.tags,
    expires: made.expires,
    stale: made.old ?? false,
    renewAfter: made.old ? Date.now() + restWhenOld : 0,
    renewing: false,
    lastAsked: 0,
  };
};

/** Compresses an answer once more, with more effort than anybody should wait for. */
export const packHarder = async (entry: Entry): Promise<void> => {
  const { identity, br } = entry.variants;
  const { body } = identity.whole;
  if (!body || br.whole.body === body) return;
  const packed = await packBrotli(body, qualityLater);
  const headers = br.whole.headers.with(
    br.whole.headers.indexOf('Content-Length') + 1,
    String(packed.length),
  );
  entry.variants = {
    ...entry.variants,
    br: {
      whole: { ...br.whole, headers, body: packed, ready: undefined },
      head: { ...br.head, headers, ready: undefined },
      notModified: br.notModified,
    },
  };
};

/** The same entry with further headers; its bodies are shared. */
export const withHeaders = (entry: Entry, more: readonly (readonly [string, string])[]): Entry => {
  const extended = ({ status, headers, body }: Answer): Answer => ({
    status,
    headers: [...headers, ...more.flat()],
    body,
  });
  const variant = ({ whole, head, notModified }: Variant): Variant => ({
    whole: extended(whole),
    head: extended(head),
    notModified: extended(notModified),
  });
  const { br, gzip, identity } = entry.variants;
  const variants = { br: variant(br), gzip: variant(gzip), identity: variant(identity) };
  return { ...entry, variants };
};

const readEncoding = (accepted: string): Encoding => {
  const takes = (name: string) =>
    accepted.split(',').some((part) => {
      const [token, ...options] = part.split(';').map((piece) => piece.trim());
      return token === name && !options.some((option) => /^q=0(\.0*)?$/.test(option));
    });
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
};

let last: { accepted: string; encoding: Encoding } = { accepted: '', encoding: 'identity' };

/** The best encoding that a browser takes. Browsers send few different headers, so the last one is remembered. */
export const encodingFor = (accepted = ''): Encoding => {
  if (accepted !== last.accepted) last = { accepted, encoding: readEncoding(accepted) };
  return last.encoding;
};

/** What a request says that matters for the form of its answer. */
export type RequestFacts = {
  method: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

/** The form of an entry that was asked for: the right encoding, or 304, or no body for HEAD. */
export const answerFor = (
  entry: Entry,
  { method, acceptEncoding, ifNoneMatch }: RequestFacts,
): Answer => {
  const variant = entry.variants[encodingFor(acceptEncoding)];
  if (entry.status === 200 && hasEtag(ifNoneMatch, entry.etag)) return variant.notModified;
  return method === 'HEAD' ? variant.head : variant.whole;
};
