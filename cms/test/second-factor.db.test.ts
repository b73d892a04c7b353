/** The second factor: no way in without it, once it is on or demanded; and nothing of it leaves the database. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '../src/access/roles.ts';
import type { Factor } from '../src/second-factor/factor.ts';
import { codeOf, stepAt } from '../src/second-factor/totp.ts';
import { fromBase32 } from './base32.ts';
import { type MailBox, openMailBox } from './mail-box.ts';
import { type Answer, askRest } from './rest.ts';
import { schoolProfile } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
let box: MailBox;
let schools: { own: number; other: number };
const password = 'a long pass phrase';

const makeSchool = async (code: string): Promise<number> => {
  const data = schoolProfile(code) as never;
  return (await cms.payload.create({ collection: 'schools', data })).id;
};

before(async () => {
  box = await openMailBox();
  process.env.SMTP_URL = box.url;
  process.env.MAIL_FROM = 'Aangan <office@school.example>';
  cms = await openTestCms();
  schools = { own: await makeSchool('AAAA'), other: await makeSchool('BBBB') };
});
after(async () => {
  await cms.close();
  await box.close();
});

/** Reads the settings: not before the test has its own data. */
const requireOfOperators = async (is: 'required' | 'optional') => {
  const { settings } = await import('../src/settings.ts');
  settings.operatorSecondFactor = is;
};

let count = 0;
/** Each is asked for from an address of its own, so that one test's wrong tries are not another's. */
let address = '';
beforeEach(() => {
  count += 1;
  address = `203.0.113.${count}`;
});

type Person = { id: number; email: string; name: string };
const makePerson = async (role: Role, school?: number): Promise<Person> => {
  count += 1;
  const [name, email] = [`Asha ${count}`, `asha-${count}@a.example`];
  const tenants = school === undefined ? [] : [{ tenant: school }];
  const data = { name, email, role, password, tenants };
  const { id } = await cms.payload.create({ collection: 'staff', data });
  return { id, email, name };
};

const post = (path: string, body: unknown = {}, who: { token?: string; cookie?: string } = {}) =>
  askRest('POST', `/staff/${path}`, { body, address, ...who });

const signIn = ({ email }: Person, typed = password) => post('login', { email, password: typed });
const tokenOf = async (person: Person): Promise<string> => {
  const { status, body, text } = await signIn(person);
  assert.equal(status, 200, text);
  return String(body.token);
};
/** The ticket, as a browser would send it back. */
const ticketOf = (headers: Headers): string =>
  /aangan-second-step=[^;]+/.exec(headers.getSetCookie().join('\n'))?.[0] ?? '';
const typeCode = (ticket: string, code: unknown) =>
  post('login/code', { code }, { cookie: ticket });

const stored = async (id: number) =>
  (await cms.payload.db.findOne<{ factor: Factor | null; sessions?: unknown[] | null; id: number }>(
    { collection: 'staff', where: { id: { equals: id } } },
  )) as { factor: Factor | null; sessions?: { id: string }[] | null };
const sessionsOf = async (id: number) => (await stored(id)).sessions?.length ?? 0;

const isSignedIn = async (token: string) =>
  Boolean((await askRest('GET', '/staff/me', { token, address })).body.user);

/** The code of now, as if none had been used yet: a test does not wait for half a minute. */
const codeNow = async ({ id }: Person, key: Buffer): Promise<string> => {
  const { factor } = await stored(id);
  await cms.payload.db.updateOne({
    collection: 'staff',
    id,
    data: { factor: { ...factor, step: 0 }, updatedAt: null },
  });
  return codeOf(key, stepAt(Date.now()));
};

type On = { key: Buffer; codes: string[]; token: string };
const switchOn = async (person: Person): Promise<On> => {
  const token = await tokenOf(person);
  const begun = await post('second-factor/begin', { password }, { token });
  assert.equal(begun.status, 200, begun.text);
  const key = fromBase32(String(begun.body.key));
  const code = codeOf(key, stepAt(Date.now()));
  const { sealed } = begun.body;
  const confirmed = await post('second-factor/confirm', { sealed, code }, { token });
  assert.equal(confirmed.status, 200, confirmed.text);
  return { key, codes: confirmed.body.codes as string[], token };
};

