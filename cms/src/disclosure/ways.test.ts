/** Each row of the check leads to a form that has the field it names, filled with what is known already. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Field } from 'payload';
import { allCollections } from '../collections/all.ts';
import { beginningOf } from '../website/page-beginnings.ts';
import { checkDisclosure } from './check.ts';
import { fieldId, staffSheetAddress } from './mend.ts';
import { noRecords, type SchoolRecords } from './records.ts';

const today = '2026-11-16';
const updatedAt = '2026-11-01T06:00:00.000Z';

/** The ids of all fields of a form that are there before any row is added. */
const idsOf = (fields: readonly Field[], prefix = ''): string[] =>
  fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => idsOf(tab.fields, prefix));
    if (!('name' in field)) return 'fields' in field ? idsOf(field.fields, prefix) : [];
    const path = prefix + field.name;
    return [fieldId(path), ...(field.type === 'group' ? idsOf(field.fields, `${path}.`) : [])];
  });

const written: SchoolRecords = {
  ...noRecords,
  school: { id: 3 },
  faculty: [{ id: 1, name: 'A', designation: 'PGT' }],
  pages: new Map(
    ['/FeeStructure', '/AcademicCalendar', '/SchoolStrength'].map((path, id) => [
      path,
      { id, path, blocks: [{ blockType: 'prose' }] },
    ]),
  ),
  certificates: [{ id: 1, kind: 'fire', file: 1, updatedAt }],
  results: [{ id: 4, class: 'X', sessionYear: '2025-2026', registered: 1, passed: 1 }],
  committees: [{ id: 2, kind: 'SMC', until: '2027-03-31' }],
};

for (const [what, records] of Object.entries({ 'an empty school': noRecords, written }))
  describe(what, () => {
    for (const { id, label, mend } of checkDisclosure(records, today))
      test(`${id}: ${label}`, () => {
        const { pathname, searchParams, hash } = new URL(mend, 'http://localhost');
        // Which of many it is, nobody can say: their list is opened, or, while that is empty, the page that fills it.
        if (pathname === '/admin/collections/faculty') return;
        assert.equal(searchParams.get('from'), 'disclosure');
        if (pathname === staffSheetAddress) return assert.equal(records.faculty.length, 0);
        const [, slug, record] = /^\/admin\/collections\/([a-z-]+)\/(\w+)$/.exec(pathname) ?? [];
        const collection = allCollections.find((one) => one.slug === slug);
        assert.ok(collection, pathname);
        if (hash) assert.ok(idsOf(collection.fields).includes(hash.slice(1)), mend);
        if (slug === 'pages' && record === 'create')
          assert.ok(beginningOf(searchParams.get('path'))?.blocks.length, mend);
      });
  });

test('missing results lead to the form of their class and session, the newest first', () => {
  const mendOf = (records: SchoolRecords) =>
    checkDisclosure(records, today).find(({ id }) => id === 'resultsX')?.mend;
  const create = (session: string) =>
    `/admin/collections/board-results/create?class=X&session=${session}&from=disclosure#field-registered`;
  assert.equal(mendOf(noRecords), create('2025-2026'));
  assert.equal(mendOf(written), create('2024-2025'));
  const [first] = written.results;
  assert.ok(first);
  const sessions = ['2023-2024', '2024-2025', '2025-2026'];
  const results = sessions.map((sessionYear, index) => ({ ...first, id: index, sessionYear }));
  assert.match(mendOf({ ...written, results }) ?? '', /board-results\/2\?/);
});
