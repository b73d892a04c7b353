/** Accounts: invited by a link, given a new password by a link, shut out, and signed out elsewhere. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Role } from '../src/access/roles.ts';
import { type Answer, askRest } from './rest.ts';
import { schoolProfile } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
let schools: [own: number, other: number];
const password = 'a long pass phrase';
const tokens = {} as Record<Role, string>;
const ids = {} as Record<Role, number>;

const signIn = (email: string, typed: string, cookie = '') =>
  askRest('POST', '/staff/login', { body: { email, password: typed }, cookie });

const makeSchool = async (code: string): Promise<number> => {
  const { id } = await cms.payload.create({
    collection: 'schools',
    data: schoolProfile(code) as never,
  });
  return id;
};

const makeAccount = async (name: string, role: Role, school?: number): Promise<number> => {
  const { id } = await cms.payload.create({
    collection: 'staff',
    data: {
      name,
      email: `${name}@a.example`,
      role,
      password,
      tenants: school === undefined ? [] : [{ tenant: school }],
    },
  });
  return id;
};

before(async () => {
  cms = await openTestCms();
  schools = [await makeSchool('AAAA'), await makeSchool('BBBB')];
  for (const role of ['operator', 'head', 'editor', 'office'] as const) {
    ids[role] = await makeAccount(role, role, role === 'operator' ? undefined : schools[0]);
    tokens[role] = String((await signIn(`${role}@a.example`, password)).body.token);
  }
});
after(() => cms.close());

const post = (role: Role, path: string, body: unknown = {}) =>
  askRest('POST', path, { token: tokens[role], body });

const tokenOf = (answer: Answer): string => {
  assert.equal(answer.status, 200, answer.text);
  return String(answer.body.link).replace(/^\/account\//, '');
};

let count = 0;
/** Invites somebody new; gives their address, their number and the link's token. */
const invite = async (role: Role = 'office') => {
  count += 1;
  const email = `new-${count}@a.example`;
  const answer = await post('head', '/staff/invite', { name: `Sunita ${count}`, email, role });
  return { email, token: tokenOf(answer), id: Number(answer.body.id), answer };
};

const page = async (method: 'GET' | 'POST', token: string, typed?: [string, string]) => {
  const { sendLinkForm, showLink } = await import('../src/accounts/answer-link.ts');
  const { clientAddressHeader } = await import('../src/login/client-address-header.ts');
  const request = new Request(`http://localhost:8081/account/${token}`, {
    method,
    headers: { [clientAddressHeader]: '203.0.113.7', 'user-agent': 'Chrome/140 (Linux; Android)' },
    ...(typed ? { body: new URLSearchParams({ password: typed[0], again: typed[1] }) } : {}),
  });
  const response = await (method === 'GET' ? showLink : sendLinkForm)(cms.payload, request, token);
  return {
    status: response.status,
    text: await response.text(),
    headers: response.headers,
    cookie: response.headers.getSetCookie().join('; '),
  };
};
const choose = (token: string, typed = 'mango tree 1982') => page('POST', token, [typed, typed]);
const isSignedIn = async (token: string) =>
  Boolean((await askRest('GET', '/staff/me', { token })).body.user);

