/** Forms without JavaScript: the browser posts them, the server answers with the page. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import {
  howKnowOptions,
  privacyRequestOptions,
  rateOptions,
  relationOptions,
  trapField,
} from '@aangan/contract/forms.ts';
import { errorLineOf, fieldErrorOf, insides, typedIn } from './html.ts';
import { TestProvider } from './provider.ts';
import { makeFolder, removeFolder, Website } from './website.ts';

const provider = new TestProvider();
let folder: string;
let site: Website;
before(async () => {
  folder = await makeFolder();
  await provider.start();
  site = await Website.start(provider.url, folder);
});
after(async () => {
  await site?.stop();
  await provider.stop();
  await removeFolder(folder);
});
const received = { status: 200, body: { data: { received: true } } };
beforeEach(() => {
  provider.mood = 'up';
  provider.form = received;
  provider.received.length = 0;
});

const certificate = { admission: '1204', name: 'Asha "A" Rani <b>' };
const found = (path: string) => ({ status: 200, body: { data: path } });

type TcCase = {
  name: string;
  values?: Record<string, string>;
  tc?: TestProvider['tc'];
  file?: { path: string; type: string };
  mood?: TestProvider['mood'];
  line: string;
};
const again = 'Failed to process your request. Please try again later.';
const tcCases: TcCase[] = [
  {
    name: 'an empty field',
    values: { admission: '', name: 'Asha' },
    line: 'Please fill in all fields',
  },
  {
    name: 'the other field empty',
    values: { admission: '12', name: ' ' },
    line: 'Please fill in all fields',
  },
  { name: 'nothing sent at all', values: {}, line: 'Please fill in all fields' },
  {
    name: 'a response without data',
    tc: { status: 200, body: {} },
    line: 'Invalid response from the server.',
  },
  {
    name: 'a response with empty data',
    tc: { status: 200, body: { data: '' } },
    line: 'Invalid response from the server.',
  },
  {
    name: 'an empty response',
    tc: { status: 200, body: '' },
    line: 'Invalid response from the server.',
  },
  {
    name: 'a response that is null',
    tc: { status: 200, body: 'null' },
    line: 'Invalid response from the server.',
  },
  {
    name: 'a file that is not there',
    tc: found('tc/none'),
    line: 'Failed to fetch the file. Status: 404',
  },
  {
    name: 'a wrong file type',
    tc: found('tc/zip'),
    file: { path: 'tc/zip', type: 'application/zip' },
    line: 'Unsupported file type received',
  },
  {
    name: 'a page in place of a file',
    tc: found('tc/x.png'),
    file: { path: 'tc/x.png', type: 'text/html' },
    line: 'Unsupported file type received',
  },
  { name: 'no match (404)', tc: { status: 404, body: { error: { message: 'no' } } }, line: again },
  {
    name: 'too many tries (429)',
    tc: { status: 429, body: { error: { message: 'no' } } },
    line: again,
  },
  { name: 'a provider that answers 500', mood: '500', line: again },
  {
    name: 'a provider that answers garbage',
    mood: 'garbage',
    line: 'Invalid response from the server.',
  },
];
for (const { name, values = certificate, tc, file, mood = 'up', line } of tcCases)
  test(`promise 8, TC: ${name} says '${line}'`, async () => {
    provider.mood = mood;
    if (tc) provider.tc = tc;
    if (file) provider.files.set(file.path, { type: file.type, body: Buffer.from('x') });
    const { status, headers, text } = await site.post('/Tc', values);
    assert.equal(errorLineOf(text), line);
    assert.equal(status, 422);
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(typedIn(text, 'admission'), values.admission ?? '');
    assert.equal(typedIn(text, 'name'), values.name ?? '');
    assert.doesNotMatch(text, /class="tc-view"/);
    assert.doesNotMatch(text, insides);
  });

for (const [type, path] of [
  ['application/pdf', 'tc/pass-1'],
  ['image/jpeg', 'tc/pass-2'],
  ['application/octet-stream', 'tc/pass-3.png'],
] as const)
  test(`promise 2.9: a certificate of type ${type} is shown, without an error`, async () => {
    provider.tc = found(path);
    provider.files.set(path, { type, body: Buffer.from('x') });
    const { status, headers, text } = await site.post('/Tc', { admission: ' 1204 ', name: 'Asha' });
    assert.deepEqual([status, headers['cache-control'], errorLineOf(text)], [200, 'no-store', '']);
    assert.match(text, new RegExp(`class="tc-view".*/api/image/${path}`, 's'));
    assert.match(
      text,
      type === 'application/pdf' ? /<object class="pdf"/ : /<img class="tc-image"/,
    );
    // The provider hears the values trimmed, by the contract's own rules.
    assert.equal(provider.asked('/api/tc/NJMS')[0]?.body, '{"name":"Asha","admission":"1204"}');
  });

test('an empty form sent after a certificate was shown: the error, and no certificate', async () => {
  provider.tc = found('tc/pass-5');
  provider.files.set('tc/pass-5', { type: 'application/pdf', body: Buffer.from('x') });
  assert.match((await site.post('/Tc', certificate)).text, /class="tc-view"/);
  const { text } = await site.post('/Tc', { admission: '', name: '' });
  assert.equal(errorLineOf(text), 'Please fill in all fields');
  assert.doesNotMatch(text, /class="tc-view"|pass-5/);
});

test('the certificate of one visitor is not on the page of the next', async () => {
  provider.tc = found('tc/pass-4');
  provider.files.set('tc/pass-4', { type: 'application/pdf', body: Buffer.from('x') });
  await site.post('/Tc', certificate);
  const { text } = await site.ask('/Tc');
  assert.doesNotMatch(text, /pass-4|Asha/);
  assert.equal(errorLineOf(text), '');
});

const enquiry = {
  name: 'Meera "M" <Devi>',
  phone: '98120 00000',
  email: 'meera@example.in',
  subject: 'Admission & fees',
  address: '12 Model Town',
  message: 'First line\nsecond line\n\n  मीरा',
};
const guest = {
  name: 'Arjun',
  webAddress: 'none',
  email: 'no format',
  profession: 'Farmer',
  rate: 'Very Good',
  howKnow: 'I am a parent',
  message: 'A good school.',
};
const request = {
  name: 'मीरा Devi',
  phone: '98120 00000',
  email: 'meera@example.in',
  relation: 'Parent',
  studentName: 'ओम "O" <Kumar>',
  studentClass: 'V Lily',
  request: 'Erase my data',
  message: 'Please take down\nher photograph.',
};
const forms = [
  {
    path: '/MailUs',
    type: 'Admission',
    values: enquiry as Record<string, string>,
    messages: {
      name: 'Name is required.',
      phone: 'Phone Number is required.',
      email: 'Email is required.',
      subject: 'Subject is required.',
      address: 'Address is required.',
      message: 'Message is required.',
    } as Record<string, string>,
  },
  {
    path: '/GuestBook',
    type: 'GuestBook',
    values: guest as Record<string, string>,
    messages: {
      name: 'Name is required',
      webAddress: 'webAddress is required',
      email: 'Email is required',
      profession: 'Profession is required',
      howKnow: 'This Field is required',
      message: 'This Field is required',
    } as Record<string, string>,
  },
  {
    path: '/Privacy',
    type: 'Privacy',
    values: request as Record<string, string>,
    messages: {
      name: 'Name is required.',
      phone: 'Phone Number is required.',
      email: 'Email is required.',
      relation: 'Relation to the student is required.',
      request: 'Please say what you ask for.',
      message: 'Message is required.',
    } as Record<string, string>,
  },
];
const success = 'Your Form Submitted Successfully.';
/** A form's line breaks travel as CRLF, and a page gives them back as they came. */
const lines = (text: string | undefined) => text?.replaceAll('\r\n', '\n');

for (const { path, type, values, messages } of forms) {
  for (const [field, message] of Object.entries(messages))
    test(`promise 5, ${path}: without ${field} it says '${message}' beneath it, and keeps the rest`, async () => {
      const { status, headers, text } = await site.post(path, { ...values, [field]: '' });
      assert.deepEqual([status, headers['cache-control']], [422, 'no-store']);
      for (const [name, value] of Object.entries(values)) {
        assert.equal(fieldErrorOf(text, name), name === field ? message : undefined, name);
        assert.equal(lines(typedIn(text, name)), name === field ? '' : value, name);
      }
      assert.ok(!text.includes(success));
      assert.equal(provider.asked(`/api/form/NJMS/${type}`).length, 0);
    });

  test(`promise 5, ${path}: empty, every message stands beneath its field`, async () => {
    const { text } = await site.post(path, {});
    for (const name of Object.keys(values)) assert.equal(fieldErrorOf(text, name), messages[name]);
  });

  test(`promise 4.11, ${path}: sent, the success text shows and the fields are cleared`, async () => {
    const { status, text } = await site.post(path, { ...values, [trapField]: '' });
    assert.equal(status, 200);
    assert.match(text, new RegExp(`<p class="success">${success}</p>`));
    for (const name of Object.keys(values)) assert.equal(typedIn(text, name), '', name);
    const [sent, ...more] = provider.asked(`/api/form/NJMS/${type}`);
    assert.equal(more.length, 0);
    assert.deepEqual(JSON.parse(sent?.body ?? ''), { ...values, [trapField]: '' });
    assert.equal(sent?.headers['x-visitor-address'], '127.0.0.1');
  });

  test(`promises 4.11 and 8, ${path}: a failure shows nothing and loses nothing`, async () => {
    for (const mood of ['500', 'down'] as const) {
      if (mood === 'down') await provider.stop();
      else provider.mood = mood;
      const { status, text } = await site.post(path, values);
      assert.equal(status, 200);
      assert.ok(!text.includes(success));
      assert.doesNotMatch(text, /class="field-error"/);
      assert.doesNotMatch(text, insides);
      for (const [name, value] of Object.entries(values))
        assert.equal(lines(typedIn(text, name)), value, name);
      if (mood === 'down') await provider.start();
    }
  });

  test(`promise 10.3, ${path}: what the provider finds wrong stands beneath its field too`, async () => {
    const fields = { message: 'The office does not take <links>.' };
    provider.form = { status: 422, body: { error: { message: 'no', fields } } };
    const { status, text } = await site.post(path, values);
    assert.equal(status, 422);
    assert.equal(fieldErrorOf(text, 'message'), fields.message);
  });
}

test("promise 5.2, /MailUs: an email that does not look like one says 'Email is not valid.'", async () => {
  const { text } = await site.post('/MailUs', { ...enquiry, email: 'meera@' });
  assert.equal(fieldErrorOf(text, 'email'), 'Email is not valid.');
  assert.equal(typedIn(text, 'email'), 'meera@');
});

test('promise 5.3, /GuestBook: rate is optional; both option lists are offered', async () => {
  assert.match((await site.post('/GuestBook', { ...guest, rate: '' })).text, new RegExp(success));
  const { text } = await site.ask('/GuestBook');
  for (const option of [...rateOptions, ...howKnowOptions])
    assert.ok(text.includes(`>${option}</option>`), option);
});

test('promise 5.5, /Privacy: student and class are optional; both option lists are offered', async () => {
  const values = { ...request, studentName: '', studentClass: '' };
  assert.match((await site.post('/Privacy', values)).text, new RegExp(success));
  const { text } = await site.ask('/Privacy');
  for (const option of [...relationOptions, ...privacyRequestOptions])
    assert.ok(text.includes(`>${option}</option>`), option);
});

test('promise 5.2, /MailUs: all six fields carry the asterisk, and the map is 300 high', async () => {
  const { text, headers } = await site.ask('/MailUs');
  assert.equal(text.match(/class="asterisk"/g)?.length, 6);
  assert.match(text, /<iframe[^>]*height="300"/);
  assert.match(
    String(headers['content-security-policy']),
    /frame-src[^;]* https:\/\/maps\.example\.in/,
  );
});

test('a form that is too large is refused', async () => {
  const { status, text } = await site.post('/MailUs', { ...enquiry, message: 'x'.repeat(70_000) });
  assert.equal(status, 413);
  assert.doesNotMatch(text, insides);
});

test('values that are no text are taken as empty, not stumbled over', async () => {
  const { status } = await site.ask('/Tc', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":{"toString":1},"admission":["x"]}',
  });
  assert.equal(status, 422);
});