const deedsOf = async (id: number): Promise<string[]> => {
  const { docs } = await cms.payload.find({
    collection: 'activity',
    where: { and: [{ collection: { equals: 'staff' } }, { record: { equals: String(id) } }] },
    sort: 'id',
  });
  return docs.map(({ did, who }) => `${who}: ${did}`);
};

// First: there is no account yet.
test('promise 12.29: where operators are asked for it, the first account is made, and opens nothing before it is set up', async () => {
  const { makeSetupCode, readSetupCode } = await import('../src/login/setup-code.ts');
  makeSetupCode(cms.dataDir);
  await requireOfOperators('required');
  try {
    const first = { name: 'Kamla', email: 'kamla@a.example' };
    const setupCode = readSetupCode(cms.dataDir);
    const made = await post('first-register', { ...first, password, setupCode });
    assert.equal(made.status, 200, made.text);
    assert.equal(await isSignedIn(String(made.body.token)), false);
    assert.equal((await signIn({ id: 0, ...first })).body.secondStep, 'setup');
  } finally {
    await requireOfOperators('optional');
  }
});

describe('switching it on', () => {
  test('promise 12.29: with the password and the app’s first code; other sessions end, this one goes on', async () => {
    const person = await makePerson('office', schools.own);
    const [token, elsewhere] = [await tokenOf(person), await tokenOf(person)];
    for (const typed of [undefined, '', 'a wrong pass phrase', { $ne: 1 }])
      assert.equal((await post('second-factor/begin', { password: typed }, { token })).status, 401);
    const begun = await post('second-factor/begin', { password }, { token });
    assert.equal(begun.headers.get('cache-control'), 'no-store');
    const { sealed, uri, qrCode, key } = begun.body as Record<string, string>;
    assert.match(String(uri), /^otpauth:\/\/totp\/School%20AAAA:asha-/);
    assert.ok((qrCode as unknown as { size: number }).size > 20);
    assert.equal((await stored(person.id)).factor, null, 'nothing is stored before');

    const secret = fromBase32(String(key));
    const code = codeOf(secret, stepAt(Date.now()));
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const confirm = (body: object) => post('second-factor/confirm', body, { token });
    assert.equal((await confirm({ sealed, code: wrong })).status, 401);
    assert.equal((await confirm({ sealed: `9${sealed}`, code })).status, 410);
    const other = await makePerson('office', schools.own);
    const stolen = { token: await tokenOf(other) };
    assert.equal((await post('second-factor/confirm', { sealed, code }, stolen)).status, 410);

    const on = await confirm({ sealed, code });
    assert.equal((on.body.codes as string[]).length, 10);
    assert.deepEqual([await isSignedIn(token), await isSignedIn(elsewhere)], [true, false]);
    assert.equal((await confirm({ sealed, code })).status, 409);
    assert.equal((await post('second-factor/begin', { password }, { token })).status, 409);
    assert.deepEqual(await deedsOf(person.id), [`${person.name}: factorOn`]);
  });

  test('nobody does it for somebody else, and nobody without a session or a ticket', async () => {
    for (const what of ['begin', 'confirm', 'codes', 'off'])
      assert.ok((await post(`second-factor/${what}`, { password })).status >= 400, what);
  });
});

