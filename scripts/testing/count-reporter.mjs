// A reporter for node:test that writes one word per test, `passed` or `failed`, so that a run can be counted to its last
// moment, even if it is broken off. What is skipped or still to do counts as neither.

import path from 'node:path';

/** @param {AsyncIterable<{ type: string, data: any }>} events */
export default async function* countReporter(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details?.type === 'suite' || isMarked(data.skip) || isMarked(data.todo)) continue;
    // A file without any test is reported as one test that passed, under the file's own name.
    if (type === 'test:pass' && isFileItself(data)) continue;
    yield type === 'test:pass' ? 'passed\n' : 'failed\n';
  }
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
 * @returns {{ passed: number, failed: number }}
 */
export function addUp(text) {
  const words = text.split('\n');
  const count = (/** @type {string} */ wanted) => words.filter((word) => word === wanted).length;
  return { passed: count('passed'), failed: count('failed') };
}
