// What the words after `npm test --` select: steps (what is checked), parts (where), files of tests, or `changed`.

import { refuseUnknown } from '../refuse-unknown.mjs';

/**
 * @typedef {object} Selection
 * @property {string[]} steps all of them if none was named
 * @property {string[]} parts none if the whole repository is meant
 * @property {string[]} files only these tests, if any were named
 * @property {boolean} isChanged only what the present changes reach
 */

/**
 * Reads the words. `torture` is the name of a step and of a part: beside other steps it is the step, otherwise the part, to
 * which the step belongs.
 * @param {readonly string[]} words
 * @param {readonly string[]} steps
 * @param {readonly string[]} parts
 * @param {readonly string[]} tests the files that hold tests
 * @returns {Selection}
 */
export function readSelection(words, steps, parts, tests) {
  const files = words.filter((word) => tests.includes(word));
  const others = words.filter((word) => !files.includes(word));
  refuseUnknown(others, { steps, parts, 'what changes reach': ['changed'] });
  const onlySteps = words.filter((word) => steps.includes(word) && !parts.includes(word));
  const isStep = (/** @type {string} */ word) =>
    steps.includes(word) && (onlySteps.length > 0 || !parts.includes(word));
  const named = words.filter(isStep);
  return {
    steps: steps.filter((step) => named.length === 0 || named.includes(step)),
    parts: parts.filter((part) => words.includes(part) && !isStep(part)),
    files,
    isChanged: words.includes('changed'),
  };
}
