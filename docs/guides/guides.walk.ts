/** Every guide is walked, one after the other in the same copy of the repository, and then what they reach is checked. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { apply, makeCopy, removeCopy, run, stepsIn } from './walk.ts';

const guides = readdirSync(import.meta.dirname).flatMap((name) => {
  if (!name.endsWith('.md')) return [];
  const steps = stepsIn(readFileSync(join(import.meta.dirname, name), 'utf8'));
  return steps.length > 0 ? [{ name, steps }] : [];
});

const folder = makeCopy();
after(() => removeCopy(folder));

for (const { name, steps } of guides)
  test(`${name} can be done as it says`, () => {
    for (const step of steps) apply(folder, step);
  });

const types = (part: string) => `node node_modules/typescript/bin/tsc -p ${part}`;
const tests = (...files: string[]) => `node --test ${files.join(' ')}`;
/** Whether the folder could be imported; nothing is written. */
const demoCheck = [
  `import { checkFolder } from './cms/src/import/check-folder.ts';`,
  `const check = await checkFolder('schools/njms', '2026-01-15');`,
  'if (!check.ok) throw new Error(JSON.stringify(check.problems));',
].join(' ');
const checks = {
  'types of every part': ['contract', 'cms', 'site', 'schools', 'e2e', 'torture']
    .map(types)
    .join(' && '),
  lint: 'node node_modules/@biomejs/biome/bin/biome lint contract cms site schools docs',
  'promises, packages and arrows': tests('docs/testing/*.test.mjs', 'scripts/testing/*.test.mjs'),
  'contract and demo school': tests('contract/src/*.test.ts', 'schools/*.test.ts'),
  'tables, rights, calls, import and languages of the cms': tests(
    'cms/src/languages/*.test.ts',
    'cms/src/website/*.test.ts',
    ...['migrations', 'access', 'api-calls', 'api-records', 'import'].map(
      (name) => `cms/test/${name}.db.test.ts`,
    ),
  ),
  'pages and calls of the website': tests('site/test/pages.test.ts', 'site/test/api.test.ts'),
  'the demo school’s folder': `node --input-type=module -e "${demoCheck}"`,
};
for (const [name, command] of Object.entries(checks)) test(name, () => run(folder, command));
