// Holds docs/promises true: every citation leads somewhere, every promise has a test that is there, every link
// lives, and every table that repeats a list of the code says the same.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { budgets } from '../../bench/budgets.ts';
import { calls } from '../../contract/src/calls.ts';
import * as entities from '../../contract/src/entities.ts';
import * as forms from '../../contract/src/forms.ts';
import { messages, refusals, tooLong } from '../../contract/src/messages.ts';
import { routes } from '../../contract/src/routes.ts';
import {
  anchorsIn,
  citationsIn,
  headingsIn,
  linksIn,
  pathsIn,
  readSources,
  statementsIn,
  tableUnder,
} from './promises.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = await readSources(root);
const textOf = new Map(sources.map(({ file, text }) => [file, text]));
const chapters = sources.filter(({ file }) => /^docs\/promises\/\d/.test(file));
const headings = chapters.flatMap(({ text }) => headingsIn(text));
const statements = chapters.flatMap(statementsIn);
const documents = sources.filter(({ file }) => /^((docs|ops)\/.*|[^/]*)\.md$/.test(file));
const numbers = new Set([...headings, ...statements.map(({ number }) => number)]);

/** @param {string} start of a chapter's file name */
const chapter = (start) => {
  const found = chapters.find(({ file }) => path.basename(file).startsWith(`${start}-`));
  assert.ok(found, `docs/promises has a file ${start}-….md`);
  return found.text;
};
/** @param {string} file @param {string} target */
const resolve = (file, target) => path.posix.join(path.posix.dirname(file), target);

test('every number is given once, and stands in the file and under the heading that it begins with', () => {
  assert.ok(statements.length > 100, `${statements.length} promises were found`);
  assert.equal(numbers.size, headings.length + statements.length);
  for (const { file, text } of chapters) {
    const start = path.basename(file).split('-')[0];
    for (const heading of headingsIn(text)) assert.equal(heading.split('.')[0], start, file);
  }
  for (const { number, file } of statements)
    assert.ok(
      headingsIn(textOf.get(file) ?? '').includes(number.replace(/\.\d+$/, '')),
      `${file}: ${number} has no heading above it`,
    );
});

test('every citation leads to a heading or a promise', () => {
  const astray = sources.flatMap(({ file, text }) =>
    citationsIn(text)
      .filter((cited) => !numbers.has(cited))
      .map((cited) => `${file}: promise ${cited}`),
  );
  assert.deepEqual(astray, []);
  assert.ok(sources.some(({ file, text }) => file.endsWith('.ts') && citationsIn(text).length > 0));
});

test('every promise names the tests that hold it', () => {
  const bare = statements.filter(({ holders }) => holders.length === 0);
  assert.deepEqual(
    bare.map(({ number, file }) => `${file}: ${number}`),
    [],
  );
});

