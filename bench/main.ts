/**
 * Speed and weight of the website, side by side with nginx in one run, what a backup costs, and an album over a slow line. `npm run bench` does all of
 * it; `npm run bench -- speed`, `cold`, `weight`, `lighthouse`, `backup` or `photos` only that; `--runs=1` for fewer runs of Lighthouse than five.
 * `npm run bench -- scale`, which takes half an hour, only when it is named; `--schools=50` for fewer than a thousand. Exits non-zero
 * when a bound of promise 11 is missed.
 */
import { rm } from 'node:fs/promises';
import { root } from '../e2e/prepared-data.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { refuseUnknown } from '../scripts/refuse-unknown.mjs';
import { sayTrouble } from '../scripts/say.mjs';
import { buildIfStale, siteBuild } from '../scripts/setup/builds.mjs';
import { chromium, findOrInstall, nginx, type Program, wrk } from '../scripts/setup/programs.mjs';
import { measureBackup } from './backup.ts';
import { measureCold } from './cold.ts';
import { makeLargeAlbum } from './large-album.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePhotos } from './photos.ts';
import { measureScale } from './scale.ts';
import { measureSpeed } from './speed.ts';
import { measureWeight } from './weight.ts';

type Measurement = {
  /** What the machine must have for it. */
  programs: Program[];
  /** Whether it wants an album of hundreds of photos. */
  album?: true;
  /** Whether it is done only when it is named. */
  onDemand?: true;
  /** Prints a table of its figures; gives how many rows miss a bound. */
  measure: (product: Product, options: Options) => Promise<number>;
};
type Options = { runs: number; schools: number | undefined };

const measurements: Record<string, Measurement> = {
  speed: { programs: [nginx, wrk], measure: ({ siteUrl }) => measureSpeed(siteUrl) },
  cold: { programs: [], measure: measureCold },
  weight: { programs: [chromium], measure: ({ siteUrl }) => measureWeight(siteUrl) },
  lighthouse: {
    programs: [chromium],
    album: true,
    measure: ({ siteUrl }, { runs }) => measureLighthouse(siteUrl, runs),
  },
  backup: { programs: [], measure: measureBackup },
  photos: { programs: [chromium], measure: measurePhotos },
  scale: { programs: [wrk], onDemand: true, measure: (_, { schools }) => measureScale(schools) },
};

/** `--runs=3` among the words; undefined if it is not. */
const readNumber = (words: readonly string[], name: string): number | undefined => {
  const [, number] =
    words.map((word) => word.match(new RegExp(`^--${name}=([1-9]\\d{0,3})$`))).find(Boolean) ?? [];
  return number === undefined ? undefined : Number(number);
};

const main = async (given: readonly string[]): Promise<number> => {
  const options: Options = {
    runs: readNumber(given, 'runs') ?? 5,
    schools: readNumber(given, 'schools'),
  };
  const words = given.filter((word) => !/^--(runs|schools)=[1-9]\d{0,3}$/.test(word));
  refuseUnknown(words, { measurements: Object.keys(measurements) });
  const chosen = Object.entries(measurements).filter(([name, { onDemand }]) =>
    words.length === 0 ? !onDemand : words.includes(name),
  );
  for (const [, { programs }] of chosen)
    for (const program of programs) await findOrInstall(program);
  await buildIfStale(root, siteBuild, { env: process.env });
  const schoolFolder = chosen.some(([, { album }]) => album) ? await makeLargeAlbum() : undefined;
  const product = await startProduct(schoolFolder ? { schoolFolder } : {});
  let missed = 0;
  try {
    for (const [name, { measure }] of chosen) {
      console.log(`\n## ${name}\n`);
      missed += await measure(product, options);
    }
  } finally {
    await product.stop();
    if (schoolFolder) await rm(schoolFolder, { recursive: true });
  }
  console.log(missed === 0 ? '\nAll bounds hold.' : `\n${missed} rows miss a bound.`);
  return missed === 0 ? 0 : 1;
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  sayTrouble(error);
  process.exitCode = 1;
}
process.exit();
