// `npm run licences`: the licences of all packages that the product ships with; exits 1 if one is unknown or not accepted.

import { readFile } from 'node:fs/promises';
import { isAccepted, listProductionPackages } from './testing/licences.mjs';

const lock = new URL('../package-lock.json', import.meta.url);
const packages = listProductionPackages(JSON.parse(await readFile(lock, 'utf8')));

/** @type {Map<string, string[]>} */
const byLicence = new Map();
for (const { name, licence } of packages)
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);

for (const [licence, names] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  const mark = isAccepted(licence) ? '' : ' – NOT ACCEPTED';
  console.log(`${licence}${mark} (${names.length}): ${names.join(', ')}`);
}
process.exitCode = packages.every(({ licence }) => isAccepted(licence)) ? 0 : 1;
