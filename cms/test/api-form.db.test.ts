/** Enquiries, the guest book and privacy requests: kept before acknowledged, kept once, kept exactly; floods and programs set aside. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import {
  type FormType,
  forms,
  formTypes,
  howKnowOptions,
  privacyRequestOptions,
  rateOptions,
  relationOptions,
  trapField,
} from '@aangan/contract/forms.ts';
import { messages, notAnOption, refusals, tooLong } from '@aangan/contract/messages.ts';
import type { Where } from 'payload';
import { setAsideRoom } from '../src/api/forms/set-aside.ts';
import { formAllowances, proofLifetime } from '../src/api/limits/limits.ts';
import { addSchools } from './api-content.ts';
import { prove } from './prove.ts';
import { type Data, openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let school: number;
let other: number;

before(async () => {
  api = await openTestApi();
  ({ school, other } = await addSchools(api));
});
after(() => api.close());

/** Each test begins a day after the last: nothing is the same submission, and nothing spent before counts. */
beforeEach(() => {
  api.time.now += 24 * 60 * 60 * 1000;
});

const hour = 60 * 60 * 1000;
const collectionOf = {
  Admission: 'enquiries',
  GuestBook: 'guest-book',
  Privacy: 'privacy-requests',
} as const satisfies Record<FormType, string>;
/** The fields that may be left out. */
const optional = ['rate', 'studentName', 'studentClass'];
const requiredOf = (type: FormType) =>
  Object.keys(forms[type].shape).filter((name) => !optional.includes(name));
const wordsOf: Record<FormType, Record<string, string>> = {
  Admission: messages.enquiry,
  GuestBook: messages.guestBook,
  Privacy: { ...messages.enquiry, ...messages.privacy },
};
const filled: Record<FormType, Data> = {
  Admission: {
    name: 'Asha Rani',
    phone: '+91 98960 00000',
    email: 'asha@example.in',
    subject: 'Class V',
    address: 'Model Town, Hisar',
    message: 'When does admission open?',
  },
  GuestBook: {
    name: 'Asha Rani',
    webAddress: 'https://asha.example.in',
    email: 'no format is asked for',
    profession: 'Teacher',
    rate: 'Very Good',
    howKnow: 'I am a parent',
    message: 'A fine school.',
  },
  Privacy: {
    name: 'आशा रानी',
    phone: '+91 98960 00000',
    email: 'asha@example.in',
    relation: 'Parent',
    studentName: 'ओम कुमार',
    studentClass: 'V Lily',
    request: 'Erase my data',
    message: 'Please take down the photograph of Annual Day.',
  },
};

const send = (type: string, values: unknown, address = '203.0.113.1', code = 'NJMS') =>
  api.post(`/api/form/${code}/${type}`, values, {
    'x-visitor-address': address,
    'x-website-key': api.websiteKey,
  });

const sent = async (response: Response) => {
  const body = await response.json();
  assert.equal(response.status, 200, JSON.stringify(body));
  assert.deepEqual(body, { data: { received: true } });
};

const kept = async (type: FormType, message: string): Promise<Data[]> => {
  const { docs } = await api.payload.find({
    collection: collectionOf[type],
    where: { message: { equals: message } },
    pagination: false,
    showHiddenFields: true,
    depth: 0,
  });
  return docs as unknown as Data[];
};

