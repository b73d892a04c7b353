import assert from 'node:assert/strict';
import { test } from 'node:test';
import { purposes } from './purposes.ts';
import { type Consent, makeRegistry, type RegistryInput } from './registry.ts';

const day = '2026-11-16';
const all = Object.fromEntries(
  purposes.map((purpose) => [purpose, { given: true }]),
) as Consent['purposes'];

let count = 0;
const form = (more: Partial<Consent>): Consent => {
  count += 1;
  return { id: count, student: null, name: '', givenOn: '2026-04-02', purposes: all, ...more };
};
const registry = (more: Partial<RegistryInput>) =>
  makeRegistry({ consents: [], roll: [], staff: [], ...more });

test('nobody who was not asked is shown, unless consents are needed only later', () => {
  const roll = [{ id: 1, name: 'Asha Rani' }];
  assert.equal(registry({ roll }).allowsStudent(1, 'naming', day), false);
  assert.equal(registry({ roll }).allowsName('Asha Rani', 'naming', day), false);
  assert.equal(registry({}).allowsName('Somebody Else', 'naming', day), false);
  const later = registry({ roll, neededFrom: '2027-05-13' });
  assert.equal(later.allowsName('Asha Rani', 'naming', day), true);
  assert.equal(later.allowsName('Asha Rani', 'naming', '2027-05-12'), true);
  assert.equal(later.allowsName('Asha Rani', 'naming', '2027-05-13'), false);
});

test('whoever was taken off the roll is still known by name, and not shown', () => {
  const { childrenIn, allowsName, refused } = registry({
    formerRoll: [{ id: 1, name: 'Asha Rani' }],
  });
  assert.deepEqual(childrenIn('A prize for Asha Rani.'), ['Asha Rani']);
  assert.equal(allowsName('Asha Rani', 'naming', day), false);
  assert.deepEqual(refused('naming', day), []);
});

test('a form counts from the day of signing until its last day, and each purpose for itself', () => {
  const consents = [
    form({
      name: 'Asha Rani',
      until: '2027-03-31',
      purposes: { ...all, birthday: { given: false }, voice: { given: true, withdrawnOn: day } },
    }),
  ];
  const { allowsName } = registry({ consents });
  assert.equal(allowsName('asha  RANI', 'naming', day), true);
  assert.equal(allowsName('Asha Rani', 'birthday', day), false);
  assert.equal(allowsName('Asha Rani', 'voice', '2026-11-15'), true);
  assert.equal(allowsName('Asha Rani', 'voice', day), false);
  assert.equal(allowsName('Asha Rani', 'naming', '2026-04-01'), false);
  assert.equal(allowsName('Asha Rani', 'naming', '2026-04-02'), true);
  assert.equal(allowsName('Asha Rani', 'naming', '2027-03-31'), true);
  assert.equal(allowsName('Asha Rani', 'naming', '2027-04-01'), false);
});

test('the newest form decides, with what it does not say, too', () => {
  const older = form({ student: 1, givenOn: '2025-04-02' });
  const newer = form({
    student: 1,
    givenOn: '2026-04-02',
    purposes: { ...all, naming: { given: false } },
  });
  const roll = [{ id: 1, name: 'Asha Rani' }];
  for (const consents of [
    [older, newer],
    [newer, older],
  ]) {
    const { allowsStudent } = registry({ consents, roll, neededFrom: '2099-01-01' });
    assert.equal(allowsStudent(1, 'naming', '2025-06-01'), true);
    assert.equal(allowsStudent(1, 'naming', day), false);
    assert.equal(allowsStudent(1, 'photograph', day), true);
  }
});

test('of two of the same name one who says no is enough', () => {
  const roll = [
    { id: 1, name: 'Rahul Kumar' },
    { id: 2, name: 'Rahul Kumar' },
  ];
  const yes = form({ student: 1 });
  const no = form({ student: 2, purposes: { ...all, naming: { given: false } } });
  assert.equal(registry({ roll, consents: [yes] }).allowsName('Rahul Kumar', 'naming', day), true);
  assert.equal(
    registry({ roll, consents: [yes, no] }).allowsName('Rahul Kumar', 'naming', day),
    false,
  );
  assert.equal(registry({ roll, consents: [yes, no] }).allowsStudent(1, 'naming', day), true);
});

test('children are found in running text, but not their teachers, nor first names alone', () => {
  const { childrenIn } = registry({
    roll: [
      { id: 1, name: 'Grace Minj' },
      { id: 2, name: 'K. Abhinav' },
      { id: 3, name: 'आरव बेनीवाल' },
      { id: 4, name: 'Kavita Sheoran' },
      { id: 5, name: 'Riya' },
    ],
    consents: [form({ name: 'Left Long-Ago' })],
    staff: ['Kavita Sheoran'],
  });
  assert.deepEqual(childrenIn('Grace Minj’s painting (IX Lily)'), ['Grace Minj']);
  assert.deepEqual(childrenIn('GRACE  MINJ, K.Abhinav and आरव बेनीवाल'), [
    'Grace Minj',
    'K. Abhinav',
    'आरव बेनीवाल',
  ]);
  assert.deepEqual(childrenIn('Left Long Ago won'), ['Left Long-Ago']);
  assert.deepEqual(childrenIn('District award for Mrs. Kavita Sheoran; Riya helped. Grace, Minj'), [
    'Grace Minj',
  ]);
  assert.deepEqual(childrenIn('Gracey Minj'), []);
});

test('children are found however their name is spelled: dots, spaces, and the signs that a Hindi keyboard puts in', () => {
  const { childrenIn } = registry({
    roll: [
      { id: 1, name: 'R.K. Sharma' },
      { id: 2, name: 'अक्षय कुमार' },
    ],
    consents: [],
    staff: [],
  });
  for (const spelling of ['RK Sharma', 'R K Sharma', 'r. k. SHARMA', 'R\u00adK Sha\u00adrma'])
    assert.deepEqual(childrenIn(`Prize for ${spelling}, VI`), ['R.K. Sharma'], spelling);
  for (const joiner of ['\u200d', '\u200c', '\u2060'])
    assert.deepEqual(childrenIn(`अक्${joiner}षय कुमार को पुरस्कार`), ['अक्षय कुमार']);
  assert.deepEqual(childrenIn('Mark Sharma'), []);
});

test('it says when something changes by itself', () => {
  const consents = [
    form({ until: '2027-03-31' }),
    form({ givenOn: '2026-12-01' }),
    form({ purposes: { ...all, voice: { given: true, withdrawnOn: '2026-11-20' } } }),
  ];
  const { nextTurn } = registry({ consents, neededFrom: '2027-05-13' });
  const turns: (string | undefined)[] = [];
  for (let at: string | undefined = day; at; at = nextTurn(at)) turns.push(nextTurn(at));
  assert.deepEqual(turns, ['2026-11-20', '2026-12-01', '2027-04-01', '2027-05-13', undefined]);
});

test('who may not be shown is told for the whole roll', () => {
  const { refused } = registry({
    roll: [1, 2, 3].map((id) => ({ id, name: `Child ${id}` })),
    consents: [
      form({ student: 1 }),
      form({ student: 2, purposes: { ...all, photograph: { given: false } } }),
    ],
  });
  assert.deepEqual(refused('photograph', day), [
    { id: 2, reply: 'no' },
    { id: 3, reply: 'unknown' },
  ]);
});
