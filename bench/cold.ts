/** A page that is not in memory: the whole way from a request over api, drawing and packing to its last byte, for each kind. */
import { request } from 'node:http';
import type { Product } from '../e2e/product.ts';
import { kilobyte, longestCold } from './budgets.ts';
import { onePerKind } from './one-per-kind.ts';
import { atMost, type Figure, holds, median, toHead, toRow } from './table.ts';

const rounds = 7;
const mostWorkers = 4;
const bound = atMost(longestCold);
const schools = ['njms.localhost', 'svnk.localhost'];

type Taken = { milliseconds: number; bytes: number };

const ask = (siteUrl: string, host: string, path: string): Promise<Taken> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const asked = request(siteUrl + path, { headers: { host, 'accept-encoding': 'br' } });
    asked.on('response', (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        if (response.statusCode !== 200)
          reject(new Error(`${path} of ${host} answered ${response.statusCode}.`));
        else resolve({ milliseconds: performance.now() - begun, bytes });
      });
    });
    asked.on('error', reject).end();
  });

/** Prints a row per kind of page; gives how many miss the bound. */
export const measureCold = async ({ siteUrl, restartSite }: Product): Promise<number> => {
  // Of an album nothing is drawn without its name.
  const paths = onePerKind.flatMap(({ path, page: { kind } }) =>
    kind === 'sub-gallery' ? [] : path,
  );
  const taken = new Map<string, Taken[]>();
  for (let round = 0; round < rounds; round++) {
    // Its memory is empty then, and no page is kept on disk.
    await restartSite();
    const [first = '', second = ''] = round % 2 ? schools : schools.toReversed();
    // One school's pages have the code compiled, in each worker, so that the other's tell what a page costs in a process that runs.
    for (let time = 0; time < 2 * mostWorkers; time++)
      for (const path of paths) await ask(siteUrl, first, path);
    for (const path of paths)
      taken.set(path, [...(taken.get(path) ?? []), await ask(siteUrl, second, path)]);
  }
  let missed = 0;
  console.log(
    toHead('page', [
      { title: 'size', unit: 'KB with brotli' },
      { title: 'first answer', unit: `ms, median of ${rounds}` },
    ]),
  );
  for (const [path, all] of taken) {
    const figures: Figure[] = [
      { value: median(all.map(({ bytes }) => bytes / kilobyte)), digits: 1 },
      {
        value: median(all.map(({ milliseconds }) => milliseconds)),
        digits: 1,
        ...(path === '/' ? { bound } : {}),
      },
    ];
    if (!figures.every(holds)) missed++;
    console.log(toRow(path, figures));
  }
  return missed;
};
