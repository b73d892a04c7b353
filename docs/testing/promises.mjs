// Reads docs/promises: its headings, its numbered statements with the tests that hold them, and its tables.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../scripts/setup/stale.mjs';

/** @typedef {{ file: string, text: string }} Source */
/** @typedef {{ number: string, file: string, text: string, holders: Holder[] }} Statement */
/** @typedef {{ by: 'Held' | 'Measured', file: string, target: string, name: string }} Holder */

const number = String.raw`\d+(?:\.\d+)*`;
const statementStart = new RegExp(`^- \\*\\*(${number})\\*\\* `, 'm');

/**
 * The files that people write, with their text; what is generated, fetched or binary is left out.
 * @param {string} root
 * @returns {Promise<Source[]>}
 */
export async function readSources(root) {
  const elsewhere = ['node_modules', '.git', '.next', 'dist', 'data', '.cache', 'migrations'];
  const files = await listFiles(root, '.', (file) => !elsewhere.includes(path.basename(file)));
  const written = files.filter((file) => /\.(tsx?|mjs|css|md|yaml)$/.test(file));
  return Promise.all(
    written.map(async (file) => {
      const text = await readFile(path.join(root, file), 'utf8');
      return { file, text: isGuide(file) ? withoutExamples(text) : text };
    }),
  );
}

/** @param {string} file */
const isGuide = (file) => /^docs\/guides\/.*\.md$/.test(file);

/**
 * What a guide says to write is not there yet.
 * @param {string} text
 */
const withoutExamples = (text) => text.replace(/^( *)```[^\n]*\n[\s\S]*?^\1```$/gm, '');

/**
 * The numbers of headings such as `## 2.6 News`.
 * @param {string} text
 */
export function headingsIn(text) {
  return [...text.matchAll(new RegExp(`^#+ (${number}) `, 'gm'))].map(([, found = '']) => found);
}

/**
 * The statements of a file: list items that begin with a number in bold, up to the next one or to an empty line.
 * @param {Source} source
 * @returns {Statement[]}
 */
export function statementsIn({ file, text }) {
  const items = text.split(/^(?=- \*\*)|\n\n/m).filter((part) => statementStart.test(part));
  return items.map((item) => ({
    number: item.match(statementStart)?.[1] ?? '',
    file,
    text: item,
    holders: holdersIn(item),
  }));
}

/**
 * @param {string} item
 * @returns {Holder[]}
 */
function holdersIn(item) {
  const [, by, list = ''] = item.match(/^ {2}(Held|Measured) by: (.*)$/ms) ?? [];
  return [...list.matchAll(/\[([^\]]+)\]\(([^)]+)\) “([^”]+)”/g)].map(
    ([, file = '', target = '', name = '']) => ({
      by: /** @type {Holder['by']} */ (by),
      file,
      target,
      name,
    }),
  );
}

/**
 * The numbers that a text cites: of `promises 2.3 to 2.6, 4 and 10.5` these four.
 * @param {string} text
 */
export function citationsIn(text) {
  const list = new RegExp(`\\bpromises? (${number}(?:(?:, | and | to )${number})*)`, 'gi');
  return [...text.matchAll(list)].flatMap(([, cited = '']) => cited.split(/, | and | to /));
}

/**
 * The rows of the first table after a heading, cell by cell, without backticks.
 * @param {string} text
 * @param {string} heading such as `2.1`
 */
export function tableUnder(text, heading) {
  const start = text.search(new RegExp(`^#+ ${heading.replaceAll('.', '\\.')} `, 'm'));
  const [table = ''] = text.slice(start).match(/(^\|.*\n)+/m) ?? [];
  const [, , ...rows] = table.trimEnd().split('\n');
  return rows.map((row) =>
    row
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.replaceAll('`', '')),
  );
}

/**
 * The links of a document that lead to another file or heading of the repository.
 * @param {string} text
 */
export function linksIn(text) {
  const prose = text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/**
 * The files and folders of ours that a document names in backticks, as in `contract/src/routes.ts`.
 * @param {string} text
 */
export function pathsIn(text) {
  const parts = 'bench|cms|contract|docs|e2e|ops|schools|scripts|site|torture';
  return [...text.matchAll(new RegExp(`\`((?:${parts})/[^\`\\s]*)\``, 'g'))].map(
    ([, file = '']) => file,
  );
}

/**
 * The anchors that a document's headings get, as GitHub makes them.
 * @param {string} text
 */
export function anchorsIn(text) {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
