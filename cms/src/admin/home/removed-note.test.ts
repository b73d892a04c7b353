import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toRemovedNote } from './removed-note.ts';

test('one line for all kinds and schools, and none for nothing', () => {
  assert.equal(toRemovedNote([]), undefined);
  assert.equal(toRemovedNote([{ collection: 'enquiries', count: 0 }]), undefined);
  assert.equal(
    toRemovedNote([
      { collection: 'enquiries', count: 2 },
      { collection: 'guest-book', count: 1 },
      { collection: 'trash', count: 4 },
      { collection: 'enquiries', count: 1 },
    ]),
    'Deleted last night, because their time was over: 4 records of the trash, 3 enquiries and 1 guest book entry.',
  );
});
