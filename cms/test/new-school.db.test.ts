/** A new school from the operator's form: what is written, what is refused beside which field, and what is left after a failure. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { CollectionSlug } from 'payload';
import { type Role, roles } from '../src/access/roles.ts';
import { addSchools, picture } from './api-content.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
const tokens = new Map<Role, string>();

const asked = {
  name: 'Saraswati Bal Vidya Mandir',
  code: 'SBVM',
  hostname: 'https://WWW.SBVM.example/',
  street: '12 Station Road',
  town: 'Gharaunda',
  district: 'Karnal',
  state: 'Haryana',
  pin: '132114',
  phone: '01748-555010',
  email: 'office@sbvm.example',
  officeHours: 'Monday to Saturday, 8:00 AM to 2:00 PM',
  founded: '1994',
  affiliationNumber: '530123',
  motto: 'Learn to live',
  medium: 'English',
  palette: 'Teal and coral',
  headName: 'Anita Sharma',
  headEmail: 'anita@sbvm.example',
};

const post = (body: unknown, path = '/new-school', role: Role | null = 'operator') =>
  askRest('POST', path, { body, token: role ? tokens.get(role) : undefined });

/** By field, as the form shows it. */
const problemsOf = ({ body }: Awaited<ReturnType<typeof post>>): Record<string, string> => {
  const [error] = body.errors as { data?: { errors?: { path: string; message: string }[] } }[];
  return Object.fromEntries((error?.data?.errors ?? []).map((one) => [one.path, one.message]));
};

const count = async (slug: CollectionSlug) =>
  (await api.payload.count({ collection: slug })).totalDocs;
const counts = async () => ({
  schools: await count('schools'),
  pages: await count('pages'),
  media: await count('media'),
  staff: await count('staff'),
  files: readdirSync(join(api.dataDir, 'media'), { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile(),
  ).length,
});

before(async () => {
  api = await openTestApi();
  const { school } = await addSchools(api);
  for (const role of roles) tokens.set(role, await makeSignedIn(api.payload, role, school));
});
after(() => api.close());

const withCrest = async (body: object): Promise<FormData> => {
  const { data } = await picture(300, 300);
  const form = new FormData();
  form.set('_payload', JSON.stringify(body));
  form.set('file', new File([new Uint8Array(data)], 'crest.jpg', { type: 'image/jpeg' }));
  return form;
};

test('nobody but the operator makes a school', async () => {
  const before = await counts();
  for (const role of [...roles.filter((one) => one !== 'operator'), undefined])
    for (const path of ['/new-school', '/new-school/check'])
      assert.equal((await post(asked, path, role ?? null)).status, 403, `${role} ${path}`);
  assert.deepEqual(await counts(), before);
});

test('what is missing or wrong is told beside its field, all of it at once', async () => {
  const problems = problemsOf(
    await post({ ...asked, name: ' ', code: 'sb1', email: 'no', pin: '' }),
  );
  assert.deepEqual(Object.keys(problems).sort(), ['code', 'email', 'name', 'pin']);
  const others = problemsOf(await post({ ...asked, phone: 'none', pin: '12', founded: '0994' }));
  assert.deepEqual(Object.keys(others).sort(), ['founded', 'phone', 'pin']);
  assert.deepEqual(Object.keys(problemsOf(await post({ ...asked, headEmail: '' }))), ['headEmail']);
});

test('a code, a name and an account that are there already are refused beside their fields, before the form is full', async () => {
  const taken = { code: 'NJMS', hostname: 'www.svnk.example.in', headEmail: 'head@a.example' };
  const { body } = await post(taken, '/new-school/check');
  const found = body.problems as Record<string, string>;
  assert.equal(found.code, 'NJMS is Nalanda. Please choose other letters.');
  assert.match(found.hostname ?? '', /leads to Svadhyaya already/);
  assert.match(found.headEmail ?? '', /account/);
  const before = await counts();
  const refused = await post({ ...asked, ...taken });
  assert.equal(refused.status, 400);
  assert.deepEqual(Object.keys(problemsOf(refused)).sort(), ['code', 'headEmail', 'hostname']);
  assert.deepEqual(await counts(), before);
});

test('a crest that is no picture is refused beside its field', async () => {
  const form = new FormData();
  form.set('_payload', JSON.stringify(asked));
  form.set('file', new File(['%PDF-1.4'], 'crest.jpg', { type: 'image/jpeg' }));
  assert.deepEqual(Object.keys(problemsOf(await post(form))), ['crest']);
});

test('promise 12.35: nothing is left of a school whose making failed, files included', async () => {
  const before = await counts();
  for (const table of ['pages', 'staff_tenants'])
    await api.withoutTable(table, async () => {
      assert.equal((await post(await withCrest(asked))).status, 500, table);
    });
  assert.deepEqual(await counts(), before);
});

test('promise 12.35: a school of the form has its profile, the template’s pages and an invitation for its head', async () => {
  const { status, body } = await post(await withCrest(asked));
  assert.equal(status, 201, JSON.stringify(body));
  const { data: school } = await (await api.get('/api/school/SBVM')).json();
  assert.equal(school.name, asked.name);
  assert.equal(school.address.city, 'Gharaunda, District Karnal');
  assert.equal(school.founded, 1994);
  assert.equal(school.colours.brand, '#0f5257');
  assert.ok(school.crest);
  assert.match(school.home.about, /Since 1994 families/);
  assert.match(school.tagline, /in Gharaunda, Haryana, affiliated to the Central Board/);
  const { data: empty } = await (await api.get('/api/emptyPages/SBVM')).json();
  for (const path of ['/AboutUs', '/AdmissionWithdrawals', '/Career'])
    assert.equal(empty.paths.includes(path), false, path);
  assert.ok(empty.paths.includes('/Infrastructure'), 'nothing is said of what it may not have');
  const page = await (await api.get('/api/page/SBVM?path=/AboutUs')).text();
  assert.match(page, /Saraswati Bal Vidya Mandir is a school in Gharaunda/);
  const invitation = body.invitation as { link: string; name: string };
  assert.match(invitation.link, /\/account\//);
  const { docs } = await api.payload.find({
    collection: 'staff',
    where: { email: { equals: asked.headEmail } },
    depth: 0,
  });
  assert.deepEqual(
    docs.map(({ role, tenants }) => [role, tenants?.[0]?.tenant]),
    [['head', body.id]],
  );
  assert.equal(body.website, 'https://www.sbvm.example');
});

test('promise 12.35: what was left empty leaves no trace, and the same form sent twice makes one school', async () => {
  const least = {
    ...asked,
    code: 'LEAS',
    name: 'St. Mary’s *Junior* School',
    hostname: 'least.example',
    district: '',
    founded: '',
    affiliationNumber: '',
    motto: '',
    medium: '',
    headName: '',
    headEmail: '',
  };
  const both = await Promise.all([post(least), post(least)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [201, 400]);
  const { data: school } = await (await api.get('/api/school/LEAS')).json();
  assert.deepEqual([school.founded, school.motto, school.affiliationNumber], [0, '', '']);
  assert.equal(school.tagline, 'A school in Gharaunda, Haryana');
  const { data: page } = await (await api.get('/api/page/LEAS?path=/AboutUs')).json();
  assert.match(
    page.blocks[0].html,
    /St. Mary’s \*Junior\* School is a school in Gharaunda, Haryana\. What we do/,
  );
  assert.equal(both.find(({ status }) => status === 201)?.body.invitation, null);
});
