import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tcFileKind, tcPathIn } from './tc-file.ts';

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
  test(`promise 5.1, TC: ${type ?? 'no type'} at ${path} is ${kind ?? 'unsupported'}`, () =>
    assert.equal(tcFileKind(type, path), kind));

const answers: [string, string | null][] = [
  ['{"data":"tc/x"}', 'tc/x'],
  ['{"data":""}', null],
  ['{"data":7}', null],
  ['{}', null],
  ['null', null],
  ['"tc/x"', null],
  ['', null],
  ['<html>It works!</html>', null],
];
for (const [answer, path] of answers)
  test(`promise 8, TC: the answer ${answer || '(empty)'} has ${path ?? 'no path'}`, () =>
    assert.equal(tcPathIn(answer), path));
