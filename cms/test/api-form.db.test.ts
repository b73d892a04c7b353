/** Enquiries and the guest book: kept before acknowledged, kept once, kept exactly; floods and programs set aside. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import {
  type FormType,
  forms,
  formTypes,
  howKnowOptions,
  rateOptions,
  trapField,
} from '@aangan/contract/forms.ts';
import { messages, notAnOption, refusals, tooLong } from '@aangan/contract/messages.ts';
import { formAllowances } from '../src/api/limits.ts';
import { addSchools } from './api-content.ts';
import { type ApiHouse, type Data, openApiHouse } from './api-house.ts';

let house: ApiHouse;
let school: number;

before(async () => {
  house = await openApiHouse();
  ({ school } = await addSchools(house));
});
after(() => house.close());

/** Each test begins a day after the last: nothing is the same submission, and nothing spent before counts. */
beforeEach(() => {
  house.time.now += 24 * 60 * 60 * 1000;
});

const hour = 60 * 60 * 1000;
const collectionOf = { Admission: 'enquiries', GuestBook: 'guest-book' } as const;
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
};

const send = (type: string, values: unknown, address = '203.0.113.1', code = 'NJMS') =>
  house.post(`/api/form/${code}/${type}`, values, {
    'x-visitor-address': address,
    'x-website-key': house.websiteKey,
  });

const sent = async (response: Response) => {
  const body = await response.json();
  assert.equal(response.status, 200, JSON.stringify(body));
  assert.deepEqual(body, { data: { received: true } });
};

const kept = async (type: FormType, message: string): Promise<Data[]> => {
  const { docs } = await house.payload.find({
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
      assert.equal(Date.parse(String(entry?.receivedAt)), house.time.now);
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
      await sent(await send(type, { ...values, name: '  Asha Rani ' }));
      assert.equal((await kept(type, values.message)).length, 1);

      const together = { ...filled[type], message: `Together ${type}` };
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(type, together)));
      for (const answer of answers) await sent(answer);
      assert.equal((await kept(type, together.message)).length, 1);

      house.time.now = Math.ceil(house.time.now / hour) * hour - 1;
      const late = { ...filled[type], message: `Over the hour ${type}` };
      await sent(await send(type, late));
      house.time.now += 2;
      await sent(await send(type, late));
      assert.equal((await kept(type, late.message)).length, 1);
      house.time.now += 2 * hour;
      await sent(await send(type, late));
      assert.equal((await kept(type, late.message)).length, 2);
    });

    test('that another api process keeps at the same moment is kept once', async () => {
      const values = { ...filled[type], message: `Elsewhere ${type}` };
      await sent(await send(type, values));
      const { db } = house.payload;
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

    for (const field of Object.keys(forms[type].shape).filter((name) => name !== 'rate'))
      for (const value of [undefined, null, '', ' \n ', 5, true, [], ['x'], { a: 1 }])
        test(`${field} ${JSON.stringify(value)} is asked for in the spec’s words`, async () => {
          const response = await send(type, { ...filled[type], [field]: value });
          assert.equal(response.status, 422);
          const group = type === 'Admission' ? messages.enquiry : messages.guestBook;
          const words = (group as Record<string, string>)[`${field}Required`];
          assert.ok(words);
          assert.deepEqual(await response.json(), {
            error: { message: refusals.badFields, fields: { [field]: words } },
          });
        });
  });

describe('what the spec says of single fields', () => {
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

  test('an empty form is told of every field', async () => {
    for (const type of formTypes) {
      const response = await send(type, {});
      const { error } = await response.json();
      const required = Object.keys(forms[type].shape).filter((name) => name !== 'rate');
      assert.deepEqual(Object.keys(error.fields).sort(), required.sort());
    }
  });

  for (const type of ['admission', 'Guestbook', 'TC', 'constructor', '__proto__', '%00', 'x'])
    test(`there is no form ${type}`, async () => {
      const response = await send(type, filled.Admission);
      assert.equal(response.status, 404);
      assert.deepEqual(await response.json(), { error: { message: refusals.unknownForm } });
    });
});

test('a flood from one address is set aside, then refused; others are not touched', async () => {
  const { believed, kept: most } = formAllowances;
  const flood = async (count: number, round: string) => {
    const statuses: number[] = [];
    for (let from = 0; from < count; from += 20) {
      const some = Array.from({ length: Math.min(20, count - from) }, (_, index) =>
        send('Admission', { ...filled.Admission, message: `Flood ${round} ${from + index}` }),
      );
      for (const response of await Promise.all(some)) {
        statuses.push(response.status);
        if (response.status === 429) assert.ok(Number(response.headers.get('retry-after')) > 0);
        await response.text();
      }
    }
    return statuses;
  };
  assert.ok((await flood(most.burst, 'one')).every((status) => status === 200));
  const { docs } = await house.payload.find({
    collection: 'enquiries',
    where: { message: { like: 'Flood one' } },
    pagination: false,
  });
  assert.equal(docs.length, most.burst);
  assert.equal(docs.filter(({ status }) => status === 'new').length, believed.burst);
  assert.ok((await flood(5, 'two')).every((status) => status === 429));
  const neighbour = { ...filled.Admission, message: 'From next door' };
  await sent(await send('Admission', neighbour, '203.0.113.2'));
  assert.deepEqual(
    (await kept('Admission', neighbour.message)).map(({ status }) => status),
    ['new'],
  );
});
