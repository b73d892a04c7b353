/**
 * The page cache: finished answers, compressed once, found by school and address. A page remembers what it was made of;
 * when that changes it turns stale, is still served, and is made anew behind the visitor's back.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';
export type Variant = { body: Buffer; headers: string[]; notModified: string[] };

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
};

/** How hard to compress (1 to 11), or the body as the build has compressed it. */
type Compression = { quality?: number; br?: Buffer | undefined };

/** How long a page that was made of old readings is served before it is tried again. */
const restWhenOld = 1500;

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;

/** Compresses an answer once for everybody who will ask for it, unless that was done before. */
export const finish = async (made: Made, { quality = 9, br }: Compression = {}): Promise<Entry> => {
  const body = Buffer.isBuffer(made.body) ? made.body : Buffer.from(made.body);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const worthIt = compressible.test(made.contentType) && body.length > 500;
  const packed = worthIt
    ? {
        br:
          br ??
          (await brotli(body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: quality,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            },
          })),
        gzip: await zip(body, { level: 9 }),
      }
    : { br: body, gzip: body };
  const common = [
    ...made.headers.flat(),
    'ETag',
    etag,
    ...(worthIt ? ['Vary', 'Accept-Encoding'] : []),
  ];
  const variant = (encoding: Encoding, bytes: Buffer): Variant => ({
    body: bytes,
    headers: [
      'Content-Type',
      made.contentType,
      'Content-Length',
      String(bytes.length),
      ...(worthIt && encoding !== 'identity' ? ['Content-Encoding', encoding] : []),
      ...common,
    ],
    notModified: common,
  });
  return {
    status: made.status,
    etag,
    variants: {
      br: variant('br', packed.br),
      gzip: variant('gzip', packed.gzip),
      identity: variant('identity', body),
    },
    bytes: body.length + packed.br.length + packed.gzip.length,
    tags: made.tags,
    expires: made.expires,
    stale: made.old ?? false,
    renewAfter: made.old ? Date.now() + restWhenOld : 0,
    renewing: false,
  };
};

const known = new Map<string, Encoding>();

/** The best encoding that a browser takes; browsers send few different headers, so each is read once. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (accepted === undefined) return 'identity';
  let encoding = known.get(accepted);
  if (encoding === undefined) {
    const takes = (name: string) =>
      accepted.split(',').some((part) => {
        const [token, ...options] = part.split(';').map((piece) => piece.trim());
        return token === name && !options.some((option) => /^q=0(\.0*)?$/.test(option));
      });
    encoding = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
    if (known.size < 1000) known.set(accepted, encoding);
  }
  return encoding;
};

export type PageCache = {
  get: (key: string) => Entry | undefined;
  /** A moment between two changes; what is made from here on is made of what is published now. */
  moment: () => number;
  /** Keeps an answer whose making began at a moment: what changed since then makes it stale from the start. */
  set: (key: string, entry: Entry, begun: number) => void;
  /** Marks what a change touched as stale, and gives the keys, the latest used last. */
  spoil: (tags: ReadonlySet<string> | 'all') => string[];
};

/** A cache that holds at most so many bytes; what was not asked for the longest goes first. */
export const createPageCache = (mostBytes: number): PageCache => {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let spoils = 0;
  let allSpoilt = 0;
  const lastSpoilt = new Map<string, number>();
  const drop = (key: string, entry: Entry) => {
    entries.delete(key);
    bytes -= entry.bytes;
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry) {
        entries.delete(key); // To the end of the queue.
        entries.set(key, entry);
      }
      return entry;
    },
    moment: () => spoils,
    set: (key, entry, begun) => {
      if (allSpoilt > begun || [...entry.tags].some((tag) => (lastSpoilt.get(tag) ?? 0) > begun))
        entry.stale = true;
      const old = entries.get(key);
      if (old) drop(key, old);
      entries.set(key, entry);
      bytes += entry.bytes;
      for (const [oldest, candidate] of entries) {
        if (bytes <= mostBytes || oldest === key) break;
        drop(oldest, candidate);
      }
    },
    spoil: (tags) => {
      const spoilt: string[] = [];
      spoils += 1;
      if (tags === 'all') allSpoilt = spoils;
      else for (const tag of tags) lastSpoilt.set(tag, spoils);
      for (const [key, entry] of entries)
        if (tags === 'all' || !entry.tags.isDisjointFrom(tags)) {
          entry.stale = true;
          spoilt.push(key);
        }
      return spoilt;
    },
  };
};
