/**
 * The api on a real disk that fills up: new writes are refused and nothing else; with room again it goes on by itself.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { refusals } from '@aangan/contract/messages.ts';
import { findFreePorts } from '../../scripts/processes/free-ports.mjs';
import { whyUnavailable } from '../src/database/unavailable.ts';
import { addSchools } from './api-content.ts';
import { fixtureFile } from './sample-records.ts';
import { openTestApi, type TestApi } from './test-api.ts';

const disk = mkdtempSync(join(tmpdir(), 'aangan-disk-'));
const mounted = process.env.TEST_DATABASE_URL
  ? undefined
  : spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk], { encoding: 'utf8' });
const skip = !mounted
  ? 'only of SQLite'
  : mounted.status !== 0 && `no small disk can be mounted here: ${mounted.stderr}`;

let api: TestApi;
let child: ChildProcess;
let url: string;
let picture: string;
let school: unknown;
const logFile = join(disk, 'api.log');

const freePort = async (): Promise<number> => (await findFreePorts(1))[0] ?? 0;

before(async () => {
  if (skip) return;
  process.env.TMPDIR = disk;
  api = await openTestApi();
  ({ school } = await addSchools(api));
  const file = fixtureFile('pictures/portrait.png', 'image/png');
  const media = await api.add(
    'media',
    { alt: 'A portrait', school },
    { name: file.name, type: file.mimetype, data: file.data },
  );
  picture = String(media.path);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const main = fileURLToPath(new URL('../src/api/main.ts', import.meta.url));
  const log = openSync(logFile, 'a');
  child = spawn(process.execPath, [main], {
    env: { ...process.env, API_PORT: String(port), API_HOST: '127.0.0.1' },
    stdio: ['ignore', log, 'inherit'],
  });
  closeSync(log);
  while (!readFileSync(logFile, 'utf8').includes('"started"')) {
    assert.equal(child.exitCode, null);
    await new Promise((done) => setTimeout(done, 50));
  }
});
after(async () => {
  if (!skip) {
    child.kill();
    await once(child, 'close');
    await api.close();
    // Lazily: SQLite's connections are closed a moment after they are told to be.
    spawnSync('umount', ['--lazy', disk]);
  }
  rmSync(disk, { recursive: true, force: true });
});

const acknowledged: string[] = [];
const sendForm = async (message: string): Promise<{ status: number; words: string }> => {
  const response = await fetch(`${url}/api/form/NJMS/Admission`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-visitor-address': `203.0.113.${acknowledged.length % 250}`,
    },
    body: JSON.stringify({
      name: 'Asha Rani',
      phone: '98960',
      email: 'asha@example.in',
      subject: 'Class V',
      address: 'Hisar',
      message: message.padEnd(4000, '.'),
    }),
  });
  const { error } = await response.json();
  if (response.status === 200) acknowledged.push(message.padEnd(4000, '.'));
  return { status: response.status, words: error?.message };
};

/** SQLite keeps the room of its log of changes, which is as long as the migrations made it. */
const giveBackRoom = () => {
  const database = new DatabaseSync(join(api.dataDir, 'aangan.db'));
  database.exec('pragma busy_timeout = 15000; pragma wal_checkpoint(truncate)');
  database.close();
};

const filler = join(disk, 'filler');
const fillUp = () => {
  const { bavail, bsize } = statfsSync(disk);
  for (let bytes = bavail * bsize; bytes >= bsize; bytes = Math.floor(bytes / 2))
    try {
      writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' });
    } catch {
      // It took what there was.
    }
};

test('a full disk costs new writes only, and they are refused', { skip }, async () => {
  assert.equal((await sendForm('With room')).status, 200);
  giveBackRoom();
  fillUp();
  // What the database already holds of the disk takes a few more.
  const statuses = new Set<number>();
  for (let form = 0; form < 40; form += 1) {
    const { status, words } = await sendForm(`Without room ${form}`);
    statuses.add(status);
    if (status !== 200) {
      assert.equal(status, 507);
      assert.equal(words, refusals.noRoom);
    }
  }
  assert.ok(statuses.has(507));

  assert.equal((await fetch(`${url}/api/schools`)).status, 200);
  for (const width of ['', '?w=320']) {
    const response = await fetch(`${url}/api/image/${picture}${width}`);
    assert.equal(response.status, 200);
    const bytes = (await response.arrayBuffer()).byteLength;
    assert.equal(bytes, Number(response.headers.get('content-length')));
    assert.ok(bytes > 0);
  }
  assert.equal(child.exitCode, null, 'it is still running');

  // What the clerk uploads is refused too, and half of it stays nowhere.
  const kept = () =>
    readdirSync(api.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /media|private/.test(entry.parentPath))
      .map(({ name }) => name)
      .sort();
  const before = kept();
  const { totalDocs } = await api.payload.count({ collection: 'media' });
  const file = fixtureFile('pictures/annual-day.jpg', 'image/jpeg');
  await assert.rejects(
    api.add(
      'media',
      { alt: 'No room', school },
      { name: file.name, type: file.mimetype, data: file.data },
    ),
    (error) => whyUnavailable(error) === 'full',
  );
  assert.deepEqual(kept(), before);
  assert.equal((await api.payload.count({ collection: 'media' })).totalDocs, totalDocs);

  rmSync(filler);
  assert.equal((await sendForm('With room again')).status, 200);
  // The line of a request is written after its answer.
  while (!/"kind":"lines-dropped","lines":[1-9]/.test(readFileSync(logFile, 'utf8')))
    await new Promise((done) => setTimeout(done, 50));
});

test('what was acknowledged is stored, and nothing else', { skip }, async () => {
  const { docs } = await api.payload.find({
    collection: 'enquiries',
    pagination: false,
    depth: 0,
    select: { message: true },
  });
  assert.deepEqual(docs.map(({ message }) => message).sort(), acknowledged.toSorted());
});
