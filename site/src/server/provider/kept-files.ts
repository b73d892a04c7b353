/**
 * Public files on the website's disk: their names are made of their content, so a copy never grows old, and pages keep their
 * pictures while the provider is away. What the school has taken down is thrown away: at once when the changes feed names it,
 * and after a restart, or when the feed cannot tell, as soon as the provider says that it is gone.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pictureWidths } from '@aangan/contract/picture-widths.ts';
import { log, reasonOf } from '../process/log.ts';
import { avifNameOf, createAvifCopies } from './avif-copies.ts';
import type { Provider } from './client.ts';

/** How long a file is given out before the provider is asked again whether it is still published. */
const confirmedFor = 60_000;
/** How long a visitor waits for that. */
const timeout = 500;
const mostConfirmed = 50_000;
/** How long nobody asks again after it did not answer. */
const restAfterSilence = 1500;
/** Their bytes are gone; this only keeps those from coming back that were on their way, or could not be deleted. */
const mostTakenDown = 10_000;
/** How long is waited for it where no visitor waits. */
const slowTimeout = 15_000;
/** Leaves the provider time for visitors while all files are asked about. */
const between = 5;

/** `body` only of a file that could be had but not kept. */
type Facts = { type: string; bytes: number; disposition: string | null; body?: Buffer };
/** A file as one browser gets it: `file` is its name here, and `varies` whether another may get it in another form. */
export type Form = Facts & { file: string; varies: boolean };

/** Names of our provider's public files; others (a transfer certificate's pass, another provider's) are never kept. */
const contentNamed = /^[0-9a-f]{16,64}\.[a-z0-9]{2,5}$/;
export const isContentNamed = (path: string): boolean => contentNamed.test(path);

/** What the copy of a file is called, of a picture for each width. */
const keyOf = (path: string, width: string | undefined): string =>
  width ? `${path}@${width}` : path;

