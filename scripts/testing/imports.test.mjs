import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findCircles, readImports } from './imports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('a circle is found through every way to import, and no circle where two ways meet', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'aangan-imports-'));
  try {
    /** @type {Record<string, string>} */
    const files = {
      'src/a.ts': `import { b } from './b.ts';\nimport 'zod';`,
      'src/b.ts': `export type { C } from './rooms/c.tsx';`,
      'src/rooms/c.tsx': `import type {\n  D,\n} from './d.ts';`,
      'src/rooms/d.ts': `const a = await import('../a.ts');`,
      'src/e.ts': `import { f } from './f.ts';\nimport { g } from './g.ts';`,
      'src/f.ts': `import './g.ts';`,
      'src/g.ts': '',
    };
    await mkdir(path.join(folder, 'src/rooms'), { recursive: true });
    for (const [file, source] of Object.entries(files))
      await writeFile(path.join(folder, file), source);
    const imports = await readImports(folder, ['src']);
    assert.deepEqual(imports.get('src/a.ts'), ['src/b.ts', 'zod']);
    assert.deepEqual(findCircles(imports), [
      ['src/a.ts', 'src/b.ts', 'src/rooms/c.tsx', 'src/rooms/d.ts', 'src/a.ts'],
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

for (const part of ['contract', 'cms', 'site', 'scripts', 'e2e', 'bench', 'torture', 'schools'])
  test(`${part}: no module imports itself by a roundabout way`, async () => {
    const imports = await readImports(root, [part]);
    assert.ok(imports.size > 0);
    const circles = findCircles(imports).map((circle) => circle.join(' → '));
    assert.deepEqual(circles, []);
  });

/**
 * What the product's own source may import of the other parts: the arrows run site → contract ← cms.
 * The processes of the cms share with `npm start` how they write to their output.
 */
const arrows = { contract: [], cms: ['contract', 'scripts'], site: ['contract'] };

for (const [part, others] of Object.entries(arrows))
  test(`${part} imports ${others.join(', ') || 'nothing'} of the other parts`, async () => {
    const imports = await readImports(root, [`${part}/src`]);
    assert.ok(imports.size > 0);
    const partOf = (/** @type {string} */ name) =>
      name.match(/^@aangan\/([^/]+)/)?.[1] ??
      name.match(/^[^/@]+(?=\/.*\.(ts|tsx|mjs|json)$)/)?.[0];
    const astray = [...imports].flatMap(([file, names]) =>
      names
        .filter((name) => ![undefined, part, ...others].includes(partOf(name)))
        .map((name) => `${file} → ${name}`),
    );
    assert.deepEqual(astray, []);
  });

/** The folders of the website's server, in the order in which a request passes them (docs/architecture.md). */
const way = ['requests', 'cache', 'rendering', 'papers', 'answers', 'provider', 'process'];

test("no folder of the website's server imports from one to its left", async () => {
  const base = 'site/src/server';
  const imports = await readImports(root, [base]);
  const placeOf = (/** @type {string} */ file) => way.indexOf(file.split('/')[3] ?? '');
  const astray = [...imports].flatMap(([file, names]) =>
    names
      .filter((name) => name.startsWith(`${base}/`) && placeOf(name) < placeOf(file))
      .map((name) => `${file} → ${name}`),
  );
  assert.ok([...imports.keys()].some((file) => placeOf(file) > 0));
  assert.deepEqual(astray, []);
});
