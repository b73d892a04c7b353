/**
 * An installation of a thousand schools beside one of one school, on PostgreSQL, in one run: what a visitor, a clerk and the
 * machine feel of the others. Writes docs/figures/scale.md. `--schools=50` for fewer, which writes nothing.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { cleanEnvironment, root, runToEnd } from '../e2e/prepared-data.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { start } from '../scripts/processes/children.mjs';
import { findFreePorts } from '../scripts/processes/free-ports.mjs';
import { startService } from '../scripts/processes/service.mjs';
import { pinnedNode } from '../scripts/setup/install.mjs';
import { until } from '../site/test/local-server.ts';
import { describeMachine } from '../torture/machine.ts';
import { ask, type Load, load, memoryOf, percentile } from './scale/asking.ts';
import { addNews, codeOf, hostnameOf, type Made, multiplySchool } from './scale/multiply.ts';
import { atMost, type Column, type Figure, holds, median, toHead, toRow } from './table.ts';

const page = 'docs/figures/scale.md';
const manySchools = 1000;
/** Cached pages of a school among many, beside those of one alone. */
const mostOfOneSchool = 1.2;
/** From stored to seen on every website. */
const longestUntilSeen = 2000;
/** What memory may grow by from a quarter of the schools to all of them. */
const mostGrowth = 1.25;
const loadRounds = 5;
const coldSchools = 40;
const longList = 10_000;
const published = 5;
const one = 'njms.localhost';

const columns: Column[] = [
  { title: 'one school', unit: 'as measured' },
  { title: 'many schools', unit: 'as measured' },
  { title: 'ratio', unit: 'many ÷ one' },
];

type Row = [name: string, figures: Figure[]];
const alone = (value: number, digits = 0): Figure[] => [
  { value: Number.NaN },
  { value, digits },
  { value: Number.NaN },
];

type Felt = { cached: Load; cold: number[]; api: number; website: number };

const medianLoad = async (product: Product, host: string): Promise<Load> => {
  const rounds: Load[] = [];
  await load(product.siteUrl, host, '/AboutUs');
  for (let round = 0; round < loadRounds; round += 1)
    rounds.push(await load(product.siteUrl, host, '/AboutUs'));
  const of = (name: keyof Load) => median(rounds.map((each) => each[name]));
  return { requestsPerSecond: of('requestsPerSecond'), p50: of('p50'), p99: of('p99') };
};

/** A home page that no process has in memory: each time of a website that has just started, or of a school not asked for yet. */
const coldHomes = async (product: Product, hosts: readonly string[]): Promise<number[]> => {
  const taken: number[] = [];
  for (const host of hosts) taken.push((await ask(product.siteUrl, host, '/')).milliseconds);
  return taken;
};

const memories = ({ dataDir }: Product) => ({
  api: memoryOf(
    (command, settings) =>
      command.includes('cms/src/api/main.ts') && settings.includes(`DATA_DIR=${dataDir}`),
  ),
  website: memoryOf(
    (command, settings) =>
      command.includes('site/dist/server/main.js') && settings.includes(`DATA_DIR=${dataDir}`),
  ),
});

/** Two websites more, each with a folder of its own as on another machine. */
const startWebsites = async (product: Product, folder: string) => {
  const ports = await findFreePorts(2);
  const services = await Promise.all(
    ports.map((port) =>
      startService({
        name: `site-${port}`,
        title: 'website',
        command: pinnedNode(root),
        args: ['site/dist/server/main.js'],
        cwd: root,
        env: {
          ...cleanEnvironment(),
          HOST: '127.0.0.1',
          PORT: String(port),
          WORKERS: '1',
          DATA_DIR: join(folder, `site-${port}`),
          PROVIDER_URL: product.apiUrl,
          NODE_ENV: 'production',
        },
        logFolder: join(folder, `site-${port}`, 'logs'),
        address: `http://127.0.0.1:${port}/healthz`,
      }),
    ),
  );
  await Promise.all(services.map(({ ready }) => ready));
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    stop: () => Promise.all(services.map((service) => service.stop())),
  };
};

/** How long each of some pieces of news takes from being stored to being seen on all of these websites. */
const timeUntilSeen = async (
  urls: readonly string[],
  copy: number,
  env: Record<string, string | undefined>,
): Promise<number[]> => {
  const host = hostnameOf(copy);
  const titles = Array.from({ length: published }, (_, at) => `Measured-${at + 1}`);
  for (const url of urls) await ask(url, host, '/News');
  const stored = new Map<string, number>();
  const program = start(pinnedNode(root), ['bench/scale/publish.ts', codeOf(copy), ...titles], {
    cwd: root,
    env,
    onOutput: (line) => {
      const [title = '', moment] = line.split(' ');
      if (titles.includes(title)) stored.set(title, Number(moment));
    },
    onError: (line) => console.error(line),
  });
  const taken: number[] = [];
  for (const title of titles) {
    const seen = await Promise.all(
      urls.map(async (url) => {
        await until(`${title} at ${url}`, async () =>
          (await ask(url, host, '/News')).body.includes(title),
        );
        return Date.now();
      }),
    );
    await until(`${title} is stored`, () => stored.has(title));
    taken.push(Math.max(...seen) - (stored.get(title) ?? Number.NaN));
  }
  await program.ended;
  return taken;
};

