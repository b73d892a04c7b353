import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toFailure } from './failure.ts';

test('a failed query is described without its values', () => {
  const cause = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
  const error = new Error(
    'Failed query: insert into "enquiries" values (?, ?)\nparams: Asha Rani,\n+91 98960 00000',
    { cause },
  );
  const failure = toFailure(error);
  assert.equal(failure.message, 'Failed query: insert into "enquiries" values (?, ?)');
  assert.equal(failure.cause?.code, 'SQLITE_BUSY');
  assert.ok(failure.at.length > 0 && failure.at.every((line) => line.startsWith('at ')));
  assert.ok(!JSON.stringify(failure).includes('Asha'));
  assert.ok(!JSON.stringify(failure).includes('98960'));
});

test('what is thrown and is no error does not break the log', () => {
  for (const thrown of [undefined, null, 'text', 5, { a: 1 }]) assert.ok(toFailure(thrown).error);
});
