/** A forgotten password, where mail is set up: a letter with a link, through a real mail server. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { letterDelay } from '../src/login/limits.ts';
import { type MailBox, openMailBox } from './mail-box.ts';
import { askRest } from './rest.ts';
import { createPlace } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let box: MailBox;
let cms: TestCms;

let school: number;
const add = (email: string, disabled = false) =>
  cms.payload.create({
    collection: 'staff',
    data: {
      name: 'Asha',
      email,
      password: 'a long password of hers',
      role: 'editor',
      tenants: [{ tenant: school }],
      disabled,
    },
  });

before(async () => {
  box = await openMailBox();
  process.env.SMTP_URL = box.url;
  process.env.MAIL_FROM = 'Aangan <office@school.example>';
  process.env.ADMIN_URL = 'https://office.school.example';
  cms = await openTestCms();
  ({ school } = await createPlace(cms.payload, 'FRGT'));
  await cms.payload.create({
    collection: 'staff',
    data: {
      name: 'Op',
      email: 'op@host.example',
      password: 'a long password of his',
      role: 'operator',
    },
  });
  await add('asha@school.example');
  await add('often@school.example');
  await add('invited@school.example');
  await add('gone@school.example', true);
});
after(async () => {
  await cms.close();
  await box.close();
});

let askers = 0;
/** Each from an address of its own, unless one is given. */
const forgot = (email: unknown, from?: string) => {
  askers += 1;
  return askRest('POST', '/staff/forgot-password', {
    body: { email },
    address: from ?? `203.0.113.${askers}`,
  });
};
const until = async (isSo: () => boolean, what: string): Promise<void> => {
  const begun = Date.now();
  while (!isSo()) {
    assert.ok(Date.now() - begun < 120_000, `${what}: never`);
    await pause(20);
  }
};
const lettersTo = (email: string) => box.letters.filter(({ to }) => to.includes(email));
/** As quoted-printable has it: lines are broken with `=`. */
const linkIn = (text: string): string =>
  /https:\/\/office\.school\.example(\/account\/[\w-]{32})/.exec(text.replaceAll('=\n', ''))?.[1] ??
  '';

let witnesses = 0;
/** Once all that was asked for before would have come. */
const afterAllBefore = async (): Promise<void> => {
  await pause(letterDelay[1]);
  witnesses += 1;
  const email = `witness-${witnesses}@school.example`;
  await add(email);
  await forgot(email);
  await until(() => lettersTo(email).length === 1, 'a letter asked for later');
};

test('the link in the letter sets a new password, once', async () => {
  const answer = await forgot(' Asha@school.example ');
  assert.equal(answer.status, 200);
  await until(() => lettersTo('asha@school.example').length === 1, 'the letter');
  const text = lettersTo('asha@school.example')[0]?.text ?? '';
  assert.match(text, /Dear Asha/);
  const token = linkIn(text).replace('/account/', '');
  const { setPasswordByLink } = await import('../src/accounts/claim-link.ts');
  const password = 'mango grove 1988';
  const claimed = await setPasswordByLink(cms.payload, token, password);
  assert.equal(claimed?.email, 'asha@school.example');
  const signedIn = await askRest('POST', '/staff/login', {
    body: { email: 'asha@school.example', password },
    address: '203.0.113.200',
  });
  assert.equal(signedIn.status, 200);
  assert.equal(await setPasswordByLink(cms.payload, token, 'another one 1989'), undefined);
  const { docs } = await cms.payload.find({
    collection: 'activity',
    where: { did: { equals: 'linked' } },
  });
  assert.deepEqual(
    docs.map(({ who, title }) => [who, title]),
    [['Asha, by mail', 'Asha']],
  );
});

test('nobody learns whether there is such an account, and one that is shut out gets no letter', async () => {
  const [known, unknown, gone] = await Promise.all(
    ['often@school.example', 'nobody@school.example', 'gone@school.example'].map((email) =>
      forgot(email),
    ),
  );
  assert.equal(known?.status, 200);
  assert.equal(known?.text, unknown?.text);
  assert.deepEqual([unknown?.status, gone?.status], [200, 200]);
  assert.equal(gone?.text, unknown?.text);
  await afterAllBefore();
  assert.deepEqual(lettersTo('nobody@school.example'), []);
  assert.deepEqual(lettersTo('gone@school.example'), []);
});

test('three letters an hour for an account, and ten askings at once from an address', async () => {
  await until(() => lettersTo('often@school.example').length === 1, 'the first letter');
  for (let time = 2; time <= 5; time += 1)
    assert.equal((await forgot('often@school.example')).status, 200);
  await until(() => lettersTo('often@school.example').length === 3, 'the third letter');
  await afterAllBefore();
  assert.equal(lettersTo('often@school.example').length, 3);
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1)
    statuses.push((await forgot(`nobody${time}@school.example`, '198.51.100.7')).status);
  assert.deepEqual(statuses, [...Array(10).fill(200), 429]);
});

test('a stranger who asks for a letter does not make the link useless that a colleague has handed over', async () => {
  const { makeInvitation, makeLink } = await import('../src/accounts/make-link.ts');
  const { inTransaction } = await import('../src/database/in-transaction.ts');
  const { setPasswordByLink } = await import('../src/accounts/claim-link.ts');
  for (const make of [makeInvitation, makeLink]) {
    const { docs } = await cms.payload.find({
      collection: 'staff',
      where: { email: { equals: 'invited@school.example' } },
    });
    const id = Number(docs[0]?.id);
    const { path } = await inTransaction(cms.payload, (req) => make(req, id));
    await forgot('invited@school.example');
    await afterAllBefore();
    assert.deepEqual(lettersTo('invited@school.example'), []);
    const token = path.replace('/account/', '');
    assert.ok(await setPasswordByLink(cms.payload, token, 'mango grove 1988'));
  }
});

test('what is no address is refused; of a letter that cannot be sent the log tells, and not to whom', async () => {
  for (const email of [undefined, '', 'asha', { equals: 'x' }, ['a@b.example']])
    assert.equal((await forgot(email)).status, 400, JSON.stringify(email));
  const logged: unknown[] = [];
  cms.payload.logger.error = (line: unknown) => void logged.push(line);
  box.refuse('450 Later');
  assert.equal((await forgot('asha@school.example')).status, 200);
  await until(() => logged.length > 0, 'the line in the log');
  assert.match(JSON.stringify(logged), /letter-not-sent/);
  assert.doesNotMatch(JSON.stringify(logged), /@/);
});