describe('promise 12.29: there is no session before the code was right', () => {
  let person: Person;
  let on: On;
  before(async () => {
    person = await makePerson('head', schools.own);
    on = await switchOn(person);
    await post('logout', {}, { token: on.token });
    assert.equal(await sessionsOf(person.id), 0);
  });
  const assertNoSession = async (answer?: Answer) => {
    assert.equal(await sessionsOf(person.id), 0);
    if (!answer) return;
    assert.doesNotMatch(answer.headers.getSetCookie().join('\n'), /payload-token=\w/);
    assert.equal(answer.body.token, undefined);
    assert.equal(answer.body.user ?? undefined, undefined);
  };

  test('by the sign-in route, however it is asked', async () => {
    const right = await signIn(person);
    assert.equal(right.status, 202);
    assert.equal(right.body.secondStep, 'code');
    assert.match(right.headers.get('set-cookie') ?? '', /HttpOnly; SameSite=Strict/);
    assert.ok(!right.text.includes('aangan-second-step'), 'no script of a page can read it');
    await assertNoSession(right);
    const form = new FormData();
    form.set('_payload', JSON.stringify({ email: person.email, password }));
    await assertNoSession(await askRest('POST', '/staff/login', { body: form, address }));
    const more = { email: person.email, password, code: '000000', provenFactor: person.id };
    for (const query of ['', '?depth=0', '?context[provenFactor]=1', '?draft=true'])
      await assertNoSession(
        await askRest('POST', `/staff/login${query}`, {
          body: { ...more, context: { provenFactor: person.id } },
          address,
        }),
      );
    const wrong = await signIn(person, 'a wrong pass phrase');
    assert.equal(wrong.status, 401, 'nobody else learns that there is a second factor');
    assert.equal(ticketOf(wrong.headers), '');
  });

  test('by Payload’s other routes, nor by GraphQL', async () => {
    const ticket = ticketOf((await signIn(person)).headers);
    assert.notEqual(ticket, '');
    const value = ticket.slice(ticket.indexOf('=') + 1);
    const asked: [string, object][] = [
      ['refresh-token', {}],
      ['reset-password', { token: 'x', password }],
      ['forgot-password', { email: person.email }],
      ['first-register', { email: person.email, password }],
      ['unlock', { email: person.email }],
      ['verify/x', {}],
      ['logout', {}],
    ];
    for (const [path, body] of asked)
      for (const who of [
        { cookie: ticket },
        { cookie: `payload-token=${value}` },
        { token: value },
      ])
        await assertNoSession(await post(path, body, who));
    for (const who of [{ cookie: ticket }, { token: value }]) {
      const me = await askRest('GET', '/staff/me', { ...who, address });
      assert.equal(me.body.user, null);
      for (const path of ['/staff', '/schools', '/enquiries', '/students'])
        assert.ok((await askRest('GET', path, { ...who, address })).status >= 400, path);
    }
    const query = `mutation { loginStaff(email: "${person.email}", password: "${password}") { token } }`;
    const graphQl = await askRest('POST', '/graphql', { body: { query }, address });
    assert.ok(graphQl.status >= 400);
    await assertNoSession(graphQl);
  });

  test('by what Payload does inside: signing in, and resetting a password', async () => {
    const { payload } = cms;
    const data = { email: person.email, password };
    const needed = { name: 'SecondStepNeeded' };
    await assert.rejects(payload.login({ collection: 'staff', data }), needed);
    const token = await payload.forgotPassword({
      collection: 'staff',
      data: { email: person.email },
      disableEmail: true,
    });
    const reset = { token: String(token), password: 'another pass phrase' };
    await assert.rejects(
      payload.resetPassword({ collection: 'staff', data: reset, overrideAccess: true }),
      needed,
    );
    await assertNoSession();
    assert.equal((await signIn(person)).status, 202, 'the password is as it was');
  });

  test('by a link for a new password: it sets it, and asks for the code', async () => {
    const { makeLink } = await import('../src/accounts/make-link.ts');
    const { inTransaction } = await import('../src/database/in-transaction.ts');
    const { sendLinkForm } = await import('../src/accounts/answer-link.ts');
    const before = ticketOf((await signIn(person)).headers);
    const { path } = await inTransaction(cms.payload, (req) => makeLink(req, person.id));
    const request = new Request(`http://localhost:8081${path}`, {
      method: 'POST',
      body: new URLSearchParams({ password, again: password }),
    });
    const response = await sendLinkForm(cms.payload, request, path.split('/').at(-1) ?? '');
    assert.deepEqual([response.status, response.headers.get('location')], [303, '/admin/login']);
    assert.doesNotMatch(response.headers.getSetCookie().join('\n'), /payload-token/);
    await assertNoSession();
    const code = await codeNow(person, on.key);
    assert.equal((await typeCode(before, code)).status, 410, 'a ticket dies with the password');
    assert.equal((await typeCode(ticketOf(response.headers), code)).status, 200);
    const [session] = (await stored(person.id)).sessions ?? [];
    assert.ok(session);
    await cms.payload.db.updateOne({
      collection: 'staff',
      id: person.id,
      data: { sessions: [], updatedAt: null },
    });
  });

  test('by a ticket that was changed, is another’s, or is over', async () => {
    const ticket = ticketOf((await signIn(person)).headers);
    const [step, id, until, signature] = ticket.split('=')[1]?.split('.') ?? [];
    const other = await makePerson('operator');
    const otherOn = await switchOn(other);
    const made = (...parts: unknown[]) => `aangan-second-step=${parts.join('.')}`;
    const code = await codeNow(person, on.key);
    for (const wrong of [
      '',
      made(step, id, Number(until) + 1, signature),
      made(step, other.id, until, signature),
      made('setup', id, until, signature),
      made(step, id, until, ''),
      made(step, 'NaN', until, signature),
      made(step, `${id} OR 1=1`, until, signature),
    ]) {
      const answer = await typeCode(wrong, code);
      assert.equal(answer.status, 410, answer.text);
      await assertNoSession(answer);
    }
    const { ticketCookie } = await import('../src/second-factor/ticket.ts');
    const late = ticketCookie(
      cms.payload.secret,
      'code',
      (await stored(person.id)) as never,
      Date.now() - 6 * 60_000,
    );
    assert.equal((await typeCode(late.split(';')[0] ?? '', code)).status, 410);
    const theirs = await codeNow(other, otherOn.key);
    assert.equal((await typeCode(ticket, theirs)).status, 401, 'another’s code');
    const begun = await post('second-factor/begin', {}, { cookie: ticket });
    assert.equal(begun.status, 410, 'a ticket for the code sets nothing up');
    await assertNoSession();
  });

  test('by a sign-in that was under way when it was switched on', async () => {
    const { addSessionToUser } = await import('payload/shared');
    const { inTransaction } = await import('../src/database/in-transaction.ts');
    const { payload } = cms;
    const late = await makePerson('office', schools.own);
    const read = await stored(late.id);
    await switchOn(late);
    const before = await sessionsOf(late.id);
    const goOn = inTransaction(payload, (req) =>
      addSessionToUser({
        collectionConfig: payload.collections.staff.config,
        payload,
        req,
        user: read as never,
      }),
    );
    await assert.rejects(goOn, { name: 'SecondStepNeeded' });
    assert.equal(await sessionsOf(late.id), before);
  });

  test('by what is written to the account itself', async () => {
    const token = await tokenOf(await makePerson('head', schools.own));
    const sessions = [{ id: 'x', createdAt: new Date(), expiresAt: new Date(Date.now() + 1e7) }];
    await askRest('PATCH', `/staff/${person.id}`, {
      token,
      body: { name: person.name, factor: null, secondFactor: 'Off', sessions },
      address,
    });
    assert.ok((await stored(person.id)).factor);
    await assertNoSession();
    assert.equal((await signIn(person)).status, 202);
  });

  test('the right code signs in, once, in the same words and cookies as without one', async () => {
    const { headers } = await signIn(person);
    const ticket = ticketOf(headers);
    assert.doesNotMatch(headers.getSetCookie().join('\n'), /aangan-browser/);
    const code = await codeNow(person, on.key);
    const [first, second] = await Promise.all([typeCode(ticket, code), typeCode(ticket, code)]);
    assert.deepEqual([first.status, second.status].toSorted(), [200, 401], 'of two at once, one');
    const { body, headers: won } = first.status === 200 ? first : second;
    assert.match(won.getSetCookie().join('\n'), /^payload-token=\w/m);
    assert.match(won.getSetCookie().join('\n'), /^aangan-browser/m);
    assert.match(won.getSetCookie().join('\n'), /aangan-second-step=; Max-Age=0/);
    assert.ok(await isSignedIn(String(body.token)));
    assert.equal((await typeCode(ticket, code)).status, 401, 'never again');
    assert.equal(await sessionsOf(person.id), 1);
  });
});

