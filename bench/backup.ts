/** What a backup of the demo schools costs while the product runs, and whether all of it comes back. Writes docs/figures/backup.md. */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanEnvironment, root } from '../e2e/prepared-data.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { run } from '../scripts/processes/children.mjs';
import { pinnedNode } from '../scripts/setup/install.mjs';
import { describeMachine } from '../torture/machine.ts';
import { atLeast, atMost, type Column, type Figure, holds, toHead, toRow } from './table.ts';

const page = 'docs/figures/backup.md';
/** One can be taken each minute as long as none takes longer. */
const longest = 60;
/** Two demo schools, each with the pages of the route table. */
const leastPages = 130;

const columns: Column[] = [
  { title: 'archive', unit: 'MB' },
  { title: 'taking and checking it', unit: 's' },
  { title: 'slowest page meanwhile', unit: 'ms' },
  { title: 'restoring it', unit: 's' },
  { title: 'pages compared with the original', unit: 'number' },
  { title: 'pages that differ', unit: 'number' },
];

type Environment = Record<string, string>;

const timed = async (env: Environment, program: string, args: string[]) => {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  const began = performance.now();
  const { code } = await run(pinnedNode(root), [`cms/src/backup/${program}`, ...args], {
    cwd: root,
    env: { ...cleanEnvironment(), ...env },
    onOutput: keep,
    onError: keep,
  });
  const said = lines.join('\n');
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${said}`);
  return { seconds: (performance.now() - began) / 1000, said };
};

/** Asks for a page again and again until told to stop; gives the slowest answer. */
const watchPage = (url: string) => {
  let isOver = false;
  const watch = async () => {
    let slowest = 0;
    while (!isOver) {
      const began = performance.now();
      await (await fetch(url)).arrayBuffer();
      slowest = Math.max(slowest, performance.now() - began);
      await new Promise((done) => setTimeout(done, 20));
    }
    return slowest;
  };
  const watching = watch();
  return async () => {
    isOver = true;
    return watching;
  };
};

const sum = (said: string, pattern: RegExp): number =>
  [...said.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0);

const measureOne = async (product: Product, databaseUrl?: string): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-bench-backup-'));
  const env: Environment = {
    DATA_DIR: product.dataDir,
    HOST: '127.0.0.1',
    PORT: new URL(product.siteUrl).port,
    API_HOST: '127.0.0.1',
    API_PORT: new URL(product.apiUrl).port,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  try {
    const file = join(folder, 'backup.tar');
    // Made once beforehand: the first time it is drawn is no matter of the backup.
    await (await fetch(`${product.siteUrl}/News`)).arrayBuffer();
    const stopWatching = watchPage(`${product.siteUrl}/News`);
    const taken = await timed(env, 'backup-command.ts', [file]);
    const slowest = await stopWatching();
    const { size } = await stat(file);
    const target = {
      ...env,
      DATA_DIR: join(folder, 'restored'),
      ...(databaseUrl ? { DATABASE_URL: `${databaseUrl}_restored` } : {}),
    };
    const restored = await timed(target, 'restore-command.ts', [file]);
    const { said } = await timed(env, 'restore-command.ts', [file, '--rehearse']);
    return [
      { value: size / 1024 ** 2, digits: 1 },
      { value: taken.seconds, digits: 1, bound: atMost(longest) },
      { value: slowest },
      { value: restored.seconds, digits: 1 },
      { value: sum(said, /(\d+) pages restored/g), bound: atLeast(leastPages) },
      { value: sum(said, /(\d+) differ/g), bound: atMost(0) },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

const onPostgres = async (): Promise<Figure[]> => {
  const server = await startPostgres();
  try {
    const databaseUrl = `${server.url}/aangan`;
    const product = await startProduct({ env: { DATABASE_URL: databaseUrl } });
    try {
      return await measureOne(product, databaseUrl);
    } finally {
      await product.stop();
    }
  } finally {
    await server.stop();
  }
};

const toPage = (table: string): string => {
  const { date, commit, cores, cpu, memoryGb, node } = describeMachine();
  return `# Backups

Written by \`npm run bench -- backup\` on ${date}, at commit ${commit}.
Machine: ${cores} cores (${cpu}), ${memoryGb} GB of memory, Node ${node}; product and backup shared it. Data: the two demo schools.

${table}

A backup is as old as the moment at which its database was read, which is near its end. What is stored after that is lost with the disk, until
the next one: with \`BACKUP_EVERY=1\` that is the last minute and the seconds that one takes. Times grow with the files, which are all read each time.
`;
};

/** Prints and writes the table; gives how many rows miss a bound. */
export const measureBackup = async (product: Product): Promise<number> => {
  const rows: [string, Figure[]][] = [
    ['SQLite', await measureOne(product)],
    ['PostgreSQL', await onPostgres()],
  ];
  const table = [
    toHead('database', columns),
    ...rows.map(([name, figures]) => toRow(name, figures)),
  ].join('\n');
  console.log(table);
  await mkdir(join(root, 'docs/figures'), { recursive: true });
  await writeFile(join(root, page), toPage(table));
  return rows.filter(([, figures]) => !figures.every(holds)).length;
};