for (const type of formTypes)
  describe(type, () => {
    test('is kept exactly, with its school and its time', async () => {
      const message = `नमस्ते 👩‍👧‍👦 “quotes” <b>&amp; \\ ' -- %\r\n\tend ${'क'.repeat(4000)}`;
      await sent(await send(type, { ...filled[type], message, other: 'left out' }));
      const [entry, ...more] = await kept(type, message);
      assert.equal(more.length, 0);
      for (const [field, value] of Object.entries({ ...filled[type], message }))
        assert.equal(entry?.[field], value, field);
      assert.equal(entry?.school, school);
      assert.equal(entry?.status, 'new');
      assert.equal(Date.parse(String(entry?.receivedAt)), api.time.now);
      assert.equal(entry?.other, undefined);
    });

    test('takes each field up to its limit and not beyond', async () => {
      const long = 'x'.repeat(5000);
      await sent(await send(type, { ...filled[type], message: long }));
      assert.equal((await kept(type, long)).length, 1);
      const response = await send(type, { ...filled[type], message: `${long}x` });
      assert.equal(response.status, 422);
      assert.deepEqual((await response.json()).error.fields, { message: tooLong(5000) });
    });

    test('sent twice, ten times at once, and again an hour later in the same words', async () => {
      const values = { ...filled[type], message: `Twice ${type}` };
      await sent(await send(type, values));
      await sent(await send(type, { ...values, name: `  ${filled[type].name} ` }));
      assert.equal((await kept(type, values.message)).length, 1);

      const together = { ...filled[type], message: `Together ${type}` };
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(type, together)));
      for (const answer of answers) await sent(answer);
      assert.equal((await kept(type, together.message)).length, 1);

      api.time.now = Math.ceil(api.time.now / hour) * hour - 1;
      const late = { ...filled[type], message: `Over the hour ${type}` };
      await sent(await send(type, late));
      api.time.now += 2;
      await sent(await send(type, late));
      assert.equal((await kept(type, late.message)).length, 1);
      api.time.now += 2 * hour;
      await sent(await send(type, late));
      assert.equal((await kept(type, late.message)).length, 2);
    });

    test('that another api process keeps at the same moment is kept once', async () => {
      const values = { ...filled[type], message: `Elsewhere ${type}` };
      await sent(await send(type, values));
      const { db } = api.payload;
      const { find } = db;
      // The look before storing finds nothing yet: only the database's own uniqueness is left.
      let looks = 0;
      db.find = ((args) =>
        args.collection === collectionOf[type] && looks++ === 0
          ? Promise.resolve({ docs: [] })
          : find.call(db, args)) as typeof find;
      await sent(await send(type, values));
      db.find = find;
      assert.equal(looks, 2);
      assert.equal((await kept(type, values.message)).length, 1);
    });

    test('that the office has deleted comes back as new when it is sent once more', async () => {
      const values = { ...filled[type], message: `Deleted ${type}` };
      await sent(await send(type, values));
      const [entry] = await kept(type, values.message);
      const collection = collectionOf[type];
      const change = (data: object) =>
        api.payload.update({ collection, id: Number(entry?.id), data, trash: true });
      await change({ status: 'spam' });
      await change({ deletedAt: new Date(api.time.now).toISOString() });
      assert.equal((await kept(type, values.message)).length, 0);
      api.time.now += 60_000;
      const answers = await Promise.all(Array.from({ length: 5 }, () => send(type, values)));
      for (const answer of answers) await sent(answer);
      const found = await kept(type, values.message);
      assert.deepEqual(
        found.map(({ id, status, settledAt }) => [id, status, settledAt]),
        [[entry?.id, 'new', null]],
      );
      assert.equal(Date.parse(String(found[0]?.receivedAt)), api.time.now);
    });

    test('that could not be stored is no flood: afterwards every letter is new', async () => {
      const table = collectionOf[type].replace('-', '_');
      const many = formAllowances.kept.burst + 20;
      await api.withoutTable(table, async () => {
        for (let begin = 0; begin < many; begin += 20)
          await Promise.all(
            Array.from({ length: 20 }, async (_, index) => {
              const message = `Not stored ${begin + index}`;
              const response = await send(type, { ...filled[type], message });
              await response.text();
              // Those that are under way at the same moment may look like a flood; none is refused as one.
              assert.equal(response.status, 500);
            }),
          );
      });
      const { burst } = formAllowances.level;
      for (let index = 0; index < burst; index++)
        await sent(await send(type, { ...filled[type], message: `Honest ${type} ${index}` }));
      const honest = await kept(type, `Honest ${type} ${burst - 1}`);
      assert.deepEqual(
        honest.map(({ status }) => status),
        ['new'],
      );
    });

    test('the same words to another school are another submission', async () => {
      const values = { ...filled[type], message: `Both ${type}` };
      await sent(await send(type, values));
      await sent(await send(type, values, '203.0.113.1', 'SVNK'));
      assert.equal((await kept(type, values.message)).length, 2);
    });

    test('what a program fills in or advertises is set aside, and it is told nothing', async () => {
      const trapped = { ...filled[type], message: `Trapped ${type}`, [trapField]: 'x' };
      await sent(await send(type, trapped));
      const links = `Buy ${type} http://a.example http://b.example http://c.example`;
      await sent(await send(type, { ...filled[type], message: links }));
      for (const message of [trapped.message, links])
        assert.deepEqual(
          (await kept(type, message)).map(({ status }) => status),
          ['spam'],
        );
    });

    test('NULs and halves of characters do no harm', async () => {
      const message = `Broken ${type} \u0000\ud83d end`;
      await sent(await send(type, { ...filled[type], message }));
      assert.equal((await kept(type, `Broken ${type} \ufffd end`)).length, 1);
      const response = await send(type, { ...filled[type], name: '\u0000' });
      assert.equal(response.status, 422);
    });

    for (const field of requiredOf(type))
      for (const value of [undefined, null, '', ' \n ', 5, true, [], ['x'], { a: 1 }])
        test(`${field} ${JSON.stringify(value)} is asked for in the promised words`, async () => {
          const response = await send(type, { ...filled[type], [field]: value });
          assert.equal(response.status, 422);
          const words = wordsOf[type][`${field}Required`];
          assert.ok(words);
          assert.deepEqual(await response.json(), {
            error: { message: refusals.badFields, fields: { [field]: words } },
          });
        });
  });

