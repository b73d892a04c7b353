import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tcFileKind } from './tc-file.ts';

const cases: [string | null, string, ReturnType<typeof tcFileKind>][] = [
  ['application/pdf', 'tc/x', 'pdf'],
  ['Application/PDF; charset=binary', 'tc/x.png', 'pdf'],
  ['image/jpeg', 'tc/x', 'image'],
  ['image/png', 'tc/x.pdf', 'image'],
  [null, 'tc/x.jpg', 'image'],
  [null, 'tc/x.JPEG', 'image'],
  ['', 'tc/x.png', 'image'],
  ['application/octet-stream', 'tc/x.png?w=320', 'image'],
  ['application/octet-stream', 'tc/x.exe', null],
  [null, 'tc/x', null],
  [null, 'tc/png', null],
  ['text/html', 'tc/x.png', null],
  ['application/zip', 'tc/x.jpg', null],
];
for (const [type, path, kind] of cases)
  test(`spec 5, TC: ${type ?? 'no type'} at ${path} is ${kind ?? 'unsupported'}`, () =>
    assert.equal(tcFileKind(type, path), kind));
