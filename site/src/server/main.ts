/** Starts the website. */
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { loadAssets } from './assets.ts';
import { followChanges } from './changes.ts';
import { createFileDoor } from './files.ts';
import { flushLog, log } from './log.ts';
import { createPageCache } from './page-cache.ts';
import { createPages } from './pages.ts';
import { createProvider } from './provider.ts';
import { createRenderer } from './render.tsx';
import { createSchools } from './schools.ts';
import { readSettings } from './settings.ts';
import { openSnapshots } from './snapshots.ts';

const mostCachedBytes = 256 * 1024 * 1024;

/** Ends with one sentence for the person who started us. */
const giveUp = (sentence: string): never => {
  flushLog();
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const start = async () => {
  const settings = readSettings(process.env);
  await mkdir(settings.folder, { recursive: true })
    .then(() => access(settings.folder, constants.W_OK))
    .catch(() =>
      giveUp(
        `The folder ${settings.folder} cannot be written to. Make it writable, or set DATA_DIR to another one.`,
      ),
    );

  const provider = createProvider(
    settings.providerUrl,
    await openSnapshots(join(settings.folder, 'snapshots')),
  );
  const assets = await loadAssets(join(import.meta.dirname, '../client'));
  const cache = createPageCache(mostCachedBytes);
  const schools = createSchools(provider, settings);
  const files = await createFileDoor(provider, join(settings.folder, 'files'));
  const renderer = createRenderer(provider, assets, { dev: settings.dev });
  const pages = createPages({ provider, renderer, cache, schools });
  const app = await createApp({
    provider,
    renderer,
    pages,
    assets,
    files,
    schools,
    dev: settings.dev,
  });
  /** Until it is known whose hostname is whose, the list is asked for again. */
  const learnSchools = async () => {
    if (!(await schools.refresh())) setTimeout(learnSchools, 2000).unref();
  };
  await learnSchools();

  const stopFollowing = followChanges(settings.providerUrl, {
    changed: async (changes) => {
      for (const change of changes) provider.forget(change);
      if (changes.some(({ collection }) => collection === 'schools')) await learnSchools();
      pages.renew(
        cache.spoil(new Set(changes.map(({ school, collection }) => `${school}:${collection}`))),
      );
    },
    reset: async () => {
      provider.forgetAll();
      await learnSchools();
      pages.renew(cache.spoil('all'));
    },
  });

  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      giveUp(
        `Port ${settings.port} is taken. Stop what listens there, or set PORT to another one.`,
      );
    if (code === 'EACCES')
      giveUp(`Port ${settings.port} may not be opened by this user. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      giveUp(
        `HOST is "${settings.host}", which is not an address of this machine. Set it to one that is, or to 0.0.0.0 for all.`,
      );
    throw error;
  }
  log('listening', { host: settings.host, port: settings.port });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    stopFollowing();
    // Requests under way are finished; connections that only wait are not waited for.
    const closed = app.close();
    app.server.closeIdleConnections();
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 4000).unref())]);
    log('stopped');
    flushLog();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

start().catch((error: Error) => giveUp(error.message));
