import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excerptOf, hasName, isName, replaceAcross, replaceName } from './name-in-words.ts';

const replaced: [text: string, name: string, expected: string][] = [
  ['Asha Rani won.', 'Asha Rani', 'A student won.'],
  ['We thank ASHA  RANI’s parents.', 'Asha Rani', 'We thank a student’s parents.'],
  ['First: Asha Rani, Asha Rani', 'asha rani', 'First: a student, a student'],
  ['It rained. R.K. Sharma came.', 'RK Sharma', 'It rained. A student came.'],
  ['It is आशा रानी who sang', 'आशा रानी', 'It is a student who sang'],
  ['Natasha Rani and Asha Ranibala', 'Asha Rani', 'Natasha Rani and Asha Ranibala'],
  ['Asha and Rani', 'Asha Rani', 'Asha and Rani'],
  ['Who?  Asha Rani! ', 'Asha Rani', 'Who?  A student! '],
  ['(Asha Rani)  Asha Rani', 'Asha Rani', '(a student)  a student'],
  ['  Asha Rani', 'Asha Rani', '  a student'],
  ['', 'Asha Rani', ''],
];
for (const [text, name, expected] of replaced)
  test(`'${text}' without ${name} is '${expected}'`, () => {
    assert.equal(replaceName(text, name, 'a student'), expected);
    assert.equal(hasName(text, name), text !== expected);
  });

test('a name in several pieces, as when one word is bold', () => {
  assert.deepEqual(replaceAcross(['Won by ', 'Asha', ' Rani', '.'], 'Asha Rani', 'a student'), [
    'Won by ',
    'a student',
    '',
    '.',
  ]);
  assert.deepEqual(replaceAcross(['Asha', ' and Rani'], 'Asha Rani', 'x'), ['Asha', ' and Rani']);
});

test('signs that nobody sees are no words: thousands of them are passed over, and change nothing', () => {
  const unseen = '\uFE0F '.repeat(20_000);
  const wanted = 'Asha Rani';
  assert.equal(hasName(unseen, wanted), false);
  const shown = replaceName(`${unseen}Asha ${unseen}Rani ${unseen}`, wanted, 'x');
  assert.equal(shown, `${unseen}x ${unseen}`);
});

test('no name is nowhere', () => {
  for (const name of ['', ' ', '.', '—']) {
    assert.equal(hasName('Asha Rani.', name), false);
    assert.equal(isName('', name), false);
  }
});

test('a name and nothing else', () => {
  assert.ok(isName(' asha RANI', 'Asha Rani'));
  assert.ok(!isName('Asha Rani, Class X', 'Asha Rani'));
  assert.ok(!isName(undefined, 'Asha Rani'));
});

test('some words around it', () => {
  const long = 'x'.repeat(80);
  assert.equal(excerptOf(`${long} Asha Rani ${long}`, 'Asha Rani').length, 60 + 9 + 60 + 2);
  assert.equal(excerptOf('By Asha Rani', 'Asha Rani'), 'By Asha Rani');
  assert.equal(excerptOf('Nobody', 'Asha Rani'), '');
});