export const openKeptFiles = async (provider: Provider, folder: string) => {
  let hasFailed = false;
  /** Once, and again only after it has worked meanwhile: on a full disk every file would be one more line. */
  const noteFailure = (error: unknown) => {
    if (!hasFailed) log('file-failed', { reason: reasonOf(error) });
    hasFailed = true;
  };
  await mkdir(folder, { recursive: true }).catch(noteFailure);

  /** How often something was heard of a change. An answer to a question from before that confirms nothing. */
  let generation = 0;
  /** What is known to be gone, the latest last. */
  const takenDown = new Set<string>();
  const noteTakenDown = (path: string) => {
    takenDown.delete(path);
    takenDown.add(path);
    const [oldest] = takenDown;
    if (takenDown.size > mostTakenDown && oldest) takenDown.delete(oldest);
  };
  const avifCopies = createAvifCopies(folder);
  /** Deletes a file in all its widths and forms. */
  const throwAway = async (path: string): Promise<void> => {
    confirmed.delete(path);
    const keys = [path, ...pictureWidths.map((width) => keyOf(path, String(width)))];
    try {
      for (const key of keys)
        for (const file of [key, `${key}.json`, avifNameOf(key)])
          await rm(join(folder, file), { force: true });
    } catch (error) {
      // On a disk that takes no changes: then it is at least not given out.
      noteFailure(error);
      noteTakenDown(path);
    }
  };

  /** When the provider last said that a file is still there. */
  const confirmed = new Map<string, number>();
  const noteThere = (path: string, begun: number) => {
    if (begun !== generation) return;
    if (confirmed.size >= mostConfirmed) confirmed.clear();
    confirmed.set(path, Date.now());
  };

  const keep = async (key: string, path: string, width: string | undefined) => {
    const begun = generation;
    const response = await provider.file(path, width ? { w: width } : {});
    if (!response.ok) return response.status;
    const body = Buffer.from(await response.arrayBuffer());
    const facts: Facts = {
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      bytes: body.length,
      disposition: response.headers.get('content-disposition'),
    };
    const draft = join(folder, `${key}.${randomUUID()}`);
    try {
      await writeFile(draft, body);
      await writeFile(`${draft}.json`, JSON.stringify(facts));
      await rename(`${draft}.json`, join(folder, `${key}.json`));
      await rename(draft, join(folder, key));
      hasFailed = false;
    } catch (error) {
      await Promise.all([draft, `${draft}.json`].map((file) => rm(file, { force: true }))).catch(
        noteFailure,
      );
      noteFailure(error);
      // The visitor gets the file all the same.
      return takenDown.has(path) ? 404 : { ...facts, body };
    }
    noteThere(path, begun);
    if (begun === generation) return facts;
    // Something was published or taken down while it was on its way: if it was this, it must not stay on the disk.
    if (!takenDown.has(path)) return (await isGone(path)) ? 404 : facts;
    await throwAway(path);
    return 404;
  };

  const kept = async (key: string): Promise<Facts | undefined> => {
    try {
      const { size } = await stat(join(folder, key));
      const facts = JSON.parse(await readFile(join(folder, `${key}.json`), 'utf8')) as Facts;
      return facts.bytes === size ? facts : undefined; // A power cut can leave a part of it.
    } catch {
      return undefined;
    }
  };

  /** Whether the provider still has a file, for whoever cannot wait long; undefined when it does not say. */
  const askProvider = async (path: string, within: number): Promise<boolean | undefined> => {
    const begun = generation;
    const status = await Promise.race([
      provider.file(path, {}, 'HEAD').then(
        (response) => response.status,
        () => undefined,
      ),
      pause(within, undefined, { ref: false }),
    ]);
    // Only who answers confirms: one that hangs for a moment would keep what was taken down for as long as that holds.
    if (status === 200) noteThere(path, begun);
    if (status === 404) await throwAway(path);
    return status === 200 || (status === 404 ? false : undefined);
  };

  /** While the provider does not answer, not every picture waits for it in vain. */
  let restUntil = 0;
  /** Whether a kept file is no longer published. While the provider is away, it stays. */
  const isGone = async (path: string): Promise<boolean> => {
    if (Date.now() - (confirmed.get(path) ?? 0) < confirmedFor || Date.now() < restUntil)
      return false;
    const isThere = await askProvider(path, timeout);
    if (isThere === undefined) restUntil = Date.now() + restAfterSilence;
    return isThere === false;
  };

  /** Whether what was taken down is given out again: a portrait after the family has agreed once more. */
  const isBack = async (path: string): Promise<boolean> => {
    const begun = generation;
    const isThere = await askProvider(path, timeout);
    if (isThere && begun === generation) takenDown.delete(path);
    return !takenDown.has(path);
  };

  /** Asks about every file that is kept, asked for or not: later the provider may be away, and could not tell. */
  const checkAll = async (begun: number): Promise<void> => {
    const since = Date.now();
    const names = await readdir(folder).catch((): string[] => []);
    const factsByPath = Map.groupBy(
      names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name)),
      (file) => basename(file, '.json').split('@')[0] ?? '',
    );
    const all = [...factsByPath].filter(([path]) => isContentNamed(path));
    // Several processes go through the same folder: from different ends, they share the work.
    if (process.pid % 2 === 1) all.reverse();
    const isAsked = async (facts: readonly string[]) => {
      const found = await Promise.all(facts.map((file) => stat(file).catch(() => undefined)));
      return found.every((one) => !one || one.mtimeMs >= since);
    };
    for (const [path, facts] of all) {
      while (begun === latestCheck && !(await isAsked(facts))) {
        const isThere = await askProvider(path, slowTimeout);
        // Another process sees by this that it need not ask.
        const now = new Date();
        if (isThere) for (const file of facts) await utimes(file, now, now).catch(() => undefined);
        await pause(isThere === undefined ? restAfterSilence : between, undefined, { ref: false });
        if (isThere !== undefined) break;
      }
    }
  };
  let latestCheck = 0;

  /** One fetch at a time for each file, however many visitors wait for it. */
  const fetching = new Map<string, Promise<Facts | number>>();

  const markStale = () => {
    generation += 1;
    restUntil = 0;
    confirmed.clear();
  };

  const loadFacts = async (key: string, path: string, width: string | undefined) => {
    if (takenDown.has(path) && !(await isBack(path))) return 404;
    const known = await kept(key);
    if (known) return (await isGone(path)) || takenDown.has(path) ? 404 : known;
    let task = fetching.get(key);
    if (!task) {
      task = keep(key, path, width).finally(() => fetching.delete(key));
      fetching.set(key, task);
    }
    return task;
  };

  /** Of a picture's copy in a width there may be an AVIF form, which is smaller. */
  const toForm = async (key: string, facts: Facts, takesAvif: boolean): Promise<Form> => {
    const varies = key.includes('@') && facts.type === 'image/webp';
    const asIs = { ...facts, file: key, varies };
    const bytes = varies && takesAvif && !facts.body ? await avifCopies.sizeOf(key) : undefined;
    if (bytes === undefined) return asIs;
    return { ...asIs, file: avifNameOf(key), type: 'image/avif', bytes };
  };

  return {
    /** A file that is on the disk now, in the best form that the browser takes, or the status that the provider refused it with. */
    load: async (
      path: string,
      width: string | undefined,
      takesAvif: boolean,
    ): Promise<Form | number> => {
      const key = keyOf(path, width);
      const facts = await loadFacts(key, path, width);
      return typeof facts === 'number' ? facts : toForm(key, facts, takesAvif);
    },
    placeOf: (file: string) => join(folder, file),
    /** Something was published: each file is asked about before it is given out again. Those that are named are gone. */
    changed: (gone: readonly string[]) => {
      markStale();
      for (const path of gone.filter(isContentNamed)) {
        noteTakenDown(path);
        void throwAway(path);
      }
    },
    /** It is not known what was taken down meanwhile: all are asked about, and each before it is given out again. */
    reset: () => {
      markStale();
      takenDown.clear();
      latestCheck += 1;
      void checkAll(latestCheck);
    },
  };
};
export type KeptFiles = Awaited<ReturnType<typeof openKeptFiles>>;
