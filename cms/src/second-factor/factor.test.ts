import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Factor,
  factorWordOf,
  makeFactor,
  toFactor,
  tryCode,
  withNewCodes,
} from './factor.ts';
import { codeOf, newSecret, stepAt } from './totp.ts';

const owner = { id: 7, secret: 'the installation’s own secret, 32 characters or more' };
const now = 1_800_000_015_000;
const key = newSecret();
const make = () => makeFactor(owner, key, stepAt(now) - 2, now);
const appCode = (at = now) => codeOf(key, stepAt(at));

/** Tries, and gives the outcome with what is stored after it. */
const after = (factor: Factor, given: string, at = now, who = owner) => {
  const outcome = tryCode(who, factor, given, at);
  return { ...outcome, stored: 'factor' in outcome ? outcome.factor : factor };
};

test('a code of the app is taken once, however it is typed', () => {
  const [code, { factor }] = [appCode(), make()];
  const hindi = [...code].map((digit) => String.fromCharCode(0x966 + Number(digit))).join('');
  for (const typed of [code, ` ${code.slice(0, 3)} ${code.slice(3)} `, hindi]) {
    const { kind, stored } = after(factor, typed);
    assert.equal(kind, 'right');
    assert.equal(after(stored, typed).kind, 'wrong', 'a second time');
  }
});

test('a recovery code is taken once, in small letters and without hyphens, too', () => {
  const { factor, codes } = make();
  assert.equal(new Set(codes).size, 10);
  const [first = '', second = ''] = codes;
  const used = after(factor, first.toLowerCase().replaceAll('-', ' '));
  assert.equal(used.kind, 'right');
  assert.equal(after(used.stored, first).kind, 'wrong');
  assert.equal(after(used.stored, second).kind, 'right');
});

test('new recovery codes make the old ones worthless', () => {
  const { factor, codes } = make();
  const next = withNewCodes(owner.id, factor);
  assert.equal(after(next.factor, codes[0] ?? '').kind, 'wrong');
  assert.equal(after(next.factor, next.codes[0] ?? '').kind, 'right');
  assert.equal(after(next.factor, appCode()).kind, 'right', 'the app goes on');
});

test('five wrong codes in a row make everybody wait, longer each time; the right one is not looked at meanwhile', () => {
  let { factor } = make();
  for (let time = 1; time <= 5; time += 1) {
    const { kind, stored, ...rest } = after(factor, time % 2 ? '000000' : 'AAAA-AAAA-AAAA-AAAA');
    assert.equal(kind, 'wrong');
    assert.equal('wait' in rest && rest.wait, time < 5 ? 0 : 60_000);
    factor = stored;
  }
  assert.deepEqual(tryCode(owner, factor, appCode(), now), { kind: 'wait', wait: 60_000 });
  const sixth = after(factor, '000000', now + 60_000);
  assert.equal('wait' in sixth && sixth.wait, 120_000);
  const later = now + 180_000;
  const right = after(sixth.stored, appCode(later), later);
  assert.equal(right.kind, 'right');
  assert.equal(right.stored.wrong, 0);
});

test('nothing that is stored is the key or a code; another account or secret cannot use it', () => {
  const { factor, codes } = make();
  const stored = JSON.stringify(factor);
  for (const plain of [key.toString('base64url'), key.toString('hex'), ...codes])
    assert.ok(!stored.includes(plain));
  assert.equal(after(factor, appCode(), now, { ...owner, id: 8 }).kind, 'unreadable');
  const moved = { ...owner, secret: 'another secret of 32 characters, or of more' };
  assert.equal(after(factor, appCode(), now, moved).kind, 'unreadable');
  assert.equal(after(factor, codes[0] ?? '', now, moved).kind, 'right', 'the paper still helps');
});

test('whoever has none has none, whatever the database gives for it', () => {
  for (const stored of [null, undefined, {}, '', []]) {
    assert.equal(toFactor(stored), undefined);
    assert.equal(factorWordOf(stored), 'Off');
  }
  assert.equal(factorWordOf(make().factor), 'On');
});