const toPage = (table: string, schools: number, made: Made): string => {
  const { date, commit, cores, cpu, memoryGb, node } = describeMachine();
  const count = (value: number) => value.toLocaleString('en-IN');
  return `# Very many schools

Written by \`npm run bench -- scale\` on ${date}, at commit ${commit}.
Machine: ${cores} cores (${cpu}), ${memoryGb} GB of memory, Node ${node}; database, api, three websites and whoever asks shared it.
Data: ${count(schools)} schools with ${count(made.records)} records and ${count(made.pictures)} files, ${count(made.rows)} rows in all, on PostgreSQL. They are copies of the demo
school, made in the database and by links to its files in ${Math.round(made.seconds)} s; the demo school itself is imported as any school is.

${table}

Cached: \`/AboutUs\` of one school from memory, by 16 connections, median of ${loadRounds} rounds. Cold: the home page of ${coldSchools} schools that nobody has asked for
yet, one after the other (with one school: of a website that has just started). Memory: the fair share of each process (PSS), the website's workers together; after the
home page and two lists of a quarter of the schools, and of all of them.
`;
};

const importOne = async (env: Record<string, string | undefined>) => {
  await runToEnd(['cms/src/prepare.ts', '--empty'], env);
  const began = performance.now();
  await runToEnd(['cms/src/import/main.ts', 'schools/njms'], env);
  return (performance.now() - began) / 1000;
};

const countRecords = async (databaseUrl: string): Promise<number> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.columns where column_name = 'import_key'",
  );
  let records = 0;
  for (const { name } of rows)
    records += Number((await client.query(`select count(*) from "${name}"`)).rows[0].count);
  await client.end();
  return records;
};

const feelOne = async (env: Record<string, string | undefined>, dataDir: string): Promise<Felt> => {
  const product = await startProduct({ env, dataDir, isEmpty: true });
  try {
    const cold: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      await product.restartSite();
      // The code is compiled by then, in each worker; the home page is not made.
      for (let round = 0; round < 8; round += 1) await ask(product.siteUrl, one, '/AboutUs');
      cold.push(...(await coldHomes(product, [one])));
    }
    return { cached: await medianLoad(product, one), cold, ...memories(product) };
  } finally {
    await product.stop();
  }
};

/** Prints and writes the table; gives how many rows miss a bound. */
export const measureScale = async (schools = manySchools): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-bench-scale-'));
  const server = await startPostgres();
  const databaseUrl = `${server.url}/aangan`;
  const dataDir = join(folder, 'data');
  const env = { ...cleanEnvironment(), DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const own = { DATABASE_URL: databaseUrl };
  try {
    await mkdir(dataDir);
    const importSeconds = await importOne(env);
    const importRate = (await countRecords(databaseUrl)) / importSeconds;
    const before = await feelOne(own, dataDir);
    const made = await multiplySchool(databaseUrl, dataDir, schools);
    await addNews(databaseUrl, codeOf(1), longList);

    const product = await startProduct({ env: own, dataDir, isEmpty: true });
    const others = await startWebsites(product, folder);
    try {
      for (let round = 0; round < 8; round += 1) await ask(product.siteUrl, one, '/AboutUs');
      const fresh = Array.from({ length: Math.min(coldSchools, schools - 3) }, (_, at) =>
        hostnameOf(schools - at),
      );
      const cold = await coldHomes(product, fresh);
      const list = await ask(product.siteUrl, hostnameOf(1), '/News');
      const cached = await medianLoad(product, hostnameOf(2));
      const visit = async (from: number, to: number) => {
        for (let copy = from; copy <= to; copy += 1)
          for (const path of ['/', '/News', '/Gallery'])
            await ask(product.siteUrl, hostnameOf(copy), path);
        return memories(product);
      };
      const quarter = Math.ceil(schools / 4);
      const afterQuarter = await visit(2, quarter);
      const afterAll = await visit(quarter + 1, schools);
      const urls = [product.siteUrl, ...others.urls];
      const seen = await timeUntilSeen(urls, 3, { ...env, NODE_ENV: 'production' });

      const beside = (was: number, is: number, digits = 0, most?: number): Figure[] => [
        { value: was, digits },
        { value: is, digits },
        { value: is / was, digits: 2, bound: most === undefined ? undefined : atMost(most) },
      ];
      const rows: Row[] = [
        ['import of a school, records/s', alone(importRate)],
        [
          'cached page, requests/s',
          beside(before.cached.requestsPerSecond, cached.requestsPerSecond),
        ],
        [
          'cached page, ms, half are faster',
          beside(before.cached.p50, cached.p50, 2, mostOfOneSchool),
        ],
        [
          'cached page, ms, slowest of a hundred',
          beside(before.cached.p99, cached.p99, 2, mostOfOneSchool),
        ],
        ['cold home page, ms, half are faster', beside(median(before.cold), median(cold), 1)],
        ['cold home page, ms, slowest of a hundred', alone(percentile(cold, 99), 1)],
        [
          `first sight of a list of ${longList.toLocaleString('en-IN')}, ms`,
          alone(list.milliseconds),
        ],
        [
          'stored until seen on three websites, ms, the slowest',
          [
            { value: Number.NaN },
            { value: Math.max(...seen), bound: atMost(longestUntilSeen) },
            { value: Number.NaN },
          ],
        ],
        [
          'memory of the api, MB, a quarter of the schools → all',
          beside(afterQuarter.api, afterAll.api, 0, mostGrowth),
        ],
        [
          'memory of a website, MB, a quarter of the schools → all',
          beside(afterQuarter.website, afterAll.website, 0, mostGrowth),
        ],
      ];
      const table = [
        toHead('what', columns),
        ...rows.map(([name, figures]) => toRow(name, figures)),
      ]
        .join('\n')
        .replaceAll('NaN', '–');
      console.log(table);
      if (schools === manySchools) await writeFile(join(root, page), toPage(table, schools, made));
      return rows.filter(([, figures]) => !figures.every(holds)).length;
    } finally {
      await others.stop();
      await product.stop();
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