describe('a one-time link', () => {
  test('opened, it greets by name and school, and changes nothing', async () => {
    const { token, email } = await invite();
    for (let time = 0; time < 3; time += 1) {
      const { status, text, headers } = await page('GET', token);
      assert.equal(status, 200);
      assert.match(text, /Welcome, Sunita \d+/);
      assert.match(text, /School AAAA/);
      assert.ok(text.includes(email));
      assert.ok(!text.includes(token), 'the token stands nowhere in the page');
      assert.equal(headers.get('cache-control'), 'no-store');
    }
    assert.equal((await choose(token)).status, 303);
  });

  test('it is dead when the address that it went to was wrong; whoever was invited is to be invited again', async () => {
    const { token, id } = await invite();
    const changed = await askRest('PATCH', `/staff/${id}`, {
      token: tokens.head,
      body: { email: `right-${id}@a.example` },
    });
    assert.equal(changed.status, 200, changed.text);
    assert.equal((await choose(token)).status, 404);
    const again = tokenOf(await post('head', `/staff/${id}/link`));
    assert.match((await page('GET', again)).text, /Welcome, Sunita/);
    assert.equal((await choose(again)).status, 303);
  });

  test('its form sets the password, signs in, ends every other session, and kills the link', async () => {
    const { token, email, id } = await invite();
    const first = await choose(token);
    assert.deepEqual([first.status, first.headers.get('location')], [303, '/admin']);
    const session = /payload-token=([^;]+)/.exec(first.cookie)?.[1] ?? '';
    assert.ok(await isSignedIn(session));
    assert.equal((await choose(token, 'another tree 1983')).status, 404);
    assert.equal((await page('GET', token)).status, 404);

    const elsewhere = String((await signIn(email, 'mango tree 1982')).body.token);
    const next = tokenOf(await post('head', `/staff/${id}/link`));
    assert.ok(await isSignedIn(elsewhere), 'a link that is made ends nothing');
    assert.equal((await choose(next, 'third tree 1984')).status, 303);
    assert.deepEqual([await isSignedIn(session), await isSignedIn(elsewhere)], [false, false]);
    assert.equal((await signIn(email, 'mango tree 1982')).status, 401);
    assert.equal((await signIn(email, 'third tree 1984')).status, 200);
  });

  test('of many who use it at the same moment, exactly one wins', async () => {
    const { token, email } = await invite();
    const typed = Array.from({ length: 6 }, (_, index) => `tree number ${index} 1984`);
    const answers = await Promise.all(typed.map((one) => choose(token, one)));
    const winners = typed.filter((_, index) => answers[index]?.status === 303);
    assert.equal(winners.length, 1, answers.map(({ status }) => status).join());
    assert.equal((await signIn(email, winners[0] as string)).status, 200);
  });

  test('a password that cannot be leaves it as it was', async () => {
    const { token } = await invite();
    for (const [typed, again, words] of [
      ['short', 'short', /at least 10 characters/],
      ['          ', '          ', /at least 10 characters/],
      ['a long pass phrase', 'a long pass phrasE', /two passwords differ/],
    ] as const) {
      const { status, text } = await page('POST', token, [typed, again]);
      assert.equal(status, 422);
      assert.match(text, words);
      assert.match(text, /aria-invalid="true"/);
    }
    assert.equal((await choose(token)).status, 303);
  });

  test('a newer one, its time, a new password, a shut-out account: each kills it', async () => {
    const ways: [string, (id: number) => Promise<unknown>][] = [
      ['a newer one', (id) => post('head', `/staff/${id}/link`)],
      ['its time', (id) => setUntil(id, Date.now() - 1000)],
      [
        'a new password',
        (id) => cms.payload.update({ collection: 'staff', id, data: { password } }),
      ],
      ['shut out', (id) => post('head', `/staff/${id}/disable`)],
      [
        'shut out and let in again',
        async (id) => {
          await post('head', `/staff/${id}/disable`);
          await post('head', `/staff/${id}/enable`);
        },
      ],
    ];
    for (const [way, kill] of ways) {
      const { token, id } = await invite();
      assert.equal((await page('GET', token)).status, 200);
      await kill(id);
      assert.equal((await page('GET', token)).status, 404, way);
      assert.equal((await choose(token)).status, 404, way);
    }
  });

  test('an invitation has 72 hours, also when it is made again; a lost password 24', async () => {
    const hours = (answer: Answer) =>
      Math.round((new Date(String(answer.body.until)).valueOf() - Date.now()) / 3600_000);
    const { answer, id, token } = await invite();
    assert.equal(hours(answer), 72);
    assert.equal(await standing(id).then((words) => words.slice(0, 15)), 'Invited, until ');
    const again = await post('head', `/staff/${id}/link`);
    assert.equal(hours(again), 72);
    assert.equal((await choose(token)).status, 404);
    assert.equal((await choose(tokenOf(again))).status, 303);
    assert.equal(await standing(id), 'May sign in');
    assert.equal(hours(await post('head', `/staff/${id}/link`)), 24);
  });

  test('nothing of the database makes one', async () => {
    const { token, id } = await invite();
    const stored = await cms.payload.db.findOne({
      collection: 'staff',
      where: { id: { equals: id } },
    });
    const { linkHash } = stored as unknown as { linkHash: string };
    assert.ok(!JSON.stringify(stored).includes(token));
    assert.equal((await choose(linkHash.slice(0, 32))).status, 404);
    const shown = await askRest('GET', `/staff/${id}`, { token: tokens.operator });
    assert.doesNotMatch(shown.text, /link(Hash|Until|Kind)/);
  });

  test('guesses are limited by address, and shut out nobody who has one', async () => {
    const { token } = await invite();
    const statuses = [];
    for (let guess = 0; guess < 40; guess += 1)
      statuses.push((await page('GET', 'x'.repeat(32))).status);
    assert.ok(statuses.includes(429), statuses.join());
    assert.match((await page('GET', 'x'.repeat(32))).text, /Please wait a minute and open yours/);
    assert.equal((await page('GET', token)).status, 200);
    assert.equal((await choose(token)).status, 303);
  });
});

