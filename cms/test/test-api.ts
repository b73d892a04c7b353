/**
 * What the api's tests share: a fresh database, a really listening server with a clock of its own, and two small schools.
 * Settings are read when modules load, so this file sets them first and imports the rest afterwards; each test file is a process.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectionSlug, Payload } from 'payload';
import { copyMigrated } from './migrated.ts';
import { assertOwnData } from './own-data.ts';

/** 15 August 2025, ten in the morning in Hisar. */
export const startOfTests = Date.parse('2025-08-15T10:00:00+05:30');

export type Line = Record<string, unknown>;
export type Data = Record<string, unknown>;

export type TestApi = {
  url: string;
  payload: Payload;
  dataDir: string;
  /** What the website shows to be believed about who is asking. */
  websiteKey: string;
  /** The server's clock; a test moves it. */
  time: { now: number };
  /** What the server logged. */
  lines: Line[];
  get: (path: string, init?: RequestInit) => Promise<Response>;
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  add: (collection: CollectionSlug, data: Data, file?: TestFile) => Promise<Data & { id: number }>;
  /** While this runs the database refuses whatever asks for the table. */
  withoutTable: (table: string, run: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

export type TestFile = { name: string; type: string; data: Buffer };

type Raw = {
  drizzle: unknown;
  execute: (statement: { drizzle: unknown; raw: string }) => Promise<unknown>;
};

/** Starts it; close it in `after`. */
export const openTestApi = async (): Promise<TestApi> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aangan-api-'));
  const database = await copyMigrated(dataDir);
  process.env.DATA_DIR = dataDir;
  process.env.DATABASE_URL = database.url;

  await assertOwnData(dataDir);
  const { closePayload, openPayload } = await import('../src/open-payload.ts');
  const { makeServer } = await import('../src/api/server.ts');
  const { schoolIds } = await import('../src/api/records/school-ids.ts');
  const { createReadiness } = await import('@aangan/contract/watch/readiness.ts');
  const { apiChecks } = await import('../src/watch/checks.ts');
  const { readSecret } = await import('../src/data-folder/secret.ts');
  const { readWebsiteKey } = await import('../src/data-folder/secret.ts');
  const websiteKey = readWebsiteKey(dataDir, undefined);
  const payload = await openPayload();

  const time = { now: startOfTests };
  const lines: Line[] = [];
  const clock = () => time.now;
  const app = makeServer({
    context: {
      payload,
      clock,
      secret: readSecret(dataDir, undefined),
      websiteKey,
      report: (problem) => lines.push({ kind: 'problem', ...problem }),
      schoolId: schoolIds(payload, clock),
    },
    write: (line) => lines.push(line),
    isReady: createReadiness(apiChecks({ payload, dataDir })),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    url,
    payload,
    dataDir,
    websiteKey,
    time,
    lines,
    get: (path, init) => fetch(url + path, init),
    post: (path, body, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    add: async (collection, data, file) =>
      (await payload.create({
        collection,
        data: { _status: 'published', ...data } as never,
        overrideAccess: true,
        depth: 0,
        ...(file
          ? {
              file: {
                name: file.name,
                mimetype: file.type,
                data: file.data,
                size: file.data.length,
              },
            }
          : {}),
      })) as unknown as Data & { id: number },
    withoutTable: async (table, run) => {
      const { db } = payload as unknown as { db: Raw };
      const raw = (statement: string) => db.execute({ drizzle: db.drizzle, raw: statement });
      await raw(`ALTER TABLE ${table} RENAME TO gone_${table}`);
      try {
        await run();
      } finally {
        await raw(`ALTER TABLE gone_${table} RENAME TO ${table}`);
      }
    },
    close: async () => {
      await app.close();
      // On PostgreSQL Payload keeps a connection for itself, which only the end of the database ends.
      const closed = closePayload(payload);
      await (database.url ? database.drop() : closed);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
