/** Guessing staff passwords: no faster in parallel, nothing told by words or time, and never the owner's problem. */
import { type Answer, addressOf, askJson } from '../client/ask.ts';
import { inCrowd, pause } from '../client/crowd.ts';
import { auc, chanceOfAuc } from '../measure/auc.ts';
import { makeAccount, ownOrigin, schoolId } from '../product/staff.ts';
import {
  allOf,
  atLeast,
  type Context,
  near,
  noneOf,
  type Outcome,
  type Scenario,
} from '../scenario.ts';

const room = 20;
/** Fewer than lock an account, so that the time of the lock is not what is measured. */
const guessesPerAccount = 4;

const run = async (context: Context): Promise<Outcome> => {
  const { adminUrl, operator } = await context.office();
  const school = await schoolId(operator, 'NJMS');
  let visitors = 0;
  const stranger = () => addressOf(room, visitors++);
  const mark = Date.now().toString(36);
  const guess = (email: string, password: string, from: string): Promise<Answer> =>
    askJson(
      adminUrl,
      '/api/staff/login',
      { email, password },
      { headers: ownOrigin(adminUrl), from, timeoutMs: 120_000 },
    );
  const makeAccounts = async (kind: string, count: number) => {
    const made = [];
    for (let index = 0; index < count; index += 1)
      made.push(
        await makeAccount(operator, {
          role: 'editor',
          school,
          email: `${kind}-${mark}-${index}@torture.example`,
        }),
      );
    return made;
  };

  // Known and unknown accounts in turns, so that whatever else the machine does meets both alike.
  const known = await makeAccounts('known', context.sized(25, 4));
  context.say('timing known and unknown accounts');
  const times = { known: [] as number[], unknown: [] as number[] };
  const words = new Set<string>();
  for (let round = 0; round < guessesPerAccount; round += 1)
    for (const [index, { email }] of known.entries()) {
      context.signal.throwIfAborted();
      const strangers = `unknown-${mark}-${index}@torture.example`;
      const both = [
        { kind: 'known', email },
        { kind: 'unknown', email: strangers },
      ] as const;
      for (const one of (round + index) % 2 ? both : both.toReversed()) {
        const answer = await guess(one.email, 'a wrong password', stranger());
        times[one.kind].push(answer.ms);
        words.add(`${answer.status} ${answer.text}`);
      }
    }
  const told = auc(times.unknown, times.known);

  // The right password behind wrong ones that are still being checked: whoever counts only after the check lets it in.
  context.say('a hundred guesses at once');
  const [target] = await makeAccounts('target', 1);
  let letIn = 0;
  // More than an account allows to strangers (cms/src/login/limits.ts).
  const wrongFirst = context.sized(20, 12);
  const rightAfter = context.sized(80, 16);
  const wrong = inCrowd(wrongFirst, wrongFirst, () =>
    guess(target?.email ?? '', 'a wrong password', stranger()),
  );
  await pause(40);
  await inCrowd(rightAfter, rightAfter, async () => {
    const { status } = await guess(target?.email ?? '', target?.password ?? '', stranger());
    if (status === 200) letIn += 1;
  });
  await wrong;

  context.say('one address, many accounts');
  const many = context.sized(150, 0);
  const from = stranger();
  let slowed = 0;
  await inCrowd(many, 10, async (index) => {
    const { status } = await guess(`many-${mark}-${index}@torture.example`, 'a guess', from);
    if (status === 429) slowed += 1;
  });

  context.say('the owner, while strangers guess');
  const [owner] = await makeAccounts('owner', 1);
  const home = stranger();
  const strangers = context.sized(30, 8);
  const entered = await guess(owner?.email ?? '', owner?.password ?? '', home);
  await inCrowd(strangers, 4, () => guess(owner?.email ?? '', 'a wrong password', stranger()));
  const again = await guess(owner?.email ?? '', owner?.password ?? '', home);

  return {
    figures: [
      near(
        'AUC of times, known or unknown',
        told,
        0.5,
        chanceOfAuc(times.known.length, times.unknown.length),
      ),
      noneOf('answers worded otherwise', words.size - 1, times.known.length * 2),
      noneOf('right passwords let in behind wrong ones under way', letIn, rightAfter),
      ...(many > 0 ? [atLeast(`of ${many} guesses from one address slowed`, slowed, 1)] : []),
      allOf(
        'times the owner enters, wrong guesses of others between',
        [entered, again].filter(({ status }) => status === 200).length,
        2,
      ),
    ],
    notes: [...words].slice(0, 3).map((word) => word.slice(0, 200)),
  };
};

export const guessing: Scenario = {
  name: 'guessing',
  title:
    'Guessing staff passwords tells nothing, is no faster in parallel, and never locks the owner out.',
  isQuick: true,
  databases: ['sqlite'],
  limitSeconds: 600,
  run,
};
