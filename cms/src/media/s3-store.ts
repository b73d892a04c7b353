/** Files in a bucket of an S3-compatible store, for an installation of more than one machine. The bucket is private: the api alone reads it. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { Store } from './store-kind.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** How long the store may take to answer; what it then sends may take longer. */
const timeoutMs = 20_000;

/** The store did not do what it was asked for: it is away, full, or refuses these settings. */
export class StoreError extends Error {
  readonly code: 'STORE_FULL' | 'STORE_AWAY';

  constructor(message: string, code: StoreError['code'] = 'STORE_AWAY', cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';
type Asked = { data?: Uint8Array; headers?: Record<string, string>; query?: string };

/** The words of an answer that says no, such as AccessDenied. */
const reasonIn = async (response: Response): Promise<string> => {
  const text = await response.text().catch(() => '');
  return `${response.status} ${text.match(/<Code>(\w+)<\/Code>/)?.[1] ?? ''}`.trim();
};

const isFull = (reason: string): boolean => /^507|QuotaExceeded|InsufficientStorage/.test(reason);

/** Asks for things of the bucket. Gives no answer for what is not there; fails with a StoreError otherwise. */
const askBucket = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) => {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    // Of what the store itself calls passing: 429 and 5xx.
    retries: 2,
  });
  return async (method: Method, path: string, asked: Asked = {}): Promise<Response | undefined> => {
    const { data, headers, query } = asked;
    const address = `${endpoint}/${bucket}${path && `/${path}`}${query ? `?${query}` : ''}`;
    const what = `${method} ${path || 'the bucket'}`;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('It took too long.')), timeoutMs);
    let response: Response;
    try {
      response = await client.fetch(address, {
        method,
        signal: late.signal,
        // Signed with the rest, so that the store refuses what became something else on the way.
        headers: {
          ...headers,
          'x-amz-content-sha256': createHash('sha256')
            .update(data ?? '')
            .digest('hex'),
        },
        ...(data ? { body: data as Uint8Array<ArrayBuffer> } : {}),
      });
    } catch (error) {
      throw new StoreError(
        `The store does not answer (${what}): ${reasonOf(error)}`,
        undefined,
        error,
      );
    } finally {
      clearTimeout(timer);
    }
    if (response.ok) return response;
    const reason = await reasonIn(response);
    const isMissing = response.status === 404 && !reason.includes('NoSuchBucket');
    if (isMissing && path && method !== 'PUT') return undefined;
    throw new StoreError(
      `The store refuses (${what}): ${reason}`,
      isFull(reason) ? 'STORE_FULL' : 'STORE_AWAY',
    );
  };
};

/** `fetch` says only that it failed; why is in what caused it. */
const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message || message : message;
};

const gone = (path: string): Error =>
  Object.assign(new Error(`${path} is gone.`), { code: 'ENOENT' });

export const s3Store = (settings: S3Settings): Store & { isEmpty: () => Promise<boolean> } => {
  const ask = askBucket(settings);

  async function* read(path: string, range?: { start: number; end: number }) {
    const part = range && { headers: { range: `bytes=${range.start}-${range.end}` } };
    const response = await ask('GET', path, part);
    if (!response) throw gone(path);
    if (response.body) yield* response.body;
  }

  return {
    write: async (path, data) => {
      await ask('PUT', path, { data });
    },

    remove: async (path) => {
      await ask('DELETE', path);
    },

    open: async (path) => {
      const found = await ask('HEAD', path);
      if (!found) return undefined;
      return {
        bytes: Number(found.headers.get('content-length')),
        read: (range) => Readable.from(read(path, range), { objectMode: false }),
      };
    },

    // Nothing is written: a store may ask money for each time.
    probe: async () => {
      await ask('HEAD', '');
    },

    isEmpty: async () => {
      const list = await ask('GET', '', { query: 'list-type=2&max-keys=1' });
      return !(await (list as Response).text()).includes('<Key>');
    },
  };
};