describe('wrong codes', () => {
  test('promise 12.29: they count as wrong passwords do, and a right password forgives none', async () => {
    const person = await makePerson('office', schools.own);
    const { key } = await switchOn(person);
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const ticket = ticketOf((await signIn(person)).headers);
      statuses.push((await typeCode(ticket, '000000')).status);
    }
    assert.deepEqual(statuses, [401, 401, 401, 401, 429]);
    const asked = await signIn(person);
    assert.equal(asked.status, 429, 'the password waits with the code');
    assert.match(asked.text, /Please wait a minute and try again, or ask the head/);
    const { ticketCookie } = await import('../src/second-factor/ticket.ts');
    const account = (await stored(person.id)) as never;
    const ticket =
      ticketCookie(cms.payload.secret, 'code', account, Date.now()).split(';')[0] ?? '';
    const right = await typeCode(ticket, await codeNow(person, key));
    assert.equal(right.status, 429, 'not even the right one is looked at');
    assert.match(right.text, /Please wait a minute.*use a recovery code, or ask the head/);
    assert.ok(right.headers.get('retry-after'));
  });

  test('promise 12.29: they are counted in the database, for all back offices and addresses; of many at once each', async () => {
    const { loginLimits } = await import('../src/login/guard-login.ts');
    const person = await makePerson('office', schools.own);
    const { key } = await switchOn(person);
    const ticket = ticketOf((await signIn(person)).headers);
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        askRest('POST', '/staff/login/code', {
          body: { code: '000000' },
          cookie: ticket,
          address: `198.51.100.${index}`,
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 401).length, 4, statuses.join());
    assert.equal((await stored(person.id)).factor?.wrong, 5);
    // As another process would: it has seen none of them.
    loginLimits.forgive(person.email);
    const again = ticketOf((await signIn(person)).headers);
    assert.equal((await typeCode(again, await codeNow(person, key))).status, 429);
  });
});

