/** The decoder of HEIC photos, asked for by a browser that has none of its own: the library as it is published, and our worker around it. */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { plainPath } from '../plain-path.ts';

const files: Readonly<Record<string, string>> = {
  '/heic/worker.js': join(import.meta.dirname, 'worker.js'),
  '/heic/libheif.js': fileURLToPath(
    import.meta.resolve('libheif-js/libheif-wasm/libheif-bundle.js'),
  ),
};

export const isHeicDecoder = (url: string): boolean => plainPath(url) in files;

/** Two megabytes become 0.7; packed when they are first asked for, which in most schools is never. */
const packed = new Map<string, Promise<Buffer>>();
const load = (path: string): Promise<Buffer> => {
  const found = packed.get(path);
  if (found) return found;
  const made = readFile(files[path] ?? '').then((bytes) => promisify(gzip)(bytes));
  packed.set(path, made);
  return made;
};

export const answerHeicDecoder = async (response: ServerResponse): Promise<void> => {
  const { url = '', method } = response.req;
  const body = await load(plainPath(url));
  response.writeHead(200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Encoding': 'gzip',
    'Content-Length': String(body.length),
    'Cache-Control': 'private, max-age=86400',
  });
  response.end(method === 'HEAD' ? undefined : body);
};
