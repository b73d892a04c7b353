/** The files that the build made: which names they got, and their finished answers, compressed once at boot. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type IslandName, isDrawn, islandNames, islandSource } from '../../islands/names.ts';
import type { StyleRule } from '../../styles/style-rules.ts';
import { type Entry, finish } from './entry.ts';
import { type InPage, inPage } from './in-page.ts';
import { createPageStyles } from './page-styles.ts';
import { plainHeaders } from './security-headers.ts';

type ManifestChunk = {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
};
export type Manifest = Record<string, ManifestChunk>;

export type Assets = {
  /** Finished answers by address. */
  entries: ReadonlyMap<string, Entry>;
  /** The rules that a page uses, by its HTML. */
  stylesFor: ReturnType<typeof createPageStyles>;
  /** Where all of them are. */
  sheet: string;
  /** The script that wakes islands, which travels in their pages: it listens before anybody can have touched anything. */
  script: InPage;
  /** For a long page: the same, asked for when the page has been read. */
  laterScript: InPage;
  /** The fonts that every page needs at once. */
  fonts: readonly string[];
  /** Where an island's code is, as attributes of its element. */
  islandCode: (name: IslandName) => string;
};

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
};

const readEntries = async (folder: string): Promise<Map<string, Entry>> => {
  const entries = new Map<string, Entry>();
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || file.parentPath.includes('.vite')) continue;
    const path = join(file.parentPath, file.name);
    const url = path.slice(folder.length).replaceAll('\\', '/');
    const type = types[file.name.slice(file.name.lastIndexOf('.'))];
    if (!type) continue;
    const hashed = url.startsWith('/assets/');
    entries.set(
      url,
      await finish(
        {
          status: 200,
          contentType: type,
          body: await readFile(path),
          headers: [
            [
              'Cache-Control',
              hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
            ],
            ...plainHeaders,
          ],
          tags: new Set(),
          expires: Number.POSITIVE_INFINITY,
        },
        await readFile(`${path}.br`).catch(() => undefined),
      ),
    );
  }
  return entries;
};

const firstScript = 'src/browser/main.ts';

/** A script that can stand in a page: whole, and with nothing that would end its element. */
const readScript = async (folder: string, { file, imports = [] }: ManifestChunk) => {
  const text = await readFile(join(folder, file), 'utf8');
  if (imports.length > 0 || /<\/script|<!--/i.test(text))
    throw new Error(`${file} cannot stand in a page.`);
  return text.trim();
};

/** Reads what the build made from a folder. */
export const loadAssets = async (folder: string): Promise<Assets> => {
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const rules = JSON.parse(
    await readFile(join(folder, '.vite/style-rules.json'), 'utf8'),
  ) as StyleRule[];
  // It would run a second time, beside the one in the page.
  if (Object.values(manifest).some(({ imports }) => imports?.includes(firstScript)))
    throw new Error(`Something imports ${firstScript}, which stands in the page itself.`);
  const chunk = (source: string): ManifestChunk => {
    const found = manifest[source];
    if (!found) throw new Error(`The build has no ${source}; run the build again.`);
    return found;
  };
  const withImports = (source: string, into = new Set<string>()): Set<string> => {
    const { file, imports = [] } = chunk(source);
    into.add(`/${file}`);
    for (const imported of imports)
      if (!into.has(`/${chunk(imported).file}`)) withImports(imported, into);
    return into;
  };
  const sheet = `/${chunk('src/styles/site.ts').css?.[0]}`;
  const hydrate = 'src/browser/hydrate.tsx';
  const toCode = (name: IslandName) => {
    const [code, ...needs] = withImports(islandSource(name));
    const [through, ...more] = isDrawn(name) ? withImports(hydrate) : [];
    const all = new Set([...needs, ...more]);
    return [
      `code="${code}"`,
      // What it may draw later needs rules that the page has not been sent.
      ...(through ? [`through="${through}"`, `styles="${sheet}"`] : []),
      ...(all.size > 0 ? [`needs="${[...all].join(' ')}"`] : []),
    ].join(' ');
  };
  const codes = new Map(islandNames.map((name) => [name, toCode(name)]));
  return {
    entries: await readEntries(folder),
    stylesFor: createPageStyles(rules),
    sheet,
    script: inPage(await readScript(folder, chunk(firstScript))),
    laterScript: inPage(`import("/${chunk(firstScript).file}").catch(console.warn)`),
    fonts: Object.keys(manifest)
      .filter((source) => source.startsWith('dist/fonts/') && source.includes('-core'))
      .map((source) => `/${chunk(source).file}`),
    islandCode: (name) => codes.get(name) ?? '',
  };
};
