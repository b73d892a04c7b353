/** What awaits whose signature, and several documents that are signed together: each by itself, and of its very file. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Signer } from '@aangan/contract/disclosure.ts';
import { createLocalReq, type PayloadRequest } from 'payload';
import type { Role } from '../src/access/roles.ts';
import type { SignedTogether } from '../src/disclosure/sign.ts';
import { pdf } from './api-content.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { createPlace, type Place } from './sample-records.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let place: Place;
const password = 'a long pass phrase';
const published = { _status: 'published' } as const;
const staff: Record<string, { id: number; token: string }> = {};
const papers: Record<string, number> = {};

const addStaff = async (name: string, role: Role, signsAs?: Signer, of = place) => {
  const email = `${name}@signing.example`;
  const { id } = await api.payload.create({
    collection: 'staff',
    data: { name, email, password, role, signsAs, tenants: [{ tenant: of.school as number }] },
  });
  const { body } = await askRest('POST', '/staff/login', { body: { email, password } });
  staff[name] = { id, token: String(body.token) };
};
const addPaper = async (kind: 'fire' | 'noc' | 'health', more: object = {}, of = place) => {
  const file = await api.add(
    'media',
    { alt: kind, school: of.school },
    pdf(`${kind} ${of.school}`),
  );
  const { id } = await api.payload.create({
    collection: 'certificates',
    data: {
      kind,
      title: `The ${kind} certificate`,
      file: file.id,
      issuedBy: 'State',
      text: 'It says so.',
      school: of.school as number,
      ...published,
      ...more,
    },
    ...('_status' in more ? { draft: true } : {}),
  });
  return id;
};
const asStaff = async (name: string): Promise<PayloadRequest> => {
  const account = await api.payload.findByID({
    collection: 'staff',
    id: staff[name]?.id ?? 0,
    depth: 0,
  });
  const user = { ...account, collection: 'staff' } as never;
  return (await createLocalReq({ user }, api.payload)) as PayloadRequest;
};
const awaiting = async (name: string) => {
  const { loadAwaiting } = await import('../src/disclosure/signing.ts');
  return (await loadAwaiting(await asStaff(name)))?.documents ?? [];
};
const kindsOf = async (name: string) => (await awaiting(name)).map(({ title }) => title).sort();
const sign = async (name: string, documents: unknown) => {
  const answer = await askRest('POST', '/certificates/sign', {
    token: staff[name]?.token,
    body: { documents },
  });
  return { ...answer, given: answer.body as unknown as SignedTogether };
};
const seenBy = async (name: string) => (await awaiting(name)).map(({ id, path }) => ({ id, path }));

before(async () => {
  api = await openTestApi();
  place = await createPlace(api.payload, 'NJMS');
  await makeSignedIn(api.payload, 'operator', undefined);
  await addStaff('principal', 'head', 'Principal');
  await addStaff('manager', 'editor', 'Manager');
  await addStaff('clerk', 'editor');
  await addStaff('peon', 'office', 'Manager');
  for (const kind of ['fire', 'noc', 'health'] as const) papers[kind] = await addPaper(kind);
});
after(() => api.close());

describe('promise 12.16: signatures', () => {
  test('who is set to sign, and can, is told; nobody else', async () => {
    const { loadSigners } = await import('../src/disclosure/load-signers.ts');
    assert.deepEqual(await loadSigners(api, place.school as number), [
      { name: 'manager', as: 'Manager' },
      { name: 'principal', as: 'Principal' },
    ]);
    await api.payload.update({
      collection: 'staff',
      id: staff.manager?.id ?? 0,
      data: { disabled: true },
    });
    assert.deepEqual(await loadSigners(api, place.school as number), [
      { name: 'principal', as: 'Principal' },
    ]);
    await api.payload.update({
      collection: 'staff',
      id: staff.manager?.id ?? 0,
      data: { disabled: false },
    });
    const { body } = await askRest('POST', '/staff/login', {
      body: { email: 'manager@signing.example', password },
    });
    staff.manager = { id: staff.manager?.id ?? 0, token: String(body.token) };
  });

  test('each sees the published documents that await their own signature, of their own school', async () => {
    const elsewhere = await createPlace(api.payload, 'SVNK');
    await addPaper('fire', { title: 'Another school’s' }, elsewhere);
    await addPaper('noc', { title: 'A draft', _status: 'draft' });
    const all = ['The fire certificate', 'The health certificate', 'The noc certificate'];
    assert.deepEqual(await kindsOf('principal'), all);
    assert.deepEqual(await kindsOf('manager'), all);
    for (const name of ['clerk', 'peon']) assert.deepEqual(await kindsOf(name), []);
  });

  test('several are signed together; a file that was changed meanwhile is refused, and that one alone', async () => {
    const seen = await seenBy('principal');
    const { last } = (await (await api.get('/api/changes')).json()).data;
    const certificate = await api.payload.findByID({
      collection: 'certificates',
      id: papers.noc ?? 0,
      depth: 0,
    });
    const { name, type, data } = pdf('another noc');
    await api.payload.update({
      collection: 'media',
      id: certificate.file as number,
      data: {},
      file: { name, mimetype: type, data, size: data.length },
    });
    const { status, given, text } = await sign('principal', seen);
    assert.equal(status, 200, text);
    assert.deepEqual(given.signed.toSorted(), [papers.fire, papers.health].toSorted());
    assert.deepEqual(given.refused, [
      {
        id: papers.noc,
        why: 'Its file was changed after you looked at it. Please open the new one.',
      },
    ]);
    assert.deepEqual(await kindsOf('principal'), ['The noc certificate']);
    const { docs } = await api.payload.find({ collection: 'signatures', depth: 0 });
    assert.deepEqual(
      docs.map(({ as, name: by }) => `${by} as ${as}`),
      ['principal as Principal', 'principal as Principal'],
    );
    assert.equal(new Set(docs.map(({ fingerprint }) => fingerprint)).size, 2, 'each its own');
    for (const { fingerprint } of docs) assert.match(fingerprint, /^[0-9a-f]{64}$/);
    const { changes } = (await (await api.get(`/api/changes?since=${last}`)).json()).data;
    assert.ok(
      changes.some(({ collection }: { collection: string }) => collection === 'certificates'),
    );
    const again = await sign('principal', await seenBy('principal'));
    assert.deepEqual(again.given, { signed: [papers.noc], refused: [] });
    assert.deepEqual(await kindsOf('principal'), []);
  });

  test('one by one, too, no other file is signed than the one that was seen', async () => {
    const path = `/certificates/${papers.fire}/sign`;
    const token = staff.manager?.token;
    const refused = await askRest('POST', path, { token, body: { path: 'another.pdf' } });
    assert.equal(refused.status, 409);
    assert.match(refused.text, /changed after you looked/);
    const [fire] = (await seenBy('manager')).filter(({ id }) => id === papers.fire);
    assert.equal((await askRest('POST', path, { token, body: { path: fire?.path } })).status, 200);
  });

  test('of two clicks at the same moment one signs each, and nobody signs for both', async () => {
    const seen = await seenBy('manager');
    assert.equal(seen.length, 2);
    const both = await Promise.all([sign('manager', seen), sign('manager', seen)]);
    assert.equal(both.flatMap(({ given }) => given.signed).length, 2);
    for (const { why } of both.flatMap(({ given }) => given.refused))
      assert.match(why, /signed already, by manager as Manager/);
    // Who has signed as Manager is made Principal, and the Principal's signature is gone with a new file of another document.
    const id = await addPaper('health', { title: 'A new one' });
    const mine = (await seenBy('manager')).filter((one) => one.id === id);
    assert.deepEqual((await sign('manager', mine)).given.signed, [id]);
    const change = (signsAs: Signer) =>
      api.payload.update({
        collection: 'staff',
        id: staff.manager?.id ?? 0,
        data: { signsAs },
      });
    await change('Principal');
    assert.deepEqual(await kindsOf('manager'), [], 'nothing of what they have signed already');
    const { given } = await sign('manager', mine);
    assert.match(given.refused[0]?.why ?? '', /The other signature is another person’s/);
    await change('Manager');
  });

  test('who does not sign, or asks for what is not theirs, signs nothing', async () => {
    const seen = await seenBy('principal');
    assert.ok(seen.length > 0);
    for (const name of ['clerk', 'peon']) assert.equal((await sign(name, seen)).status, 403, name);
    assert.equal((await sign('nobody', seen)).status, 404);
    const { docs } = await api.payload.find({
      collection: 'certificates',
      where: { title: { equals: 'Another school’s' } },
      depth: 1,
    });
    const [foreign] = docs;
    const path = String((foreign?.file as { path?: string })?.path);
    const { given } = await sign('principal', [{ id: foreign?.id, path }, ...seen]);
    assert.deepEqual(given.refused, [{ id: foreign?.id, why: 'It is no longer there.' }]);
    assert.equal(given.signed.length, seen.length);
    for (const documents of [
      undefined,
      [],
      {},
      [1],
      [{ id: '1', path }],
      [{ id: 1 }],
      [{ id: 1e300, path }],
      [{ id: -1, path }],
      Array.from({ length: 101 }, () => ({ id: 1, path })),
    ])
      assert.equal((await sign('principal', documents)).status, 400, JSON.stringify(documents));
  });

  test('a draft without a file has nothing to sign yet; a certificate tells who can', async () => {
    const { loadSigning } = await import('../src/disclosure/signing.ts');
    const { id } = await api.payload.create({
      collection: 'certificates',
      data: {
        kind: 'minority',
        title: 'To come',
        school: place.school as number,
        _status: 'draft',
      },
      draft: true,
    } as never);
    const req = await asStaff('principal');
    assert.equal(await loadSigning(req, id), undefined);
    assert.ok(!(await kindsOf('principal')).includes('To come'));
    const other = await addPaper('noc', { title: 'The last one' });
    const state = await loadSigning(req, other);
    assert.deepEqual(state?.signatures, [{ as: 'Manager' }, { as: 'Principal' }]);
    assert.equal(state?.own, 'Principal');
    assert.deepEqual(
      state?.accounts.map(({ name }) => name),
      ['manager', 'principal'],
    );
    assert.equal((await loadSigning(await asStaff('clerk'), other))?.own, undefined);
  });

  test('the home counts what waits for whoever signs', async () => {
    const { loadHome } = await import('../src/admin/home/load-home.ts');
    const cardOf = async (name: string) => {
      const req = await asStaff(name);
      req.headers ??= new Headers();
      return (await loadHome(req)).waiting.find(({ href }) => href === '/admin/sign');
    };
    const count = (await awaiting('principal')).length;
    assert.ok(count > 0);
    assert.equal((await cardOf('principal'))?.count, count);
    assert.equal(await cardOf('clerk'), undefined);
  });
});