describe('promise 5: single fields', () => {
  const emails: [email: string, valid: boolean][] = [
    ['asha@example.in', true],
    ['a.b+c@mail.example.co.in', true],
    ['आशा@उदाहरण.भारत', true],
    ['asha', false],
    ['asha@', false],
    ['@example.in', false],
    ['asha@example', false],
    ['asha example@x.in', false],
    ['a@b@c.in', false],
  ];
  for (const [email, valid] of emails)
    test(`an enquiry’s email ${email} is ${valid ? '' : 'not '}taken`, async () => {
      const response = await send('Admission', { ...filled.Admission, email });
      if (valid) return sent(response);
      assert.equal(response.status, 422);
      assert.deepEqual((await response.json()).error.fields, {
        email: messages.enquiry.emailInvalid,
      });
    });

  test('the guest book takes each option, and rate may be left out', async () => {
    for (const rate of [...rateOptions, '', undefined])
      await sent(await send('GuestBook', { ...filled.GuestBook, rate }));
    for (const howKnow of howKnowOptions)
      await sent(await send('GuestBook', { ...filled.GuestBook, howKnow }));
    for (const wrong of [{ rate: 'Superb' }, { howKnow: 'A dream' }, { rate: 5 }]) {
      const response = await send('GuestBook', { ...filled.GuestBook, ...wrong });
      assert.equal(response.status, 422);
      const [field = ''] = Object.keys(wrong);
      assert.deepEqual((await response.json()).error.fields, { [field]: notAnOption });
    }
  });

  test('a privacy request takes each option; student and class may be left out, and are kept', async () => {
    for (const request of privacyRequestOptions)
      await sent(await send('Privacy', { ...filled.Privacy, request }));
    for (const relation of relationOptions)
      await sent(await send('Privacy', { ...filled.Privacy, relation }));
    const { studentName: _name, studentClass: _class, ...others } = filled.Privacy;
    await sent(await send('Privacy', { ...others, message: 'Nobody named' }));
    const [entry] = await kept('Privacy', 'Nobody named');
    assert.deepEqual([entry?.studentName, entry?.studentClass], ['', '']);
    const wrong: [Data, Data][] = [
      [{ request: 'Sell my data' }, { request: notAnOption }],
      [{ relation: 'Neighbour' }, { relation: notAnOption }],
      [{ email: 'asha@' }, { email: messages.enquiry.emailInvalid }],
      [{ studentName: 'x'.repeat(201) }, { studentName: tooLong(200) }],
      [{ studentClass: ['V'] }, { studentClass: tooLong(50) }],
    ];
    for (const [values, fields] of wrong) {
      const response = await send('Privacy', { ...filled.Privacy, ...values });
      assert.equal(response.status, 422);
      assert.deepEqual((await response.json()).error.fields, fields);
    }
  });

  test('a privacy request is due thirty days after the day on which it came, also when it comes once more', async () => {
    // Half past eleven in the night, and half past midnight, in India.
    const midnight = Math.floor(api.time.now / (24 * hour)) * 24 * hour + 18.5 * hour;
    const dayAfter = (from: number, days: number) =>
      new Date(from + days * 24 * hour).toISOString().slice(0, 10);
    const values = { ...filled.Privacy, message: 'By when?' };
    const dueOn = async () => (await kept('Privacy', values.message)).map((entry) => entry.dueOn);
    api.time.now = midnight - hour / 2;
    await sent(await send('Privacy', values));
    assert.deepEqual(await dueOn(), [dayAfter(midnight, 30)]);
    const [entry] = await kept('Privacy', values.message);
    await api.payload.update({
      collection: 'privacy-requests',
      id: Number(entry?.id),
      data: { deletedAt: new Date(api.time.now).toISOString() },
      trash: true,
    });
    api.time.now = midnight + hour / 2;
    await sent(await send('Privacy', values));
    assert.deepEqual(await dueOn(), [dayAfter(midnight, 31)]);
  });

  test('an empty form is told of every field', async () => {
    for (const type of formTypes) {
      const response = await send(type, {});
      const { error } = await response.json();
      assert.deepEqual(Object.keys(error.fields).sort(), requiredOf(type).sort());
    }
  });

  for (const type of ['admission', 'Guestbook', 'TC', 'constructor', '__proto__', '%00', 'x'])
    test(`there is no form ${type}`, async () => {
      const response = await send(type, filled.Admission);
      assert.equal(response.status, 404);
      assert.deepEqual(await response.json(), { error: { message: refusals.unknownForm } });
    });
});