test('every test that a promise names is there', () => {
  const missing = statements.flatMap(({ number, file, holders }) =>
    holders.flatMap(({ by, file: held, target, name }) => {
      const where = `${number} “${name}”`;
      if (resolve(file, target) !== held) return [`${where}: text and target of its link differ`];
      if (!(by === 'Held' ? /\.(test|e2e|ops)\.(tsx?|mjs)$/ : /^bench\//).test(held))
        return [`${where}: ${held} is not run by ${by === 'Held' ? 'npm test' : 'npm run bench'}`];
      const text = textOf.get(held);
      if (text === undefined) return [`${where}: there is no ${held}`];
      const isThere =
        by === 'Measured'
          ? new RegExp(`\\b${name}\\b`).test(text)
          : ["'", '"', '`'].some((quote) => text.includes(quote + name + quote));
      return isThere ? [] : [`${where}: not in ${held}`];
    }),
  );
  assert.deepEqual(missing, []);
});

test('nothing cites a document that is not in the repository', () => {
  const old = /\b(?:SPEC|DESIGN)\b|\b[Tt]he spec\b|\b[Ss]pec(?:[’']s)? (?:section )?\d/;
  const citing = sources
    .filter(({ file }) => file !== 'docs/testing/promises.test.mjs')
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter((line) => old.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  assert.deepEqual(citing, []);
});

test('no link of a document is dead', () => {
  assert.ok(documents.some(({ file }) => file === 'README.md'));
  const dead = documents.flatMap(({ file, text }) =>
    linksIn(text).filter((link) => {
      const [target = '', anchor] = link.split('#');
      const found = target === '' ? file : resolve(file, target);
      if (!existsSync(path.join(root, found))) return true;
      return anchor !== undefined && !anchorsIn(textOf.get(found) ?? '').includes(anchor);
    }),
  );
  assert.deepEqual(dead, []);
});

test('no file that a document names is gone', () => {
  // Names that stand for one's own, and what a command writes.
  const isExample = (/** @type {string} */ file) => /your-|NAME|abcd|^docs\/figures\//.test(file);
  const gone = documents.flatMap(({ file, text }) =>
    pathsIn(text)
      .filter((named) => !isExample(named) && !existsSync(path.join(root, named)))
      .map((named) => `${file}: ${named}`),
  );
  assert.deepEqual(gone, []);
});

test('the routes of promise 2.1 are those of the route table', () => {
  const table = tableUnder(chapter('2'), '2.1');
  assert.deepEqual(
    table.map(([route, title, menu]) => [route, title, menu]),
    routes.map(({ path: route, title, menu }) => [route, title, menu ?? '–']),
  );
  for (const [route, , , shown = ''] of table)
    assert.ok(headings.includes(shown), `${route}: ${shown}`);
});

/** @typedef {{ shape: Record<string, { safeParse?: (value: unknown) => { success: boolean } }> }} ObjectSchema */
/** @param {unknown} value @returns {value is ObjectSchema} */
const isObjectSchema = (value) => typeof value === 'object' && value !== null && 'shape' in value;
/** A field's name, with `?` where it may be missing or null. @param {ObjectSchema} schema */
const fieldsOf = ({ shape }) =>
  Object.entries(shape).map(([name, field]) => {
    const isOptional = [null, undefined].some((value) => field.safeParse?.(value).success);
    return isOptional ? `${name}?` : name;
  });
const requests = {
  tcForm: forms.tcForm,
  enquiryForm: forms.enquiryForm,
  guestBookForm: forms.guestBookForm,
  privacyForm: forms.privacyForm,
};

test('the entities of promise 3 are those of the contract', () => {
  const records = Object.entries(entities).filter(([, value]) => isObjectSchema(value));
  const schemas = new Map(/** @type {[string, ObjectSchema][]} */ (records));
  const table = new Map(
    tableUnder(chapter('3'), '3').map(([, name = '', fields = '']) => [name, fields]),
  );
  assert.deepEqual([...table.keys()].sort(), [...schemas.keys(), ...Object.keys(requests)].sort());
  for (const [name, schema] of schemas)
    assert.equal(table.get(name), fieldsOf(schema).join(', '), name);
  for (const [name, { shape }] of Object.entries(requests))
    assert.equal(table.get(name), Object.keys(shape).join(', '), name);
});

test('the categories of promise 3.2 are those of the contract', () => {
  const promise = statements.find(({ number }) => number === '3.2');
  const named = [...(promise?.text.matchAll(/`(\w+)`/g) ?? [])].map(([, name]) => name);
  assert.deepEqual(named, [
    ...entities.eventCategories,
    ...entities.galleryCategories,
    ...entities.messageCategories,
    ...entities.documentCategories,
    ...entities.topperClasses,
  ]);
  assert.ok(entities.sessionYear.safeParse('2024-2025').success);
  assert.equal(entities.sessionYear.safeParse('2024-25').success, false);
});

test('the fields of promise 5 are those of the forms', () => {
  const table = tableUnder(chapter('5'), '5');
  const byName = {
    'Transfer certificate': forms.tcForm,
    Enquiry: forms.enquiryForm,
    'Guest book': forms.guestBookForm,
    'Privacy request': forms.privacyForm,
  };
  for (const [name, form] of Object.entries(byName)) {
    const rows = table.filter(([of]) => of === name);
    assert.deepEqual(
      rows.map(([, field]) => field),
      Object.keys(form.shape),
    );
    /** @param {Record<string, string>} values @param {string} field */
    const errorOf = (values, field) => {
      const checked = forms.checkForm(
        /** @type {Parameters<typeof forms.checkForm>[0]} */ (form),
        values,
      );
      return checked.ok ? undefined : checked.fields[field];
    };
    for (const [, field = '', whenEmpty, limit = ''] of rows) {
      const message = errorOf({}, field);
      assert.equal(message ? `'${message}'` : 'may be empty', whenEmpty, `${name}: ${field}`);
      if (limit === '–') continue;
      const most = Number(limit);
      assert.equal(errorOf({ [field]: 'x'.repeat(most + 1) }, field), tooLong(most), field);
      assert.notEqual(errorOf({ [field]: 'x'.repeat(most) }, field), tooLong(most), field);
    }
  }
});

test('the calls of promise 7.1 are those of the contract', () =>
  assert.deepEqual(
    tableUnder(chapter('7'), '7.1'),
    Object.entries(calls).map(([name, call]) => {
      const query = Object.keys(call.query).join('&');
      const marks = [call.auth ? 'auth' : '', call.open ? '' : 'private'].filter(Boolean);
      const address = `${call.method} ${call.path}${query ? `?${query}` : ''}`;
      return [name, address, marks.join(', ') || '–', call.summary];
    }),
  ));

test('the refusals of promise 7.4 are those of the contract', () =>
  assert.deepEqual(
    tableUnder(chapter('7'), '7.4'),
    Object.entries(refusals).map(([name, words]) => [`refusals.${name}`, `'${words}'`]),
  ));

test('the messages of promise 8 are those of the contract', () =>
  assert.deepEqual(
    tableUnder(chapter('8'), '8').map(([, name, words]) => [name, words]),
    Object.entries(messages).flatMap(([group, texts]) =>
      Object.entries(texts).map(([name, words]) => [
        `messages.${group}.${name}`,
        `'${typeof words === 'function' ? words('{code}') : words}'`,
      ]),
    ),
  ));

test('the budgets of promise 11.1 are those of the bench', () =>
  assert.deepEqual(
    tableUnder(chapter('11'), '11.1').map(([, script, words]) => [Number(script), Number(words)]),
    Object.values(budgets).map(({ script, words }) => [script, words]),
  ));
