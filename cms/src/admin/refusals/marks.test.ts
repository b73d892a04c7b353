import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormState } from 'payload';
import { findLost, readRefusal, tellHooks } from './marks.ts';

const wrong = { valid: false, errorMessage: 'A UDISE code has eleven digits.' };
const refused: FormState = {
  udise: { value: '0699', ...wrong },
  name: { value: 'Nav Jyoti', valid: true },
};
const lost = [{ path: 'udise', message: wrong.errorMessage }];
/** Payload leaves the words, and calls the field right. */
const lifted: FormState = { ...refused, udise: { ...refused.udise, valid: true } };
const withName: FormState = { ...lifted, name: { value: 'Navjyoti', valid: true } };

test('an answer that comes after the refusal takes no mark away', () => {
  const refusal = readRefusal(refused);
  assert.deepEqual(findLost(refusal, refused), []);
  assert.deepEqual(findLost(refusal, lifted), lost);
  const known = tellHooks(refusal, { udise: { valid: false } });
  assert.deepEqual(findLost(known, lifted), lost);
});

test('what a field’s own rule has refused, that rule lifts after any change', () => {
  const known = tellHooks(readRefusal(refused), { udise: { valid: false } });
  assert.deepEqual(findLost(known, withName), []);
});

test('what a hook has refused stands until that field is changed', () => {
  for (const refusal of [readRefusal(refused), tellHooks(readRefusal(refused), { udise: {} })]) {
    assert.deepEqual(findLost(refusal, withName), lost);
    const changed = { ...withName, udise: { value: '06999901', valid: true } };
    assert.deepEqual(findLost(refusal, changed), []);
  }
});

test('a mark does not move to another row', () => {
  const link = 'parts.0.link';
  const rows = [{ id: 'a' }, { id: 'b' }];
  const first: FormState = {
    parts: { rows, value: 2 },
    [link]: { value: 'javascript:', ...wrong },
  };
  const refusal = tellHooks(readRefusal(first), { [link]: {} });
  const moved: FormState = {
    parts: { rows: rows.toReversed(), value: 2 },
    [link]: { value: 'javascript:', valid: true },
  };
  assert.deepEqual(findLost(refusal, moved), []);
});
