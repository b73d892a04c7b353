// A reporter for node:test that writes one line per test, `passed` or `failed` with what failed, so that a run can be
// counted to its last moment, even if it is broken off. What is skipped or still to do counts as neither.

import path from 'node:path';
import { inspect } from 'node:util';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures what failed and why, as far as it is known
 */

/** @param {AsyncIterable<{ type: string, data: any }>} events */
export default async function* countReporter(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details?.type === 'suite' || isMarked(data.skip) || isMarked(data.todo)) continue;
    // A file without any test is reported as one test that passed, under the file's own name.
    if (type === 'test:pass' && isFileItself(data)) continue;
    yield type === 'test:pass' ? 'passed\n' : `failed ${JSON.stringify(describeFailure(data))}\n`;
  }
}

/**
 * The file, the test's name and the first lines of what was wrong.
 * @param {{ name: string, file?: string, details?: { error?: { message?: string, cause?: unknown } } }} data
 */
function describeFailure({ name, file, details }) {
  const cause = details?.error?.cause ?? details?.error;
  const words = cause instanceof Error ? `${cause.name}: ${cause.message}` : inspect(cause);
  const where = file === undefined ? '' : `${path.relative(process.cwd(), file)}: `;
  return [`${where}${name}`, ...words.split('\n').slice(0, 30)].join('\n    ');
}

/**
 * A test is marked with `true` or with a reason, which may be empty.
 * @param {unknown} mark
 */
function isMarked(mark) {
  return mark !== undefined && mark !== false;
}

/** @param {{ name: string, nesting: number, file?: string }} data */
function isFileItself({ name, nesting, file }) {
  return nesting === 0 && file !== undefined && path.resolve(name) === file;
}

/**
 * Adds up what the reporter wrote.
 * @param {string} text
 * @returns {Count}
 */
export function addUp(text) {
  // What stands behind the last line's end was cut off with the run.
  const lines = text.split('\n').slice(0, -1);
  const failures = lines
    .filter((line) => line.startsWith('failed '))
    .map((line) => /** @type {string} */ (JSON.parse(line.slice('failed '.length))));
  const passed = lines.filter((line) => line === 'passed').length;
  return { passed, failed: failures.length, failures };
}
