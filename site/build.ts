/** Builds the website: what the browser gets into dist/client, the server into dist/server. `--watch` goes on with every change. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin } from 'vite';
import { islandNames, islandSource } from './src/islands/names.ts';
import { makeFonts } from './src/styles/make-fonts.ts';
import { toStyleRules } from './src/styles/style-rules.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const watch = process.argv.includes('--watch') ? {} : null;

const shared: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
};

/** Writes the rules of the website's sheets beside the manifest, for the server to choose from. */
const writeStyleRules: Plugin = {
  name: 'write-style-rules',
  writeBundle: async ({ dir = '' }, files) => {
    const rules = ['site', 'fonts'].flatMap((name) => {
      const sheet = Object.values(files).find(
        ({ fileName }) => fileName.startsWith(`assets/${name}-`) && fileName.endsWith('.css'),
      );
      if (sheet?.type !== 'asset') throw new Error(`The build has no style sheet ${name}.`);
      return toStyleRules(Buffer.from(sheet.source).toString());
    });
    await writeFile(join(dir, '.vite/style-rules.json'), JSON.stringify(rules));
  },
};

// The style sheet names them.
await makeFonts(join(root, 'dist/fonts'));

await build({
  ...shared,
  plugins: [writeStyleRules],
  publicDir: 'public',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    watch,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rollupOptions: {
      // The first script asks for islands by address, so that the build sees nobody who uses what they export.
      preserveEntrySignatures: 'allow-extension',
      input: [
        'src/browser/main.ts',
        'src/browser/hydrate.tsx',
        ...islandNames.map(islandSource),
        'src/styles/site.ts',
        'src/styles/fonts.css',
      ],
    },
  },
});

// The smallest size takes brotli a second or two, so it is done here and not at each start (11 is its default quality).
if (!watch) {
  const folder = join(root, 'dist/client/assets');
  for (const name of await readdir(folder))
    if (/\.(js|css)$/.test(name))
      await writeFile(
        join(folder, `${name}.br`),
        brotliCompressSync(await readFile(join(folder, name))),
      );
}

await build({
  ...shared,
  publicDir: false,
  ssr: { noExternal: [/^@aangan\//, 'react', 'react-dom'] },
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    ssr: 'src/server/main.ts',
    watch,
    target: 'node24',
    minify: false,
    // All beside each other: they find what the browser gets by the folder that they lie in.
    rollupOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
});
