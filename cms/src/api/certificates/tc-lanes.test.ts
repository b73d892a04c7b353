import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GiveBack } from '../../allowance.ts';
import { TcLanes, type Turn } from './tc-lanes.ts';

const never = 3_600_000;
const one = { burst: 1, refill: never, keys: 10 };
const bounds = {
  paces: {
    proven: one,
    unproven: one,
    numberProven: one,
    numberUntried: one,
    numberMistyped: one,
  },
  timeout: never,
  waiting: 10,
};
const turn: Turn = {
  school: 'NJMS',
  guessedNumber: undefined,
  isProven: false,
  misses: 0,
  missesHere: 0,
};
const mustPass = async (entering: Promise<GiveBack | null>): Promise<GiveBack> => {
  const giveBack = await entering;
  assert.ok(giveBack);
  return giveBack;
};

test('who has missed the fewest times goes first, whenever they came', async () => {
  const lanes = new TcLanes(bounds);
  let giveBack = await mustPass(lanes.enter(turn));
  const order: number[] = [];
  const all = [5, 1, 9, 0, 3].map(async (misses) => {
    const pass = await mustPass(lanes.enter({ ...turn, misses }));
    order.push(misses);
    giveBack = pass;
  });
  for (let served = 1; served <= all.length; served++) {
    giveBack();
    while (order.length < served) await new Promise((done) => setTimeout(done, 5));
  }
  assert.deepEqual(order, [0, 1, 3, 5, 9]);
});

test('the proven do not wait for the unproven, nor one school for another', async () => {
  const lanes = new TcLanes(bounds);
  await mustPass(lanes.enter(turn));
  await mustPass(lanes.enter({ ...turn, isProven: true, misses: 50 }));
  await mustPass(lanes.enter({ ...turn, school: 'SVNK' }));
});

test('a guessed number has a pace of its own, and a turn kept for who has not guessed at it', async () => {
  const wide = { burst: 100, refill: never, keys: 10 };
  const lanes = new TcLanes({
    ...bounds,
    paces: { ...bounds.paces, proven: wide, unproven: wide },
    timeout: 0,
  });
  const guess: Turn = { ...turn, guessedNumber: '1', missesHere: 4 };
  assert.equal(await lanes.enter(guess), null, 'without a proof, after guesses');
  await mustPass(lanes.enter({ ...guess, isProven: true }));
  assert.equal(await lanes.enter({ ...guess, isProven: true }), null);
  const giveBack = await mustPass(lanes.enter({ ...guess, missesHere: 0 }));
  assert.equal(await lanes.enter({ ...guess, missesHere: 0 }), null);
  giveBack();
  await mustPass(lanes.enter({ ...guess, missesHere: 0 }));
  await mustPass(lanes.enter({ ...guess, guessedNumber: '2', missesHere: 0 }));
});

test('who mistyped once or twice keeps a turn, however many come who have not tried', async () => {
  const wide = { burst: 100, refill: never, keys: 10 };
  const lanes = new TcLanes({
    ...bounds,
    paces: { ...bounds.paces, proven: wide, unproven: wide },
    timeout: 0,
  });
  const guess: Turn = { ...turn, guessedNumber: '1' };
  for (let guesser = 0; guesser < 5; guesser++) await lanes.enter(guess);
  assert.equal(await lanes.enter({ ...guess, missesHere: 3 }), null);
  for (const missesHere of [1, 2]) {
    const giveBack = await mustPass(lanes.enter({ ...guess, misses: 9, missesHere }));
    assert.equal(await lanes.enter({ ...guess, missesHere }), null, 'its pace holds');
    giveBack();
  }
});

test('nobody waits for ever, and of too many the last in order goes', async () => {
  const lanes = new TcLanes({ ...bounds, timeout: 20, waiting: 2 });
  await mustPass(lanes.enter(turn));
  const gone: string[] = [];
  const enter = (name: string, misses: number) =>
    lanes.enter({ ...turn, misses }).then((pass) => {
      assert.equal(pass, null);
      gone.push(name);
    });
  await Promise.all([enter('many', 9), enter('few', 1), enter('none', 0)]);
  assert.equal(gone[0], 'many');
  assert.deepEqual(gone.toSorted(), ['few', 'many', 'none']);
});
