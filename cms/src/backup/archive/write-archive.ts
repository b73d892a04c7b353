/** Writes a tar archive aside: under its own name it appears whole, synced and for this user alone, or not at all. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Header } from 'tar';
import { syncFolder } from '../../data-folder/sync-folder.ts';
import type { SavedFile } from './manifest.ts';

/** Where an archive is written until it is whole. */
export const asideOf = (file: string): string => `${file}.part`;

const block = 512;
/** Tar ends with two empty blocks. */
const end = Buffer.alloc(2 * block);

export class ArchiveWriter {
  readonly #file: string;
  readonly #stream: WriteStream;
  #failure: Error | undefined;

  private constructor(file: string, stream: WriteStream) {
    this.#file = file;
    this.#stream = stream;
    stream.on('error', (error) => {
      this.#failure = error;
    });
  }

  static async open(file: string): Promise<ArchiveWriter> {
    // What a killed run left may be another's to read.
    await rm(asideOf(file), { force: true });
    const stream = createWriteStream(asideOf(file), { flags: 'wx', mode: 0o600, flush: true });
    await once(stream, 'open');
    return new ArchiveWriter(file, stream);
  }

  async #write(data: Uint8Array): Promise<void> {
    if (this.#failure) throw this.#failure;
    if (!this.#stream.write(data)) await once(this.#stream, 'drain');
  }

  /** Adds what is read from elsewhere. */
  async add(name: string, bytes: number, content: Readable): Promise<SavedFile> {
    const header = new Header({
      path: name,
      size: bytes,
      type: 'File',
      mode: 0o600,
      uid: 0,
      gid: 0,
      mtime: new Date(0),
    });
    if (header.encode()) throw new Error(`A name is too long for an archive: ${name}`);
    await this.#write(header.block as Buffer);
    const hash = createHash('sha256');
    let written = 0;
    for await (const chunk of content) {
      hash.update(chunk);
      written += chunk.length;
      await this.#write(chunk);
    }
    if (written !== bytes) throw new Error(`${name} became shorter while it was read.`);
    await this.#write(Buffer.alloc((block - (bytes % block)) % block));
    return { sha256: hash.digest('hex'), bytes };
  }

  /** Adds a text. */
  addText(name: string, text: string): Promise<SavedFile> {
    const data = Buffer.from(text);
    return this.add(name, data.length, Readable.from([data]));
  }

  /** Adds a file of the disk; undefined when it is gone. */
  async addFile(name: string, path: string): Promise<SavedFile | undefined> {
    const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!handle) return undefined;
    try {
      const { size } = await handle.stat();
      // Not what is added behind while it is read; `end` is the last byte, and there may be none.
      const content =
        size === 0
          ? Readable.from([])
          : createReadStream('', { fd: handle, autoClose: false, end: size - 1, start: 0 });
      return await this.add(name, size, content);
    } finally {
      await handle.close();
    }
  }

  /** Ends the archive and syncs it, still aside. */
  async finish(): Promise<void> {
    await this.#write(end);
    this.#stream.end();
    await finished(this.#stream);
  }

  /** Gives the finished archive its name. */
  async publish(): Promise<void> {
    await rename(asideOf(this.#file), this.#file);
    await syncFolder(dirname(this.#file));
  }

  /** Throws away what was written. */
  async discard(): Promise<void> {
    this.#stream.destroy();
    await rm(asideOf(this.#file), { force: true });
  }
}
