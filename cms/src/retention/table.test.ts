import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { NumberField } from 'payload';
import { rights } from '../access/rights.ts';
import { retentionGroup } from './school-fields.ts';
import { inWords, periodFor, rules } from './table.ts';

test('certificates, private files, students and pictures go by no rule of their own', () => {
  for (const { kind, of, part } of rules) {
    if (of === 'all with a trash') continue;
    // Of the student's record no more than the photograph.
    if (kind === 'leavers') {
      assert.deepEqual([of, part], [['students'], 'photograph']);
      continue;
    }
    assert.equal(part, undefined);
    for (const slug of of) {
      assert.ok(slug in rights, kind);
      assert.ok(
        ['enquiries', 'guest-book', 'privacy-requests', 'activity'].includes(slug),
        `${kind}: ${slug}`,
      );
    }
  }
});

test('a school’s own number counts, and without one the default', () => {
  for (const rule of rules) {
    const { keep, own } = rule;
    assert.deepEqual(periodFor(rule, {}), keep);
    if (!own) continue;
    assert.deepEqual(periodFor(rule, { [own.name]: null }), keep);
    const chosen = periodFor(rule, { [own.name]: own.most });
    assert.deepEqual(chosen, 'days' in keep ? { days: own.most } : { months: own.most });
  }
});

test('the profile asks for each number that a school may choose, within its bounds, and shows the default', () => {
  const fields = retentionGroup.fields as NumberField[];
  const owned = rules.filter(({ own }) => own);
  assert.deepEqual(
    fields.map(({ name }) => name),
    owned.map(({ own }) => own?.name),
  );
  for (const [index, { keep, own }] of owned.entries()) {
    const field = fields[index] as NumberField;
    const isRight = (value: unknown) =>
      (field.validate as unknown as (value: unknown) => unknown)(value) === true;
    const usual = 'days' in keep ? keep.days : keep.months;
    const { least, most } = own as NonNullable<typeof own>;
    for (const value of [null, undefined, least, usual, most])
      assert.ok(isRight(value), `${field.name} ${value}`);
    for (const value of [0, least - 1, most + 1, least + 0.5, '30', Number.NaN])
      assert.ok(!isRight(value), `${field.name} ${value}`);
    assert.match(String(field.admin?.description), new RegExp(`^Left empty, ${inWords(keep)}\\.`));
  }
});

test('the guide’s table says what the table says', () => {
  const guide = readFileSync(new URL('../../../docs/guides/retention.md', import.meta.url), 'utf8');
  const rows = rules.map(({ label, keep, own, from, done, why }) => {
    const bounds = own ? `${own.least} to ${own.most}` : '–';
    return `| ${label} | ${inWords(keep)} | ${bounds} | ${from} | ${done} | ${why} |`;
  });
  const inGuide = guide.split('\n').filter((line) => /^\| (?!kind \|)/.test(line));
  assert.deepEqual(inGuide, rows);
});
