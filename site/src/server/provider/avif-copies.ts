/**
 * A second copy of each picture, as AVIF, for browsers that take it: about two thirds of the bytes. Made once, in the background and one
 * at a time, from the WebP copy that visitors get until then. Whatever goes wrong with one leaves the WebP copy, which is always right.
 */
import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { log, reasonOf } from '../process/log.ts';

/**
 * Looked at side by side with WebP of quality 78, which has no finer colours either; effort 3 takes a picture of 640 px some
 * tenths of a second.
 */
const avif = { quality: 48, effort: 3, chromaSubsampling: '4:2:0' } as const;
/** Asked for at once by somebody who opens many albums; the rest is made when asked for again. */
const mostWaiting = 500;

/** What the AVIF copy of a picture is called. */
export const avifNameOf = (key: string): string => `${key}.avif`;

export const createAvifCopies = (folder: string) => {
  const waiting = new Set<string>();
  /** Those that came out no smaller, or not at all. */
  const useless = new Set<string>();
  let isRunning = false;

  const isThere = (key: string) =>
    stat(join(folder, avifNameOf(key))).then(
      () => true,
      () => false,
    );
  const make = async (key: string) => {
    // Another process of the website may have made it meanwhile.
    if (await isThere(key)) return;
    const webp = await readFile(join(folder, key));
    // Loaded when first needed: a website whose copies are all made does without it.
    const { default: sharp } = await import('sharp');
    // One core is enough for what nobody waits for.
    sharp.concurrency(1);
    const copy = await sharp(webp).avif(avif).toBuffer();
    if (copy.length >= webp.length) return void useless.add(key);
    const draft = join(folder, `${key}.${randomUUID()}`);
    try {
      await writeFile(draft, copy);
      await rename(draft, join(folder, avifNameOf(key)));
    } finally {
      await rm(draft, { force: true });
    }
    // Taken down meanwhile: then no copy of it may stay.
    await stat(join(folder, key)).catch(() => rm(join(folder, avifNameOf(key)), { force: true }));
  };
  const run = async () => {
    isRunning = true;
    for (const key of waiting) {
      waiting.delete(key);
      const begun = performance.now();
      await make(key).catch((error) => {
        useless.add(key);
        log('file-failed', { reason: reasonOf(error) });
      });
      // Visitors come first: each process of the website spends a quarter of a core on it at most.
      await pause(3 * (performance.now() - begun), undefined, { ref: false });
    }
    isRunning = false;
  };

  return {
    /** The bytes of a picture's AVIF copy; undefined if there is none yet, and then it will be made. */
    sizeOf: async (key: string): Promise<number | undefined> => {
      try {
        return (await stat(join(folder, avifNameOf(key)))).size;
      } catch {
        if (useless.has(key) || waiting.size >= mostWaiting) return undefined;
        waiting.add(key);
        if (!isRunning) void run();
        return undefined;
      }
    },
  };
};
