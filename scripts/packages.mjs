// `npm run packages`: which advisories the packages that the product runs on have, and which of ours there are newer versions of.
// Exits with 1 if an advisory is high or critical, with 2 if the registry told of no advisories at all.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isSerious, toAdvisories, toOutdated } from './packages/npm-reports.mjs';
import { refuseUnknown } from './refuse-unknown.mjs';
import { sayTrouble } from './say.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const help = `npm run packages: what is known against the packages that the product runs on, and which are outdated.

It asks the registry, and changes nothing. It ends with
  0  no advisory is high or critical
  1  one is: see its line for the version that fixes it
  2  the registry told of no advisories`;

/**
 * What npm prints as JSON; it ends with an error when it has found something.
 * @param {string[]} args
 * @returns {Promise<unknown>}
 */
const askNpm = (args) =>
  new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    execFile('npm', [...args, '--json'], options, (_error, output) => {
      try {
        resolve(JSON.parse(output || '{}'));
      } catch {
        resolve(undefined);
      }
    });
  });

async function main() {
  const words = process.argv.slice(2);
  if (words.includes('--help')) return console.log(help);
  refuseUnknown(words, { flags: ['--help'] });

  const [audited, compared] = await Promise.all([
    askNpm(['audit', '--omit=dev']),
    askNpm(['outdated']),
  ]);
  const outdated = toOutdated(compared);
  if (outdated)
    for (const { name, current, latest } of outdated)
      console.log(`outdated: ${name} ${current}, the latest is ${latest}`);
  else console.log('The registry told nothing of newer versions.');

  const advisories = toAdvisories(audited);
  if (!advisories) {
    console.log('The registry told of no advisories: ask again, or ask another registry.');
    process.exitCode = 2;
    return;
  }
  for (const { name, severity, what, fix } of advisories)
    console.log(`${severity}: ${name}: ${what}. Fix: ${fix}`);
  console.log(
    `${advisories.length} packages with advisories, ${advisories.filter(isSerious).length} of them high or critical.`,
  );
  process.exitCode = advisories.some(isSerious) ? 1 : 0;
}

main().catch((error) => {
  sayTrouble(error);
  process.exitCode = 1;
});