describe('recovery codes', () => {
  test('promise 12.29: each signs in once; new ones and switching off want password and code', async () => {
    const person = await makePerson('editor', schools.own);
    const { key, codes, token } = await switchOn(person);
    const [first = '', second = '', third = ''] = codes;
    const ticket = ticketOf((await signIn(person)).headers);
    const used = await typeCode(ticket, first.toLowerCase());
    assert.equal(used.status, 200, used.text);
    assert.equal(used.body.left, 9);
    assert.equal((await typeCode(ticket, first)).status, 401);

    const ask = (what: string, body: object) => post(`second-factor/${what}`, body, { token });
    for (const what of ['codes', 'off']) {
      assert.equal((await ask(what, { password: 'not it at all', code: second })).status, 401);
      assert.equal((await ask(what, { password, code: '' })).status, 401);
      assert.equal((await ask(what, { code: second })).status, 401);
    }
    const renewed = await ask('codes', { password, code: second });
    assert.equal(renewed.status, 200, renewed.text);
    const [next = ''] = renewed.body.codes as string[];
    assert.equal((await typeCode(ticket, third)).status, 401, 'the old ones are dead');
    const elsewhere = String((await typeCode(ticket, next)).body.token);
    assert.ok(await isSignedIn(elsewhere));

    const off = await ask('off', { password, code: await codeNow(person, key) });
    assert.equal(off.status, 200, off.text);
    assert.deepEqual([await isSignedIn(token), await isSignedIn(elsewhere)], [true, false]);
    assert.equal((await signIn(person)).status, 200);
    assert.deepEqual(
      await deedsOf(person.id),
      ['factorOn', 'recovered', 'factorCodes', 'recovered', 'factorOff'].map(
        (did) => `${person.name}: ${did}`,
      ),
    );
  });

  test('promise 12.29: they still work when the installation has another secret, and the app’s codes say why not', async () => {
    const person = await makePerson('editor', schools.own);
    const { key, codes } = await switchOn(person);
    const { secret } = cms.payload;
    cms.payload.secret = 'another secret of the installation, made after the old one was lost';
    try {
      const ticket = ticketOf((await signIn(person)).headers);
      const app = await typeCode(ticket, await codeNow(person, key));
      assert.equal(app.status, 409);
      assert.match(app.text, /the secret of this installation was changed.*recovery code/);
      assert.equal((await typeCode(ticket, codes[0])).status, 200);
    } finally {
      cms.payload.secret = secret;
    }
  });
});

