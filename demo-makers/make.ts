/**
 * Makes the demo schools' files again: `node demo-makers/make.ts [--into folder] [maker or part of a path]…`.
 * Without words it makes all of them; `--into` leaves the repository as it is and writes below another folder.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findProgram } from '../scripts/setup/programs.mjs';
import { closeChromium } from './documents/chromium.ts';
import { type Product, root } from './maker.ts';
import { makers } from './makers.ts';

const { values, positionals: words } = parseArgs({ options: { into: { type: 'string' } }, allowPositionals: true });
const target = path.resolve(values.into ?? fileURLToPath(root));

const isMissing = (program: string) =>
  !findProgram({ title: program, setting: program.toUpperCase(), names: [program], debianPackage: program });

async function write({ path: name, most = Number.POSITIVE_INFINITY, make }: Product) {
  const made = await make();
  if (made.length > most) throw new Error(`${name} weighs ${made.length} bytes, more than ${most}`);
  const file = path.join(target, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, made);
  console.log(`${name} ${Math.ceil(made.length / 1024)} KB`);
}

let count = 0;
try {
  for (const [name, { needs, products }] of Object.entries(makers)) {
    const isWanted = ({ path }: Product) => words.length === 0 || words.some((word) => word === name || path.includes(word));
    const wanted = products().filter(isWanted);
    const missing = needs.filter(isMissing);
    if (wanted.length > 0 && missing.length > 0) {
      console.error(`Left out ${name}: install ${missing.join(', ')} (Debian's packages) for it.`);
      process.exitCode = 1;
      continue;
    }
    for (const product of wanted) await write(product);
    count += wanted.length;
  }
} finally {
  await closeChromium();
}
console.log(`${count} files made in ${target}`);
if (count === 0) process.exitCode = 1;