const standing = async (id: number): Promise<string> =>
  String((await askRest('GET', `/staff/${id}`, { token: tokens.head })).body.standing);
const setUntil = (id: number, moment: number) =>
  cms.payload.db.updateOne({
    collection: 'staff',
    id,
    data: { linkUntil: new Date(moment).toISOString() },
  });

describe('who may do what with the accounts of others', () => {
  test('a head invites into the own school, and gives no more than the table says', async () => {
    const { rolesToGive } = await import('../src/access/rights.ts');
    for (const role of ['operator', 'head', 'editor', 'office'] as const) {
      count += 1;
      const answer = await post('head', '/staff/invite', {
        name: 'X',
        email: `x-${count}@a.example`,
        role,
        school: schools[1],
        tenants: [{ tenant: schools[1] }],
      });
      const isGiven = rolesToGive('head').includes(role);
      assert.equal(answer.status, isGiven ? 200 : 403, `${role} ${answer.text}`);
      if (!isGiven) continue;
      const made = await cms.payload.findByID({
        collection: 'staff',
        id: Number(answer.body.id),
        depth: 0,
      });
      assert.equal(made.role, role);
      assert.deepEqual(
        made.tenants?.map(({ tenant }) => tenant),
        [schools[0]],
      );
    }
  });

  test('an invitation says who signs certificates, and as what', async () => {
    const inviteAs = (role: Role, signsAs: unknown) => {
      count += 1;
      const email = `signs-${count}@a.example`;
      return post('head', '/staff/invite', { name: 'Z', email, role, signsAs });
    };
    for (const role of ['head', 'editor'] as const) {
      const answer = await inviteAs(role, 'Manager');
      assert.equal(answer.status, 200, answer.text);
      const id = Number(answer.body.id);
      const made = await cms.payload.findByID({ collection: 'staff', id, depth: 0 });
      assert.equal(made.signsAs, 'Manager');
    }
    for (const [role, signsAs] of [
      ['office', 'Manager'],
      ['head', 'Clerk'],
      ['head', ['Manager']],
      ['head', null],
    ] as const) {
      const answer = await inviteAs(role, signsAs);
      assert.equal(answer.status, 400, answer.text);
      assert.match(answer.text, /Only a head or an editor signs/);
    }
  });

  test('an operator invites for a school that must be named, and other operators for none', async () => {
    const body = (more: object) => {
      count += 1;
      return { name: 'Y', email: `y-${count}@a.example`, ...more };
    };
    assert.equal((await post('operator', '/staff/invite', body({ role: 'head' }))).status, 400);
    const answer = await post(
      'operator',
      '/staff/invite',
      body({ role: 'head', school: schools[1] }),
    );
    assert.equal(answer.status, 200, answer.text);
    assert.equal((await post('operator', '/staff/invite', body({ role: 'operator' }))).status, 200);
    const foreign = Number(answer.body.id);
    for (const what of ['link', 'disable', 'enable'])
      assert.equal((await post('head', `/staff/${foreign}/${what}`)).status, 404, what);
    assert.equal((await post('operator', `/staff/${foreign}/link`)).status, 200);
  });

  test('editor and office do none of it, and nobody to their own account', async () => {
    const { id } = await invite();
    for (const role of ['editor', 'office'] as const) {
      const body = { name: 'Z', email: 'z@a.example', role: 'office' };
      assert.equal((await post(role, '/staff/invite', body)).status, 403);
      for (const what of ['link', 'disable', 'enable'])
        for (const target of [id, ids[role]])
          assert.equal((await post(role, `/staff/${target}/${what}`)).status, 403, what);
    }
    for (const role of ['head', 'operator'] as const)
      for (const what of ['link', 'disable', 'enable'])
        assert.equal((await post(role, `/staff/${ids[role]}/${what}`)).status, 403, what);
    for (const path of ['/staff/invite', `/staff/${id}/link`, `/staff/${id}/disable`])
      assert.ok((await askRest('POST', path, { body: {} })).status >= 400, path);
  });

  test('what a form or a program sends of the field itself changes nothing', async () => {
    const { id } = await invite();
    await post('head', `/staff/${id}/disable`);
    const answer = await askRest('PATCH', `/staff/${id}`, {
      token: tokens.head,
      body: { name: 'New name', disabled: false, linkHash: 'x', standing: 'May sign in' },
    });
    assert.equal(answer.status, 200, answer.text);
    assert.equal(await standing(id), 'May no longer sign in');
  });

  test('it is written down who made a link and who shut whom out', async () => {
    const { id } = await invite();
    await choose(tokenOf(await post('head', `/staff/${id}/link`)));
    await post('head', `/staff/${id}/link`);
    await post('head', `/staff/${id}/disable`);
    await askRest('PATCH', `/staff/${id}`, { token: tokens.head, body: { name: 'New name' } });
    await post('head', `/staff/${id}/enable`);
    const { docs } = await cms.payload.find({
      collection: 'activity',
      where: { and: [{ collection: { equals: 'staff' } }, { record: { equals: String(id) } }] },
      sort: 'id',
    });
    assert.deepEqual(
      docs.map(({ did, who }) => `${who} ${did}`),
      ['added', 'linked', 'disabled', 'changed', 'enabled'].map((did) => `head ${did}`),
    );
  });
});