describe('a flood', () => {
  const { level, believed, kept: most } = formAllowances;
  const all = { limit: 0, pagination: false } as const;

  /** Sends so many different enquiries, and gives their statuses and challenges. */
  const flood = async (count: number, round: string, from: (index: number) => string) => {
    const answers: { status: number; challenge: unknown }[] = [];
    for (let begin = 0; begin < count; begin += 20) {
      const some = Array.from({ length: Math.min(20, count - begin) }, (_, index) =>
        send(
          'Admission',
          { ...filled.Admission, message: `Flood ${round} ${begin + index}` },
          from(begin + index),
        ),
      );
      for (const response of await Promise.all(some)) {
        if (response.status === 429) assert.ok(Number(response.headers.get('retry-after')) > 0);
        const { data, error } = await response.json();
        answers.push({ status: response.status, challenge: (data ?? error).challenge });
      }
    }
    return answers;
  };
  const statuses = async (message: string) =>
    (await kept('Admission', message)).map(({ status }) => status);
  const acknowledged = async (response: Response) => {
    const { data } = await response.json();
    assert.equal(response.status, 200);
    assert.equal(data.received, true);
    return data.challenge;
  };

  test('is set aside and acknowledged; a person’s enquiry in it comes to the new with its proof', async () => {
    const answers = await flood(level.burst + 25, 'one', (index) => `198.51.100.${index}`);
    assert.ok(answers.every(({ status }) => status === 200));
    assert.equal(answers.filter(({ challenge }) => challenge).length, 25);
    const { docs } = await api.payload.find({
      collection: 'enquiries',
      where: { message: { like: 'Flood one' } },
      ...all,
    });
    assert.equal(docs.length, level.burst + 25);
    assert.equal(docs.filter(({ status }) => status === 'new').length, level.burst);

    const values = { ...filled.Admission, message: 'A family in the flood' };
    const proof = await prove(await acknowledged(await send('Admission', values, '203.0.113.2')));
    assert.deepEqual(await statuses(values.message), ['spam']);
    const other = { ...values, message: 'Other words, same proof', proof };
    assert.ok(await acknowledged(await send('Admission', other, '203.0.113.2')));
    assert.deepEqual(await statuses(other.message), ['spam'], 'a proof is for one submission');
    // From another address, as phones have them: the proof speaks for the words, not for who sends them.
    await sent(await send('Admission', { ...values, proof }, '203.0.113.3'));
    assert.deepEqual(await statuses(values.message), ['new'], 'lifted, and kept once');

    // The other form and the other school are calm.
    await sent(await send('GuestBook', { ...filled.GuestBook, message: 'Calm' }));
    await sent(await send('Admission', values, '203.0.113.2', 'SVNK'));
  });

  test('what the office has put aside itself stays there, whoever sends its proof again', async () => {
    await flood(level.burst, 'office', () => '198.51.100.1');
    const values = { ...filled.Admission, message: 'Marked by the office' };
    const proof = await prove(await acknowledged(await send('Admission', values)));
    await sent(await send('Admission', { ...values, proof }));
    const [entry] = await kept('Admission', values.message);
    const mark = (status: 'spam') =>
      api.payload.update({ collection: 'enquiries', id: Number(entry?.id), data: { status } });
    await mark('spam');
    await sent(await send('Admission', { ...values, proof }));
    assert.deepEqual(await statuses(values.message), ['spam']);
  });

  test('a program that gives itself away is offered no challenge, and no proof helps it', async () => {
    await flood(level.burst, 'programs', () => '198.51.100.1');
    const words = { ...filled.Admission, message: 'In the trap' };
    const proof = await prove(await acknowledged(await send('Admission', words)));
    const trapped = { ...words, [trapField]: 'x', proof };
    await sent(await send('Admission', trapped));
    assert.deepEqual(await statuses(words.message), ['spam']);
    const links = 'http://a.example http://b.example http://c.example';
    await sent(await send('Admission', { ...filled.Admission, message: links }));
  });

  test('a proof dies after a while; the enquiry stays set aside, and the next proof lifts it', async () => {
    await flood(level.burst + 60, 'late', (index) => `198.51.100.${index}`);
    const values = { ...filled.Admission, message: 'Late' };
    const late = await prove(await acknowledged(await send('Admission', values)));
    api.time.now += proofLifetime;
    const again = await acknowledged(await send('Admission', { ...values, proof: late }));
    assert.deepEqual(await statuses(values.message), ['spam']);
    await sent(await send('Admission', { ...values, proof: await prove(again) }));
    assert.deepEqual(await statuses(values.message), ['new']);
  });

  test('an address that sends more than any school could is refused, and heard again with a proof', async () => {
    const answers = await flood(most.burst + 5, 'two', () => '203.0.113.9');
    assert.ok(answers.slice(0, most.burst).every(({ status }) => status === 200));
    const refused = answers.slice(most.burst);
    assert.ok(refused.every(({ status, challenge }) => status === 429 && challenge));
    const values = { ...filled.Admission, message: 'Behind the same address' };
    const response = await send('Admission', values, '203.0.113.9');
    assert.equal(response.status, 429);
    const proof = await prove((await response.json()).error.challenge);
    await sent(await send('Admission', { ...values, proof }, '203.0.113.9'));
    assert.deepEqual(await statuses(values.message), ['new']);
    assert.ok(believed.burst < most.burst);
  });

  test('an admission day, one enquiry a minute, meets no challenge', async () => {
    for (let minute = 0; minute < 60; minute++) {
      const values = { ...filled.Admission, message: `Admission day ${minute}` };
      await sent(await send('Admission', values, `203.0.113.${minute}`));
      api.time.now += 60_000;
    }
  });

  test('what is set aside makes room, the oldest first; what is new never does', async () => {
    const at = (minute: number) => new Date(api.time.now + minute * 60_000).toISOString();
    const add = (minute: number, status: string, inSchool = school) =>
      api.add('guest-book', {
        ...filled.GuestBook,
        message: `Room ${minute} ${status}`,
        school: inSchool,
        status,
        receivedAt: at(minute),
      });
    for (let minute = 0; minute < 10; minute++) await add(minute, 'spam');
    await add(0, 'new');
    await add(-5, 'spam', other);
    const lately: Where = { message: { like: 'Room' } };
    const room = setAsideRoom({ payload: api.payload } as Parameters<typeof setAsideRoom>[0], {
      most: 4,
      every: 2,
    });
    const left = async () =>
      (
        await api.payload.find({
          collection: 'guest-book',
          where: lately,
          sort: 'receivedAt',
          ...all,
        })
      ).docs.map(({ message }) => message);
    await room.makeRoom('guest-book', school);
    assert.equal((await left()).length, 12, 'not at each');
    await room.makeRoom('guest-book', school);
    assert.deepEqual(await left(), [
      'Room -5 spam',
      'Room 0 new',
      'Room 6 spam',
      'Room 7 spam',
      'Room 8 spam',
      'Room 9 spam',
    ]);
  });
});
