import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillWords } from './fill-words.ts';

const facts = { name: 'Neem School', town: 'Hisar', founded: '', medium: 'Hindi' };

const cases: [what: string, words: string, filled: string][] = [
  ['a fact', '{name}, {town}', 'Neem School, Hisar'],
  [
    'a part whose fact is known',
    'We teach. [[We teach in {medium}.]]',
    'We teach. We teach in Hindi.',
  ],
  ['a part whose fact is not known', 'We teach. [[Since {founded}.]] Come.', 'We teach. Come.'],
  ['at the beginning', '[[Since {founded}. ]]Come.', 'Come.'],
  ['at the end', 'Come. [[Since {founded}.]]', 'Come.'],
  ['within a sentence', 'the State[[ and {founded}]].', 'the State.'],
  ['the first that is true', '[[Since {founded} we||We]] teach.', 'We teach.'],
  ['a paragraph of its own', 'One.\n\n[[Since {founded}.]]\n\nTwo.', 'One.\n\nTwo.'],
];
for (const [what, words, filled] of cases)
  test(`${what} is filled without a hole`, () => assert.equal(fillWords(words, facts), filled));

test('what has lost all its words is left out: a point, a row, a part of a page', () => {
  const page = {
    summary: 'Of {town}',
    blocks: [
      { kind: 'prose', heading: 'When', text: '[[Since {founded}.]]' },
      { kind: 'list', items: ['[[{founded}]]', 'In {town}'] },
      { kind: 'list', items: ['[[{founded}]]'] },
      {
        kind: 'facts',
        rows: [
          { label: 'Since', value: '[[{founded}]]' },
          { label: 'Name', figure: 'name' },
        ],
      },
    ],
  };
  assert.deepEqual(fillWords(page, facts), {
    summary: 'Of Hisar',
    blocks: [
      { kind: 'list', items: ['In Hisar'] },
      { kind: 'facts', rows: [{ label: 'Name', figure: 'name' }] },
    ],
  });
});

test('what a fact holds is not read as words of the template, nor as Markdown', () => {
  const odd = { name: 'A *bright*  [[{town}]] school' };
  assert.equal(fillWords('{name}', odd), 'A *bright*  [[{town}]] school');
  assert.deepEqual(fillWords({ kind: 'prose', text: '{name}' }, odd), {
    kind: 'prose',
    text: 'A \\*bright\\*  \\[\\[{town}\\]\\] school',
  });
});

test('a fact that is not known must stand in a part that can be left out', () => {
  assert.throws(() => fillWords('Since {founded}.', facts), /\{founded\}/);
});
