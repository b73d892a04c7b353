// Standard output and standard error that cannot end the process. A line that finds no room (a full disk) or no reader (a
// closed pipe) is dropped; how many were is told as soon as one can be written again. Loaded by `npm start` into itself
// and, with `--import`, into each server: a log line is never worth a website.

import { fstatSync, writeSync } from 'node:fs';

/** @param {number} descriptor */
function isFile(descriptor) {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
}

/** @param {number} lines */
function toNotice(lines) {
  return `${JSON.stringify({ time: new Date().toISOString(), kind: 'lines-dropped', lines })}\n`;
}

/**
 * Gives a function that writes to a file, or drops what cannot be written.
 * @param {number} descriptor
 */
export function makeSteadyWriter(descriptor) {
  let dropped = 0;
  // A disk that fills up takes the front of a line; the next one begins on a line of its own.
  let isCut = false;
  /** @param {Uint8Array} bytes */
  const writeWhole = (bytes) => {
    let written = 0;
    try {
      while (written < bytes.length) {
        const now = writeSync(descriptor, bytes, written);
        if (now === 0) throw new Error('nothing more can be written');
        written += now;
      }
      return true;
    } catch {
      isCut ||= written > 0;
      return false;
    }
  };
  /** @param {Uint8Array} bytes */
  return (bytes) => {
    if (dropped > 0) {
      if (!writeWhole(Buffer.from(`${isCut ? '\n' : ''}${toNotice(dropped)}`))) {
        dropped += 1;
        return;
      }
      dropped = 0;
      isCut = false;
    }
    if (!writeWhole(bytes)) dropped += 1;
  };
}

/** @param {NodeJS.WriteStream & { fd: number }} stream */
function makeSteady(stream) {
  // A pipe that nobody reads any more says so here, once; without a listener that would be the end of the process.
  stream.on('error', () => {});
  if (!isFile(stream.fd)) return;
  // Node's own stream for a file is over for good after the first write that fails.
  const write = makeSteadyWriter(stream.fd);
  stream.write = /** @type {typeof stream.write} */ (
    (
      /** @type {string | Uint8Array} */ chunk,
      /** @type {BufferEncoding | (() => void) | undefined} */ encoding,
      /** @type {(() => void) | undefined} */ callback,
    ) => {
      write(
        typeof chunk === 'string'
          ? Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8')
          : chunk,
      );
      const done = typeof encoding === 'function' ? encoding : callback;
      if (done) process.nextTick(done);
      return true;
    }
  );
}

makeSteady(process.stdout);
makeSteady(process.stderr);
