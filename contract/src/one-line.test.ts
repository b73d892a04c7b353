import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toOneLine } from './one-line.ts';

const cases: [what: string, given: string, kept: string][] = [
  ['a Windows line end', 'Asha\r\nRani', 'Asha Rani'],
  ['several', 'Asha\n\n\r\nRani', 'Asha Rani'],
  ['a vertical tab, a form feed and a tab', 'a\vb\fc\td', 'a b c d'],
  ['line ends of Unicode', 'a\u0085b\u2028c\u2029d', 'a b c d'],
  ['a header of a mail', 'Hello\r\nBcc: a@x.example', 'Hello Bcc: a@x.example'],
  ['NUL, escape and delete', 'a\u0000b\u001B[31mc\u007F', 'ab[31mc'],
  ['turned direction', 'invoice\u202Efdp.exe\u202C', 'invoicefdp.exe'],
  ['isolates', '\u2066a\u2067b\u2068c\u2069', 'abc'],
  [
    'joiners stay',
    'क्\u200dष श्री\u200cमान \u200eabc\u200f',
    'क्\u200dष श्री\u200cमान \u200eabc\u200f',
  ],
  ['spaces stay', ' a  b ', ' a  b '],
];
for (const [what, given, kept] of cases)
  test(`${what}: ${JSON.stringify(kept)}`, () => assert.equal(toOneLine(given), kept));
