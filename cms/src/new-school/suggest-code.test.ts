import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suggestCode } from './suggest-code.ts';

for (const [name, code] of [
  ['Nirmal Jyoti Mission School', 'NJMS'],
  ['Sarvodaya Vidya Niketan', 'SVNI'],
  ['The Oaks School of Science and Arts', 'OSSA'],
  ['St. Mary’s Convent Senior Secondary School', 'SMCS'],
  ['Vidyashree', 'VIDY'],
  ['Pü Vidyalaya', 'PVID'],
  ['Abc', ''],
  ['विद्या', ''],
] as const)
  test(`${name}: ${code || 'nothing'}`, () => assert.equal(suggestCode(name), code));