describe('a school that demands it', () => {
  const demand = (token: string, demandsSecondFactor: boolean) =>
    askRest('PATCH', `/schools/${schools.own}`, { token, body: { demandsSecondFactor }, address });

  test('promise 12.29: whoever has none can do nothing but set it up, signed in already or not; other schools go on', async () => {
    const [head, clerk, stranger] = [
      await makePerson('head', schools.own),
      await makePerson('office', schools.own),
      await makePerson('office', schools.other),
    ];
    const [headToken, clerkToken, strangerToken] = [
      await tokenOf(head),
      await tokenOf(clerk),
      await tokenOf(stranger),
    ];
    assert.equal((await demand(clerkToken, true)).status, 403);
    const tooSoon = await demand(headToken, true);
    assert.equal(tooSoon.status, 400, tooSoon.text);
    assert.match(tooSoon.text, /switch on your own second factor first/);

    const { token } = await switchOn(head);
    assert.equal((await demand(token, true)).status, 200);
    assert.ok(await isSignedIn(token));
    assert.ok(await isSignedIn(strangerToken));
    assert.equal(await isSignedIn(clerkToken), false);
    for (const [method, path] of [
      ['GET', '/enquiries'],
      ['GET', `/staff/${clerk.id}`],
      ['GET', '/access'],
      ['PATCH', `/staff/${clerk.id}`],
      ['POST', '/staff/refresh-token'],
      ['POST', '/staff/end-session'],
      ['POST', '/staff/second-factor/begin'],
    ] as const) {
      const body = method === 'GET' ? {} : { body: { name: 'X', password } };
      const answer = await askRest(method, path, { token: clerkToken, address, ...body });
      const isRefused = answer.status >= 400 || answer.body.canAccessAdmin === false;
      assert.ok(isRefused, `${method} ${path} ${answer.text}`);
    }

    const asked = await signIn(clerk);
    assert.equal(asked.status, 202);
    assert.equal(asked.body.secondStep, 'setup');
    assert.equal(asked.body.token, undefined);
    const cookie = ticketOf(asked.headers);
    assert.equal((await typeCode(cookie, '000000')).status, 410);
    const begun = await post('second-factor/begin', {}, { cookie });
    assert.equal(begun.status, 200, begun.text);
    const { sealed } = begun.body;
    const code = codeOf(fromBase32(String(begun.body.key)), stepAt(Date.now()));
    const done = await post('second-factor/confirm', { sealed, code }, { cookie });
    assert.equal(done.status, 200, done.text);
    const session = /payload-token=([^;]+)/.exec(done.headers.getSetCookie().join('\n'))?.[1] ?? '';
    assert.ok(await isSignedIn(session));
    assert.equal(await isSignedIn(clerkToken), false, 'what was begun before is over');
    assert.equal((await post('second-factor/begin', {}, { cookie })).status, 410);
    assert.deepEqual(await deedsOf(clerk.id), [`${clerk.name}: factorOn`]);

    assert.equal((await demand(token, false)).status, 200);
  });

  test('promise 12.29: operators, who work for no school, are asked where the settings say so', async () => {
    const operator = await makePerson('operator');
    const token = await tokenOf(operator);
    await requireOfOperators('required');
    try {
      assert.equal(await isSignedIn(token), false);
      assert.equal((await signIn(operator)).body.secondStep, 'setup');
      const clerk = await makePerson('office', schools.own);
      assert.equal((await signIn(clerk)).status, 200, 'a school says so itself');
    } finally {
      await requireOfOperators('optional');
    }
    assert.equal((await signIn(operator)).status, 200);
  });
});