describe('an account that may no longer sign in', () => {
  test('is signed out everywhere at once, and told so with the right password alone', async () => {
    const { token, email, id } = await invite();
    const session = /payload-token=([^;]+)/.exec((await choose(token)).cookie)?.[1] ?? '';
    assert.ok(await isSignedIn(session));
    assert.equal((await post('head', `/staff/${id}/disable`)).status, 200);
    assert.equal(await isSignedIn(session), false);
    const right = await signIn(email, 'mango tree 1982');
    assert.equal(right.status, 403);
    assert.match(right.text, /may no longer sign in\. Please ask the head/);
    const [wrong, nobody] = await Promise.all([
      signIn(email, 'a wrong password'),
      signIn('nobody@a.example', 'a wrong password'),
    ]);
    assert.deepEqual([wrong.status, wrong.text], [nobody.status, nobody.text]);
    assert.equal((await post('head', `/staff/${id}/link`)).status, 409);
    assert.equal((await post('head', `/staff/${id}/enable`)).status, 200);
    assert.equal(await isSignedIn(session), false);
    assert.equal((await signIn(email, 'mango tree 1982')).status, 200);
  });

  test('a sign-in that was under way when it was shut out, or got a new password, is refused', async () => {
    const { addSessionToUser } = await import('payload/shared');
    const { inTransaction } = await import('../src/database/in-transaction.ts');
    const { token, id, email } = await invite();
    await choose(token);
    const { payload } = cms;
    const read = () => payload.db.findOne({ collection: 'staff', where: { id: { equals: id } } });
    /** What Payload does once the password was right, with the account as it had read it before. */
    const goOn = (user: unknown) =>
      inTransaction(payload, (req) =>
        addSessionToUser({
          collectionConfig: payload.collections.staff.config,
          payload,
          req,
          user: user as never,
        }),
      );
    const before = await read();
    await payload.update({ collection: 'staff', id, data: { password: 'peepal tree 1990' } });
    await assert.rejects(goOn(before), { name: 'AuthenticationError' });
    assert.equal((await signIn(email, 'mango tree 1982')).status, 401);

    const enabled = await read();
    await post('head', `/staff/${id}/disable`);
    await goOn(enabled);
    assert.equal(await standing(id), 'May no longer sign in', 'it is not let in again');
  });

  test('the last operator cannot be shut out, nor two by each other at the same moment', async () => {
    const { docs } = await cms.payload.find({
      collection: 'staff',
      where: { role: { equals: 'operator' } },
      pagination: false,
    });
    const others = docs.map(({ id }) => id).filter((id) => id !== ids.operator);
    for (const id of others)
      assert.equal((await post('operator', `/staff/${id}/disable`)).status, 200);
    await assert.rejects(
      cms.payload.update({ collection: 'staff', id: ids.operator, data: { disabled: true } }),
      /only operator who may sign in/,
    );
    await assert.rejects(
      cms.payload.update({
        collection: 'staff',
        id: ids.operator,
        data: { role: 'head', tenants: [{ tenant: schools[0] }] },
      }),
      /only operator who may sign in/,
    );
    await assert.rejects(
      cms.payload.delete({ collection: 'staff', id: ids.operator }),
      /only operator who may sign in/,
    );
    const second = await makeAccount('second', 'operator');
    const shutOut = (id: number) =>
      cms.payload.update({ collection: 'staff', id, data: { disabled: true } });
    const outcomes = await Promise.allSettled([shutOut(ids.operator), shutOut(second)]);
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    for (const id of [ids.operator, second])
      await cms.payload.update({ collection: 'staff', id, data: { disabled: false } });
    tokens.operator = String((await signIn('operator@a.example', password)).body.token);
  });

  test('nobody deletes their own account, one by one or with others; a colleague’s goes with its sessions', async () => {
    const remove = (role: Role, path: string) =>
      askRest('DELETE', `/staff${path}`, { token: tokens[role] });
    for (const role of ['operator', 'head'] as const) {
      const own = await remove(role, `/${ids[role]}`);
      assert.equal(own.status, 403, own.text);
      assert.match(own.text, /You cannot delete your own account; a colleague can\./);
    }
    const colleague = await makeAccount('leaver', 'office', schools[0]);
    const token = String((await signIn('leaver@a.example', password)).body.token);
    const both = await remove('head', `?where[id][in]=${ids.head},${colleague}`);
    assert.match(both.text, /You cannot delete your own account/);
    const { docs } = await cms.payload.find({
      collection: 'staff',
      where: { id: { in: [ids.head, colleague] } },
    });
    assert.deepEqual(
      docs.map(({ id }) => id),
      [ids.head],
    );
    const { body } = await askRest('GET', '/staff/me', { token });
    assert.equal(body.user, null);
  });
});

