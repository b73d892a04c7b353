/** The budgets on sample records, without a browser: quick enough for every run. `npm run bench` measures them with the demo school. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { routes } from '../contract/src/routes.ts';
import { type IslandName, islandSource } from '../site/src/islands/names.ts';
import { scriptInPage, stylesOf } from '../site/test/html.ts';
import { type Pages, startPages } from '../site/test/page-words.ts';
import { budgetOf, fontsOfAPage, kilobyte } from './budgets.ts';

let pages: Pages;
before(async () => {
  pages = await startPages();
});
after(() => pages?.stop());

const bytesOf = async (path: string) => {
  const { status, body } = await pages.site.ask(path, { headers: { 'accept-encoding': 'br' } });
  assert.equal(status, 200, path);
  return body.length;
};
const sizeOf = async (paths: readonly string[]) =>
  (await Promise.all(paths.map(bytesOf))).reduce((sum, bytes) => sum + bytes, 0);

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
const readManifest = () =>
  JSON.parse(
    readFileSync(new URL('../site/dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Record<string, Chunk>;

/** All that islands need which wake by themselves, the sliders' engine among it. */
const scriptsOf = (html: string): string[] => {
  const scripts = new Set<string>();
  const manifest = readManifest();
  const add = (source: string) => {
    const chunk = manifest[source];
    assert.ok(chunk, `the build has ${source}`);
    if (scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const name of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(name);
  };
  for (const [tag, name] of html.matchAll(/<aangan-island name="([\w-]+)"[^>]*>/g))
    if (tag.includes(' on="idle"')) add(islandSource(name as IslandName));
  return [...scripts];
};

for (const { path, page } of routes)
  test(`promise 11.1: ${path} is within its budget of scripts and words`, async () => {
    const address = path === '/SubGallery' ? '/SubGallery?id=NJMS-1' : path;
    const html = (await pages.site.ask(address)).text;
    const islands = html.match(/<aangan-island /g)?.length ?? 0;
    const budget = budgetOf(page.kind, islands);
    const first = brotliCompressSync(scriptInPage(html)).length;
    const script = (islands > 0 ? first : 0) + (await sizeOf(scriptsOf(html)));
    const words = await sizeOf([address, ...stylesOf(html)]);
    assert.ok(script <= budget.script * kilobyte, `${script} bytes of JavaScript`);
    assert.ok(words <= budget.words * kilobyte, `${words} bytes of HTML and CSS`);
    assert.equal(scriptInPage(html) !== '', islands > 0);
  });

test('promise 11.1.5: the fonts of a page in English are within their budget', async () => {
  const html = (await pages.site.ask('/News')).text;
  const fonts = [...html.matchAll(/url\("?(\/assets\/[\w-]+-core-[\w-]+\.woff2)/g)];
  assert.equal(fonts.length, 3);
  const bytes = await sizeOf(fonts.map(([, path]) => path ?? ''));
  assert.ok(bytes <= fontsOfAPage * kilobyte, `${bytes} bytes of fonts`);
});