describe('a lost phone', () => {
  test('promise 12.29: the head removes it for the own school’s staff, who is signed out, gets a letter, and stands in the log', async () => {
    const [head, clerk, stranger] = [
      await makePerson('head', schools.own),
      await makePerson('office', schools.own),
      await makePerson('office', schools.other),
    ];
    const { token } = await switchOn(clerk);
    await switchOn(stranger);
    const headToken = await tokenOf(head);
    const remove = (id: number, by: string) =>
      post(`${id}/remove-second-factor`, {}, { token: by });
    assert.equal((await remove(clerk.id, token)).status, 403, 'not one’s own');
    assert.equal((await remove(head.id, headToken)).status, 403);
    assert.equal((await remove(stranger.id, headToken)).status, 404);
    assert.ok((await post(`${clerk.id}/remove-second-factor`)).status >= 400);
    const removed = await remove(clerk.id, headToken);
    assert.equal(removed.status, 200, removed.text);
    assert.equal(await isSignedIn(token), false);
    assert.equal((await stored(clerk.id)).factor, null);
    assert.equal((await remove(clerk.id, headToken)).status, 409);
    assert.equal((await signIn(clerk)).status, 200);
    assert.deepEqual((await deedsOf(clerk.id)).slice(-1), [`${head.name}: factorRemoved`]);
    const find = () => box.letters.find(({ to }) => to.join().includes(clerk.email));
    while (!find()) await pause(20);
    assert.match(find()?.text ?? '', /your second factor was removed/);
    assert.ok(find()?.text.includes(head.name));
  });

  test('promise 12.29: the operator does it by command, which lists who has one', async () => {
    const { runCommand } = await import('../src/staff/commands.ts');
    const { readArguments } = await import('../src/staff/arguments.ts');
    const person = await makePerson('operator');
    await switchOn(person);
    const run = async (...words: string[]) => {
      const said: string[] = [];
      await runCommand(cms.payload, readArguments(words) as never, {
        say: (line) => said.push(line),
        note: () => undefined,
        readPassword: async () => '',
        adminUrl: 'http://localhost:8081',
        isPublic: false,
      });
      return said.join('\n');
    };
    const line = async () =>
      (await run('list')).split('\n').find((one) => one.includes(person.email)) ?? '';
    assert.match(await line(), /second factor$/);
    await run('reset', person.email, '--second-factor', '--dry-run');
    assert.match(await line(), /second factor$/);
    const letters = box.letters.length;
    assert.match(await run('reset', person.email, '--second-factor'), /^Removed the second factor/);
    assert.doesNotMatch(await line(), /second factor$/);
    assert.equal(box.letters.length, letters + 1);
    assert.equal(await sessionsOf(person.id), 0);
    assert.deepEqual((await deedsOf(person.id)).slice(-1), [
      'The operator, by command: factorRemoved',
    ]);
    await assert.rejects(run('reset', person.email, '--second-factor'), /has no second factor/);
  });
});

test('promise 12.29: who has one is told; nothing else of it leaves by REST, by whatever question', async () => {
  const person = await makePerson('head', schools.own);
  const { token, codes } = await switchOn(person);
  const { factor } = await stored(person.id);
  assert.ok(factor);
  const secrets = [factor.secret, ...factor.codes, ...codes];
  const operator = await tokenOf(await makePerson('operator'));
  for (const who of [token, operator])
    for (const path of [
      '/staff',
      `/staff/${person.id}`,
      `/staff/${person.id}?showHiddenFields=true&depth=2&select[factor]=true`,
      '/staff/me?showHiddenFields=true&select[factor]=true',
      `/staff?where[factor.secret][exists]=true`,
      '/staff?sort=factor',
      '/activity?limit=200',
      `/enquiries?populate[staff][factor]=true`,
    ]) {
      const { text } = await askRest('GET', path, { token: who, address });
      for (const secret of secrets) assert.ok(!text.includes(secret), path);
      assert.doesNotMatch(text, /"factor":/, path);
    }
  const guess = encodeURIComponent(factor.secret.slice(0, 4));
  for (const field of ['factor', 'factor.secret'])
    for (const how of ['like', 'contains', 'equals', 'exists']) {
      const path = `/staff?where[${field}][${how}]=${guess}`;
      const { status } = await askRest('GET', path, { token: operator, address });
      assert.ok(status >= 400, `${path} ${status}`);
    }
  const shown = await askRest('GET', `/staff/${person.id}`, { token, address });
  assert.equal(shown.body.secondFactor, 'On');
  const renewed = await post('refresh-token', {}, { token });
  for (const secret of secrets) assert.ok(!renewed.text.includes(secret));
});