describe('one’s own sessions', () => {
  test('say in which browser they were begun, and can be ended one by one', async () => {
    const first = String((await signIn('editor@a.example', password)).body.token);
    const second = String((await signIn('editor@a.example', password)).body.token);
    const sidOf = (token: string) =>
      (
        JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
          sid: string;
        }
      ).sid;
    const { body } = await askRest('GET', '/staff/me', { token: first });
    const { sessions } = body.user as { sessions: { id: string; browser: string }[] };
    assert.ok(
      sessions.some(({ id, browser }) => id === sidOf(first) && browser === 'Another program'),
    );
    const end = (token: string, session: unknown) =>
      askRest('POST', '/staff/end-session', { token, body: { session } });
    assert.equal((await end(tokens.office, sidOf(second))).status, 200);
    assert.ok(await isSignedIn(second), 'somebody else’s is not theirs to end');
    assert.equal((await end(first, sidOf(second))).status, 200);
    assert.deepEqual([await isSignedIn(first), await isSignedIn(second)], [true, false]);
    const { text } = await askRest('GET', `/staff/${ids.editor}`, { token: tokens.head });
    assert.doesNotMatch(text, /"sessions":\[\{/, 'nobody else sees them');
  });

  test('one that is refreshed or signed out leaves the others alone', async () => {
    const [a, b] = [
      String((await signIn('office@a.example', password)).body.token),
      String((await signIn('office@a.example', password)).body.token),
    ];
    assert.equal((await askRest('POST', '/staff/refresh-token', { token: a })).status, 200);
    assert.deepEqual([await isSignedIn(a), await isSignedIn(b)], [true, true]);
    assert.equal((await askRest('POST', '/staff/logout', { token: a })).status, 200);
    assert.deepEqual([await isSignedIn(a), await isSignedIn(b)], [false, true]);
  });
});
