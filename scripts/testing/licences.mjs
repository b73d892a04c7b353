// Under which licences the packages are that the product ships with, and whether we may use them so.

/** Free to use in any product, as long as their notices are kept. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'WTFPL',
  'Zlib',
];
/** Of data and fonts. */
const ofContent = ['CC-BY-4.0', 'OFL-1.1'];
/** Bind only changes of the package itself, which we use unchanged, as a package of its own. */
const weakCopyleft = ['MPL-2.0', 'LGPL-3.0', 'LGPL-3.0-or-later'];
const accepted = new Set([...permissive, ...ofContent, ...weakCopyleft]);

/**
 * Packages that name their licence only in their LICENSE file, which somebody has read.
 * @type {Record<string, string>}
 */
const readByHand = { busboy: 'MIT', 'png-js': 'MIT', streamsearch: 'MIT' };

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} licence
 */

/**
 * The packages of a package-lock.json that are no development dependencies, each once.
 * @param {{ packages: Record<string, { license?: string, dev?: boolean, link?: boolean }> }} lock
 * @returns {Package[]}
 */
export function listProductionPackages({ packages }) {
  const found = new Map();
  for (const [place, { license, dev, link }] of Object.entries(packages)) {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!place.includes('node_modules/') || dev || link) continue;
    const licence = license ?? readByHand[name] ?? 'unknown';
    found.set(`${name} ${licence}`, { name, licence });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * Whether we may use what is under this licence, an SPDX expression: with OR the choice is ours, with AND all of it holds.
 * Brackets are only known around the whole, which is how packages write them.
 * @param {string} licence
 */
export function isAccepted(licence) {
  const bare = licence.replace(/^\((.*)\)$/, '$1');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => accepted.has(one.trim())));
}
