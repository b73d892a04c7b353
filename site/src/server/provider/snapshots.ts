/** The last good answers of the provider on disk: what the website goes on with after a restart while the provider is away. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log, reasonOf } from '../process/log.ts';

export type Snapshots = {
  /** Of what there are answers. */
  keys: () => Promise<string[]>;
  /** The moment of the question whose answer is kept. */
  newest: (key: string) => Promise<number | undefined>;
  /** A moment to give to `save` or `drop`: taken before the provider is asked, so that answers are told apart by age. */
  moment: () => number;
  load: (key: string) => Promise<unknown>;
  /** Keeps what was answered to a question of that moment, unless the answer to a later one is known. */
  save: (key: string, answer: unknown, asked: number) => Promise<void>;
  /** Throws away what was answered up to that moment: it was taken down. */
  drop: (key: string, asked: number) => Promise<void>;
};

/**
 * Another worker may have asked just before something was taken down, and may write what it was told just after we dropped
 * it. It waits 1.5 s for an answer; after this long all that it can have written is there, and is dropped once more.
 */
const dropAgainAfter = 10_000;
/** Visitors can ask for any number of things that are not there. */
const mostToDropAgain = 5000;
/** A version from further ahead than this is of a clock that was wrong: it must not win over all that come after it. */
const clockSlack = 60_000_000;

/** What the folder of a key can be called; a key that is longer is not kept. */
const longestName = 240;
const nameOf = (key: string): string => encodeURIComponent(key);
const isName = (name: string): boolean => name.startsWith('%2F');

/** Runs what is given for one key in the order in which it was given. */
const createQueues = () => {
  const last = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const task = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = task
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === settled) last.delete(key);
      });
    last.set(key, settled);
    return task;
  };
};

/** Drafts that were left by a process that was killed; those of processes that are at it now are younger. */
const draftsAreLeftAfter = 60_000;
const removeDrafts = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    if (name.endsWith('.json')) continue;
    const file = join(folder, name);
    const written = await stat(file).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > draftsAreLeftAfter)
      await rm(file, { force: true });
  }
};

const tidy = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  // Layouts of before had files here, or folders by a hash; what they hold may have been taken down since.
  for (const left of await readdir(folder, { withFileTypes: true }))
    if (left.isFile() || !isName(left.name))
      await rm(join(folder, left.name), { force: true, recursive: true });
    else await removeDrafts(join(folder, left.name));
};

/**
 * Opens a folder of snapshots that several processes share. Each key has a folder, and in it a file named after the moment
 * of its question, so that an older answer can never take the place of a newer one, whoever writes last.
 */
export const openSnapshots = async (
  folder: string,
  { dropAgain = dropAgainAfter }: { dropAgain?: number } = {},
): Promise<Snapshots> => {
  let hasFailed = false;
  /** Once, and again only after it has worked meanwhile: on a full disk every answer would be one more line. */
  const noteFailure = (error: unknown) => {
    if (!hasFailed) log('snapshot-failed', { reason: reasonOf(error) });
    hasFailed = true;
  };
  await tidy(folder).catch(noteFailure);
  const inOrder = createQueues();
  let lastMoment = 0;
  const folderOf = (key: string) => join(folder, nameOf(key));

  /** The moments of which there is an answer, the newest first. */
  const versions = async (key: string): Promise<number[]> => {
    const names = await readdir(folderOf(key)).catch((): string[] => []);
    return names
      .flatMap((name) => name.match(/^(\d+)\.json$/)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => b - a);
  };
  const isAhead = (moment: number) => moment > Date.now() * 1000 + clockSlack;
  const remove = (key: string, moments: readonly number[]) =>
    Promise.all(
      moments.map((moment) => unlink(join(folderOf(key), `${moment}.json`)).catch(() => undefined)),
    );
  const dropUpTo = async (key: string, asked: number): Promise<void> => {
    const all = await versions(key);
    await remove(
      key,
      all.filter((moment) => moment <= asked || isAhead(moment)),
    );
  };

  const toDropAgain = new Map<string, number>();
  const dropOnceMore = (key: string, asked: number) => {
    if (toDropAgain.size >= mostToDropAgain) return;
    toDropAgain.set(key, asked);
    setTimeout(() => {
      if (toDropAgain.get(key) !== asked) return;
      toDropAgain.delete(key);
      void inOrder(key, () => dropUpTo(key, asked));
    }, dropAgain).unref();
  };

  return {
    keys: async () =>
      (await readdir(folder).catch((): string[] => [])).filter(isName).map(decodeURIComponent),
    newest: async (key) => (await versions(key)).find((moment) => !isAhead(moment)),
    moment: () => {
      lastMoment = Math.max(lastMoment + 1, Date.now() * 1000);
      return lastMoment;
    },
    load: async (key) => {
      for (const moment of await versions(key)) {
        if (isAhead(moment)) continue;
        try {
          const kept = JSON.parse(
            await readFile(join(folderOf(key), `${moment}.json`), 'utf8'),
          ) as { key: string; answer: unknown };
          if (kept.key === key) return kept.answer;
        } catch {
          // Cut off by a full disk, or just replaced: the same as not having it.
        }
      }
      return undefined;
    },
    drop: (key, asked) =>
      inOrder(key, async () => {
        await dropUpTo(key, asked);
        dropOnceMore(key, asked);
      }),
    save: (key, answer, asked) =>
      inOrder(key, async () => {
        if (nameOf(key).length > longestName) return;
        const draft = join(folderOf(key), randomUUID());
        try {
          await mkdir(folderOf(key), { recursive: true });
          await writeFile(draft, JSON.stringify({ key, answer }));
          await rename(draft, join(folderOf(key), `${asked}.json`));
          const all = await versions(key);
          const [newest] = all.filter((moment) => !isAhead(moment));
          await remove(
            key,
            all.filter((moment) => moment !== newest),
          );
          hasFailed = false;
        } catch (error) {
          await unlink(draft).catch(() => undefined);
          noteFailure(error);
        }
      }),
  };
};
