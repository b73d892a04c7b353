/** Who gets an account, and how often a password may be guessed. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type Answer, askRest } from './rest.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
let code: string;
const first = { name: 'Kamla Devi', email: 'kamla@test.example', password: 'neem tree 1981' };

before(async () => {
  cms = await openTestCms();
  const { makeSetupCode, readSetupCode } = await import('../src/login/setup-code.ts');
  makeSetupCode(cms.dataDir);
  code = readSetupCode(cms.dataDir) as string;
});
after(() => cms.close());

const accounts = async () => (await cms.payload.count({ collection: 'staff' })).totalDocs;
const post = (path: string, body: unknown, rest: { address?: string; token?: string } = {}) =>
  askRest('POST', path, { body, ...rest });
const signIn = (email: string, password: string, address: string) =>
  post('/staff/login', { email, password }, { address });

describe('the first account', () => {
  test('cannot be had without the code, by any route', async () => {
    const tries: Promise<Answer>[] = [
      post('/staff/first-register', first),
      post('/staff/first-register', { ...first, setupCode: '' }),
      post('/staff/first-register', { ...first, setupCode: 'AAAAA-AAAAA-AAAAA-AAAAA' }),
      post('/staff/first-register', { ...first, setupCode: { equals: code } }),
      post('/staff', first),
      post('/staff', { ...first, setupCode: code }),
      post('/staff?depth=0', { ...first, role: 'operator' }),
      askRest('PATCH', '/staff', { body: first }),
      post('/staff/1/duplicate', first),
      post('/staff/forgot-password', { email: first.email }),
      post('/staff/reset-password', { token: 'x', password: first.password }),
      post('/staff/unlock', { email: first.email }),
      post('/staff/verify/x', {}),
      post('/staff/login', first),
      post('/payload-preferences/x', { value: 1 }),
    ];
    for (const answer of await Promise.all(tries))
      assert.ok(answer.status >= 400 && answer.status < 500, `${answer.status} ${answer.text}`);
    assert.equal(await accounts(), 0);
  });

  test('a wrong code is refused beside its field', async () => {
    const { status, body } = await post('/staff/first-register', { ...first, setupCode: 'wrong' });
    assert.equal(status, 400);
    const [error] = body.errors as {
      message: string;
      data: { errors: { path: string; message: string }[] };
    }[];
    assert.match(error?.message ?? '', /^Setup code – This is not the setup code\./);
    assert.deepEqual(
      error?.data.errors.map(({ path }) => path),
      ['setupCode'],
    );
    assert.match(error?.data.errors[0]?.message ?? '', /^This is not the setup code\./);
  });

  test('guesses at the code are limited by address', async () => {
    const statuses = [];
    for (let guess = 0; guess < 20; guess += 1)
      statuses.push(
        (
          await post(
            '/staff/first-register',
            { ...first, setupCode: 'x' },
            { address: '203.0.113.5' },
          )
        ).status,
      );
    assert.equal(statuses.filter((status) => status === 400).length, 10);
    assert.equal(statuses.filter((status) => status === 429).length, 10);
  });

  test('of several made at once with the right code, one is', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        post('/staff/first-register', {
          ...first,
          email: index === 0 ? first.email : `other-${index}@test.example`,
          setupCode: code.toLowerCase(),
        }),
      ),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 403, 403, 403]);
    assert.equal(await accounts(), 1);
    const { docs } = await cms.payload.find({ collection: 'staff', depth: 0 });
    assert.equal(docs[0]?.role, 'operator');
    assert.equal(existsSync(join(cms.dataDir, 'setup-code')), false, 'the code is gone');
    await cms.payload.update({
      collection: 'staff',
      id: docs[0]?.id as number,
      data: { email: first.email },
    });
  });

  test('there is never a second first account', async () => {
    for (const setupCode of [code, undefined])
      assert.equal(
        (await post('/staff/first-register', { ...first, email: 'b@test.example', setupCode }))
          .status,
        403,
      );
    assert.equal(await accounts(), 1);
  });
});

describe('signing in', () => {
  const wrongAt = (address: string, count: number, email = first.email) =>
    Promise.all(Array.from({ length: count }, () => signIn(email, 'a wrong password', address)));
  const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);

  test('the words are the same whether or not there is such an account', async () => {
    const [known, unknown] = await Promise.all([
      signIn(first.email, 'a wrong password', '203.0.113.10'),
      signIn('nobody@test.example', 'a wrong password', '203.0.113.11'),
    ]);
    assert.equal(known.status, 401);
    assert.deepEqual([unknown.status, unknown.text], [known.status, known.text]);
    const paused = [];
    for (const email of [first.email, 'nobody@test.example']) {
      const answers = await wrongAt(
        email === first.email ? '203.0.113.10' : '203.0.113.11',
        8,
        email,
      );
      paused.push(answers.find(({ status }) => status === 429));
    }
    assert.equal(paused[0]?.text, paused[1]?.text);
    assert.match(paused[0]?.text ?? '', /wait a minute and try again, or ask/);
    assert.ok(Number(paused[0]?.headers.get('retry-after')) > 0);
  });

  test('of 100 guesses at once at most the allowed ones are looked at', async () => {
    const answers = await wrongAt('203.0.113.20', 100, 'crowd@test.example');
    assert.deepEqual(
      [401, 429].map((status) => statusesOf(answers).filter((one) => one === status).length),
      [5, 95],
    );
  });

  test('strangers lock the owner out nowhere that they have signed in before; elsewhere a new password helps', async () => {
    const home = '198.51.100.7';
    const { docs } = await cms.payload.find({ collection: 'staff', limit: 1, depth: 0 });
    const id = docs[0]?.id as number;
    assert.equal((await signIn(first.email, first.password, home)).status, 200);
    for (let stranger = 0; stranger < 4; stranger += 1) await wrongAt(`192.0.2.${stranger}`, 5);
    assert.equal((await signIn(first.email, first.password, '192.0.2.200')).status, 429);
    assert.equal((await signIn(first.email, first.password, home)).status, 200);

    await cms.payload.update({ collection: 'staff', id, data: { password: 'peepal tree 1982' } });
    assert.equal((await signIn(first.email, 'peepal tree 1982', '192.0.2.200')).status, 200);
    await cms.payload.update({ collection: 'staff', id, data: { password: first.password } });
  });

  test('wrong guesses at the owner’s own address do not lock a browser that they have signed in with', async () => {
    const school = '198.51.100.19';
    const signInWith = (cookie: string | undefined, password = first.password) =>
      askRest('POST', '/staff/login', {
        body: { email: first.email, password },
        address: school,
        ...(cookie ? { cookie } : {}),
      });
    const cookies = (await signInWith(undefined)).headers.getSetCookie();
    const cookie = cookies.find((one) => one.startsWith('aangan-browser-'))?.split(';')[0];
    await wrongAt(school, 5);
    assert.equal((await signInWith(undefined)).status, 429);
    assert.equal((await signInWith(`${cookie}x`)).status, 429);
    assert.equal((await signInWith(cookie)).status, 200);
    const own = [];
    for (let guess = 0; guess < 6; guess += 1)
      own.push((await signInWith(cookie, 'a wrong password')).status);
    assert.deepEqual(own, [401, 401, 401, 401, 401, 429]);

    // Whoever knew the old password is a stranger with the new one.
    const { docs } = await cms.payload.find({ collection: 'staff', limit: 1, depth: 0 });
    const id = docs[0]?.id as number;
    await cms.payload.update({ collection: 'staff', id, data: { password: first.password } });
    await wrongAt(school, 5);
    assert.equal((await signInWith(cookie)).status, 429);
    await cms.payload.update({ collection: 'staff', id, data: { password: first.password } });
  });

  test('where the address has used up its tries, nobody can tell who has signed in from it', async () => {
    const school = '198.51.100.20';
    assert.equal((await signIn(first.email, first.password, school)).status, 200);
    // Not by signing in: on a busy machine 31 checks of a password take longer than a new try does to be given.
    const { loginLimits } = await import('../src/login/guard-login.ts');
    for (let guess = 0; guess < 31; guess += 1)
      loginLimits.take({ email: `nobody-${guess}@test.example`, address: school, isKnown: false });
    const known = await signIn(first.email, 'a wrong password', school);
    const unknown = await signIn('nobody-99@test.example', 'a wrong password', school);
    assert.deepEqual([known.status, unknown.status], [429, 429]);
    assert.equal(known.text, unknown.text);
    assert.equal((await signIn(first.email, first.password, school)).status, 200);
  });

  test('from where somebody signs in cannot be read, searched or written', async () => {
    const { body } = await signIn(first.email, first.password, '198.51.100.8');
    const token = String(body.token);
    const { id } = body.user as { id: number };
    for (const path of [
      '/staff/me',
      '/staff',
      `/staff/${id}`,
      `/staff?select[knownAddresses]=true`,
    ]) {
      const answer = await askRest('GET', path, { token });
      assert.equal(answer.status, 200, path);
      assert.doesNotMatch(answer.text, /knownAddresses|setupCode/, path);
    }
    const searched = await askRest('GET', '/staff?where[knownAddresses][exists]=true', { token });
    assert.ok(searched.status === 400 || (searched.body.totalDocs as number) === 0, searched.text);
    const stored = async () =>
      (await cms.payload.findByID({ collection: 'staff', id, showHiddenFields: true }))
        .knownAddresses;
    const before = await stored();
    assert.ok(Array.isArray(before) && before.length > 0);
    await askRest('PATCH', `/staff/${id}`, {
      token,
      body: { knownAddresses: ['x'], name: 'Kamla' },
    });
    assert.deepEqual(await stored(), before);
  });
});

test('where a collection keeps no versions, asking for them finds nothing', async () => {
  const { body } = await signIn(first.email, first.password, '198.51.100.9');
  const token = String(body.token);
  // Of the preferences `versions` is the name of one.
  const without = cms.payload.config.collections.filter(
    ({ slug, versions }) => !versions && slug !== 'payload-preferences',
  );
  assert.ok(without.length > 5);
  for (const { slug } of without)
    for (const [method, path] of [
      ['GET', `/${slug}/versions`],
      ['GET', `/${slug}/versions/1`],
      ['POST', `/${slug}/versions/1`],
    ] as const)
      assert.equal((await askRest(method, path, { token })).status, 404, `${method} ${path}`);
  assert.equal((await askRest('GET', '/news/versions', { token })).status, 200);
});

test('the admin server knows every collection that takes files', async () => {
  const { uploadSlugs } = await import('../src/admin-server/body-limit.ts');
  const taking = cms.payload.config.collections
    .filter(({ upload }) => upload)
    .map(({ slug }) => slug);
  assert.deepEqual([...uploadSlugs].sort(), taking.sort());
});

test('a stranger is told nothing of the collections, their fields and what may be done with them', async () => {
  const { status, body } = await askRest('GET', '/access');
  assert.deepEqual([status, body], [200, { canAccessAdmin: false }]);
  // Of the preferences `access` is the name of one.
  const all = cms.payload.config.collections.filter(({ slug }) => slug !== 'payload-preferences');
  for (const { slug } of all)
    for (const [method, path] of [
      ['GET', `/${slug}/access`],
      ['POST', `/${slug}/access`],
      ['POST', `/${slug}/access/1`],
    ] as const) {
      const answer = await askRest(method, path);
      assert.ok([401, 403, 404].includes(answer.status), `${method} ${path}: ${answer.text}`);
      assert.doesNotMatch(answer.text, /fields|permission"/, path);
    }
  const { body: own } = await signIn(first.email, first.password, '198.51.100.9');
  const told = await askRest('GET', '/access', { token: String(own.token) });
  assert.equal(told.body.canAccessAdmin, true);
});
