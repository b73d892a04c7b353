/** The table of rights as it is meant: the tests over REST hold the product to the table, and this one the table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { may, type Slug, slugs } from './rights.ts';
import { type Role, roles } from './roles.ts';

const granted = (role: Role, operation: 'create' | 'read' | 'update' | 'delete'): Slug[] =>
  slugs.filter((slug) => may(role, operation, slug));

test('promise 6.4: the editor writes what the website shows, and reads no letter and no child’s record', () => {
  const personal: Slug[] = [
    'students',
    'transfer-certificates',
    'private-files',
    'enquiries',
    'guest-book',
    'privacy-requests',
  ];
  for (const slug of personal)
    for (const operation of ['create', 'read', 'update', 'delete'] as const)
      assert.equal(may('editor', operation, slug), false, `${operation} ${slug}`);
  for (const slug of ['news', 'pages', 'galleries', 'documents'] as const)
    assert.ok(may('editor', 'create', slug) && may('editor', 'delete', slug), slug);
});

test('promise 6.4: the office keeps certificates, students, consents and letters, and publishes nothing', () => {
  assert.deepEqual(granted('office', 'create').toSorted(), [
    'consents',
    'media',
    'private-files',
    'students',
    'transfer-certificates',
  ]);
  assert.deepEqual(granted('office', 'delete').toSorted(), [
    'consents',
    'enquiries',
    'guest-book',
    'privacy-requests',
    'private-files',
    'students',
    'transfer-certificates',
  ]);
});

test('promise 6.4: only operators make schools, nobody writes a letter, a change or what was done', () => {
  const makers = (slug: Slug) => roles.filter((role) => may(role, 'create', slug));
  assert.deepEqual(makers('schools'), ['operator']);
  for (const slug of [
    'enquiries',
    'guest-book',
    'privacy-requests',
    'changes',
    'activity',
  ] as const)
    assert.deepEqual(makers(slug), [], slug);
  assert.deepEqual(
    roles.filter((role) => may(role, 'read', 'activity')),
    ['operator', 'head'],
  );
});
