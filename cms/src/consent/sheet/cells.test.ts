import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relationLabels, relations, wayLabels, ways } from '../form-words.ts';
import { readRelation, readWay } from './cells.ts';

test('relations and ways are read by their labels, their names and what an office writes', () => {
  for (const one of relations) {
    assert.equal(readRelation(relationLabels[one]), one);
    assert.equal(readRelation(one.toLowerCase()), one);
  }
  for (const one of ways) {
    assert.equal(readWay(wayLabels[one].toUpperCase()), one);
    assert.equal(readWay(one), one);
  }
  assert.equal(readRelation('माता'), 'Mother');
  assert.equal(readRelation('aunt'), undefined);
  assert.equal(readWay('WhatsApp'), 'Message');
  assert.equal(readWay('pigeon'), undefined);
});
