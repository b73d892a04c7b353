/** What the tests of the export share: commands on an installation, and all that it answers to visitors. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf, calls } from '@aangan/contract/calls.ts';
import { findFreePorts } from '../../scripts/processes/free-ports.mjs';
import type { Place } from '../src/backup/database/database.ts';
import { callAddresses } from '../src/upgrade/call-addresses.ts';
import { environmentOf, type Ran, startOn } from './backup-place.ts';

export const runExport = (place: Place, ...args: string[]): Promise<Ran> =>
  startOn(place, 'export/main.ts', args).ended;
export const runImport = (place: Place, ...args: string[]): Promise<Ran> =>
  startOn(place, 'import/main.ts', args).ended;

/** Every file below a folder with its mode and the hash of what it holds, or with its text. */
export const filesBelow = (folder: string): Map<string, { text: string; mode: string }> =>
  new Map(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        const data = readFileSync(path);
        const text = /\.(yaml|csv)$/.test(name)
          ? data.toString()
          : createHash('sha256').update(data).digest('hex');
        const mode = (statSync(path).mode & 0o777).toString(8);
        return [path.slice(folder.length + 1), { text, mode }] as const;
      })
      .sort(([one], [other]) => one.localeCompare(other)),
  );

const untilAnswered = async (url: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the api ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
};

export type Answers = {
  /** What each call of the contract answers, to the byte. */
  calls: Map<string, string>;
  /** The hash of every file that an answer names. */
  files: Map<string, string>;
};

/** Starts the api on an installation, asks it for everything of a school, and ends it. */
export const answersOf = async (place: Place, school: string): Promise<Answers> => {
  const [port] = await findFreePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const main = fileURLToPath(new URL('../src/api/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: {
      ...environmentOf(place),
      API_PORT: String(port),
      API_HOST: '127.0.0.1',
    },
    stdio: 'ignore',
  });
  try {
    await untilAnswered(url, child);
    const ask = async (address: string) => {
      const answer = await fetch(url + address);
      return `${answer.status} ${await answer.text()}`;
    };
    const all = (await (await fetch(`${url}/api/gallery/All/${school}`)).json()) as {
      data: { _id: string }[];
    };
    const albums = all.data.map(({ _id }) => _id);
    const found: Answers = { calls: new Map(), files: new Map() };
    for (const { address } of callAddresses(school, albums))
      found.calls.set(address, await ask(address));
    for (const answer of found.calls.values()) {
      const { files = {} } = JSON.parse(answer.slice(4)) as { files?: Record<string, unknown> };
      for (const path of Object.keys(files)) {
        if (found.files.has(path)) continue;
        const file = await fetch(url + addressOf(calls.image, { path }));
        const hash = createHash('sha256').update(Buffer.from(await file.arrayBuffer()));
        const named = `${file.headers.get('content-type')} ${file.headers.get('content-disposition')}`;
        found.files.set(path, `${file.status} ${named} ${hash.digest('hex')}`);
      }
    }
    return found;
  } finally {
    child.kill('SIGKILL');
  }
};
