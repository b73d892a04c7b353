import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Change } from '@aangan/contract/calls.ts';
import { collections } from '@aangan/contract/collections.ts';
import { listen, until } from '../../../test/local-server.ts';
import { followChanges } from './changes.ts';

type Answer = { last: number; reset: boolean; changes: unknown[] };
/** What each way of telling of a change is heard as. */
const newer: [what: string, told: object, heard: (told: string) => boolean][] = [
  ['a field more', { collection: 'news', since: 'noon' }, (told) => told === 'changed 8'],
  [
    'a kind of content that is not known here',
    { collection: 'house-points' },
    (told) => told === `changed ${collections.map(() => 8)}`,
  ],
  ['nothing that can be read', { collection: 'news', school: 7 }, (told) => told === 'reset'],
];

const news = (sequence: number): Change => ({ sequence, school: 'NJMS', collection: 'news' });

/** Follows a feed that gives these answers, one after the other, and the last one for ever. */
const follow = async (
  answers: (Answer | 'garbage' | 'hang up')[],
  done: (told: string[]) => boolean,
  asks = 0,
) => {
  const since: (string | null)[] = [];
  const told: string[] = [];
  const server = await listen((request, response) => {
    since.push(new URL(request.url ?? '', 'http://x').searchParams.get('since'));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'hang up') request.socket.destroy();
    else response.end(answer === 'garbage' ? '<html>' : JSON.stringify({ data: answer }));
  });
  const { stop } = followChanges(server.url, {
    changed: (changes) => told.push(`changed ${changes.map(({ sequence }) => sequence)}`),
    reset: () => told.push('reset'),
  });
  try {
    await until(
      'the listener was told',
      () => done(told) && answers.length === 1 && since.length >= asks,
    );
  } finally {
    stop();
    await server.stop();
  }
  return { since, told };
};

test('the first answer resets, the next tell what changed, each once', async () => {
  const { since, told } = await follow(
    [
      { last: 7, reset: false, changes: [] },
      { last: 9, reset: false, changes: [news(8), news(9)] },
      { last: 9, reset: false, changes: [] },
    ],
    (so) => so.length === 2,
    3,
  );
  assert.deepEqual(told, ['reset', 'changed 8,9']);
  assert.deepEqual(since.slice(0, 3), [null, '7', '9']);
});

test('a feed that cannot tell resets', async () => {
  const { told } = await follow(
    [
      { last: 7, reset: false, changes: [] },
      { last: 3, reset: true, changes: [] },
    ],
    (so) => so.length >= 2,
  );
  assert.deepEqual(told.slice(0, 2), ['reset', 'reset']);
});

test('garbage and silence are passed over, and nothing that was published meanwhile is lost', async () => {
  const { since, told } = await follow(
    [
      { last: 7, reset: false, changes: [] },
      'garbage',
      'hang up',
      { last: 8, reset: false, changes: [news(8)] },
    ],
    (so) => so.length >= 2,
  );
  assert.deepEqual(told.slice(0, 2), ['reset', 'changed 8']);
  assert.deepEqual(since.slice(1, 4), ['7', '7', '7']);
});

for (const [what, told, isHeard] of newer)
  test(`promise 12.24: what a newer api tells of is heard: ${what}`, async () => {
    const { told: heard, since } = await follow(
      [
        { last: 7, reset: false, changes: [] },
        { last: 8, reset: false, changes: [{ ...news(8), ...told }] },
        { last: 8, reset: false, changes: [] },
      ],
      (so) => so.length >= 2,
      3,
    );
    assert.ok(isHeard(String(heard[1])), heard[1]);
    assert.equal(since[2], '8', 'and the feed goes on after it');
  });
