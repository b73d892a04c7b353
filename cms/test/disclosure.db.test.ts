/** Mandatory disclosure from records: the form's rows, pages that are drawn from them, and two signatures on each document's file. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Disclosure, DisclosureRow } from '@aangan/contract/disclosure.ts';
import { loadSchoolRecords } from '../src/api/records/school-records.ts';
import { checkDisclosure } from '../src/disclosure/check.ts';
import { form } from '../src/disclosure/form.ts';
import { loadSigners } from '../src/disclosure/load-signers.ts';
import { pdf } from './api-content.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { createPlace, type Place } from './sample-records.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let place: Place;
let certificate: number;
const password = 'a long pass phrase';

const get = async (path: string) => {
  const response = await api.get(path);
  assert.equal(response.status, 200, path);
  return (await response.json()).data;
};
const rowOf = async (id: string): Promise<DisclosureRow> => {
  const { sections } = (await get('/api/disclosure/NJMS')) as Disclosure;
  const row = sections.flatMap(({ rows }) => rows).find((one) => one.id === id);
  assert.ok(row, id);
  return row;
};
const published = { _status: 'published' } as const;

const accountOf = async (
  name: string,
  role: 'editor' | 'head' | 'office',
  signsAs?: 'Manager' | 'Principal',
): Promise<string> => {
  const email = `${name}@a.example`;
  await api.payload.create({
    collection: 'staff',
    data: { name, email, password, role, signsAs, tenants: [{ tenant: place.school }] },
  });
  const { body } = await askRest('POST', '/staff/login', { body: { email, password } });
  return String(body.token);
};
const sign = (token: string | undefined, id = certificate) =>
  askRest('POST', `/certificates/${id}/sign`, { token, body: {} });

before(async () => {
  api = await openTestApi();
  place = await createPlace(api.payload, 'NJMS');
  // The first account ever made is the operator's.
  await makeSignedIn(api.payload, 'operator', undefined);
});
after(() => api.close());

test('an empty school: every row of the form is there, and nothing is said that is not known', async () => {
  const { sections } = (await get('/api/disclosure/NJMS')) as Disclosure;
  assert.deepEqual(
    sections.map(({ id, rows }) => [id, rows.map((row) => row.id)]),
    form.map(({ id, rows }) => [id, rows.map((row) => row.id)]),
  );
  const known = sections.flatMap(({ rows }) => rows).filter(({ value }) => value !== null);
  assert.deepEqual(
    known.map(({ id }) => id),
    ['name', 'affiliationNumber', 'address', 'emails', 'phones'],
  );
});

describe('a row says what its record says, from the moment it is published', () => {
  test('a certificate, with its file and days; a draft is not shown', async () => {
    const { picture: file, school } = place;
    const data = {
      kind: 'fire',
      title: 'Fire safety certificate',
      file,
      number: 'FS/1',
      issuedBy: 'Fire Station Officer',
      issuedOn: '2025-06-03',
      validUntil: '2028-06-02',
      text: 'The school is safe.',
      school,
    } as const;
    const details = [{ label: 'Inspected', value: '27 May 2025' }];
    const made = await api.payload.create({
      collection: 'certificates',
      data: { ...data, details, _status: 'draft' },
      draft: true,
    });
    assert.equal((await rowOf('fire')).value, null);
    certificate = made.id;
    await api.payload.update({ collection: 'certificates', id: certificate, data: published });
    const row = await rowOf('fire');
    assert.equal(row.value, 'Valid until 2 June 2028');
    assert.equal(row.page, '/FireSafetyCertificate');
    assert.ok(row.changed);
    const [paper] = row.documents;
    assert.match(paper?.file ?? '', /^[0-9a-f]{16}\.webp$/);
    assert.deepEqual(
      { ...paper, file: '' },
      {
        title: 'Fire safety certificate',
        file: '',
        number: 'FS/1',
        issuedBy: 'Fire Station Officer',
        issuedOn: '2025-06-03',
        validFrom: null,
        validUntil: '2028-06-02',
        text: 'The school is safe.',
        details,
        signatures: [],
      },
    );
  });

  test('results with their percentage, the last three sessions; a committee of the present term', async () => {
    const { school } = place;
    for (const [sessionYear, passed] of [
      ['2021-2022', 60],
      ['2022-2023', 65],
      ['2023-2024', 70],
      ['2024-2025', 69],
    ] as const)
      await api.payload.create({
        collection: 'board-results',
        data: { class: 'X', sessionYear, registered: 70, passed, school, ...published },
      });
    const { table } = await rowOf('resultsX');
    assert.deepEqual(table, {
      columns: ['Session', 'Registered', 'Passed', 'Pass percentage'],
      rows: [
        ['2022-2023', '70', '65', '92.86'],
        ['2023-2024', '70', '70', '100'],
        ['2024-2025', '70', '69', '98.57'],
      ],
    });
    for (const [from, until, name] of [
      ['2022-04-01', '2025-03-31', 'Formerly'],
      ['2025-04-01', '2028-03-31', 'At present'],
    ] as const)
      await api.payload.create({
        collection: 'committees',
        data: {
          kind: 'SMC',
          from,
          until,
          members: [{ name, office: 'Chairperson', who: 'Manager' }],
          school,
          ...published,
        },
      });
    assert.deepEqual((await rowOf('smc')).table?.rows, [['At present', 'Chairperson', 'Manager']]);
  });

  test('teachers are counted from the Staff List, sections from School Strength', async () => {
    const { school } = place;
    for (const [index, designation] of ['PGT (Physics)', 'TGT', 'PRT'].entries())
      await api.payload.create({
        collection: 'faculty',
        data: { name: `Teacher ${index}`, designation, order: index, school, ...published },
      });
    const cells = (...values: string[]) => ({ cells: values.map((value) => ({ value })) });
    await api.payload.create({
      collection: 'pages',
      data: {
        path: '/SchoolStrength',
        summary: 'How many children.',
        blocks: [
          {
            blockType: 'table',
            unit: 'none',
            columns: [{ label: 'Class' }, { label: 'Lily' }, { label: 'Rose' }],
            rows: [cells('I', '30', '31'), cells('II', '29', '–')],
          },
        ],
        school,
        ...published,
      },
    });
    assert.equal((await rowOf('teachers')).value, '3');
    assert.equal((await rowOf('pgt')).value, '1');
    assert.equal((await rowOf('teachersPerSection')).value, '1.00 (3 teachers, 3 sections)');
  });

  test('a school adds rows and documents of its own', async () => {
    const { school, picture: file } = place;
    await api.payload.update({
      collection: 'schools',
      id: school,
      data: { disclosure: { rows: [{ section: 'E', label: 'Solar roof', value: '40 kW' }] } },
    });
    await api.payload.create({
      collection: 'certificates',
      data: {
        kind: 'other',
        title: 'Lift licence',
        file,
        issuedBy: 'Inspector',
        text: 'The lift is safe.',
        school,
        ...published,
      },
    });
    const { sections } = (await get('/api/disclosure/NJMS')) as Disclosure;
    const added = sections.flatMap(({ id, rows }) =>
      rows.filter((row) => row.id.startsWith('added-')).map(({ label }) => `${id} ${label}`),
    );
    assert.deepEqual(added, ['B Lift licence', 'E Solar roof']);
  });
});

test('a page shows what it names: certificate, results, committee, another page’s tables, and figures', async () => {
  const { school } = place;
  await api.payload.create({
    collection: 'pages',
    data: {
      path: '/FireSafetyCertificate',
      summary: 'Fire safety.',
      blocks: [
        { blockType: 'certificate', of: 'fire' },
        { blockType: 'results', of: 'X' },
        { blockType: 'results', of: 'XII' },
        { blockType: 'committee', of: 'SMC' },
        { blockType: 'tables', of: '/SchoolStrength' },
        {
          blockType: 'facts',
          rows: [
            { label: 'Students', figure: 'students', value: 'in all' },
            { label: 'Computers', figure: 'computers' },
            { label: 'Motto', value: 'Learn' },
          ],
        },
      ],
      school,
      ...published,
    },
  });
  const { blocks } = await get('/api/page/NJMS?path=/FireSafetyCertificate');
  assert.deepEqual(
    blocks.map(({ kind, heading }: { kind: string; heading?: string }) => [kind, heading]),
    [
      ['document', undefined],
      ['facts', 'In short'],
      ['table', 'Class X'],
      ['table', 'Members until 31 March 2028'],
      ['table', undefined],
      ['facts', undefined],
    ],
  );
  assert.deepEqual(blocks[1].rows, [
    { label: 'Issued by', value: 'Fire Station Officer' },
    { label: 'Number', value: 'FS/1' },
    { label: 'Issued on', value: '3 June 2025' },
    { label: 'Valid until', value: '2 June 2028' },
    { label: 'Inspected', value: '27 May 2025' },
  ]);
  // What is not known is left out.
  assert.deepEqual(blocks[5].rows, [
    { label: 'Students', value: '90 in all' },
    { label: 'Motto', value: 'Learn' },
  ]);
});

test('from the day after its last one a document is said to have lapsed, and the answers end at that midnight', async () => {
  const begun = api.time.now;
  const page = '/api/page/NJMS?path=/FireSafetyCertificate';
  const told = async (moment: string) => {
    api.time.now = Date.parse(moment);
    const [form, shown] = await Promise.all(
      ['/api/disclosure/NJMS', page].map(async (path) => (await api.get(path)).json()),
    );
    const facts = shown.data.blocks[1].rows as { label: string; value: string }[];
    return {
      row: (await rowOf('fire')).value,
      fact: facts.find(({ label }) => label === 'Valid until')?.value,
      until: [form.validUntil, shown.validUntil],
    };
  };
  assert.deepEqual(await told('2028-06-02T23:59:59+05:30'), {
    row: 'Valid until 2 June 2028',
    fact: '2 June 2028',
    until: ['2028-06-02T18:30:00.000Z', '2028-06-02T18:30:00.000Z'],
  });
  assert.deepEqual(await told('2028-06-03T00:00:00+05:30'), {
    row: 'Lapsed: it was valid until 2 June 2028',
    fact: '2 June 2028. This document has lapsed.',
    until: [undefined, undefined],
  });
  api.time.now = begun;
});

test('the fee is written once: either page will do, the form leads to the one that is there, and the other repeats it', async () => {
  const { school } = place;
  const checked = async () => {
    const rows = checkDisclosure(await loadSchoolRecords(api, school), '2026-01-01');
    const row = rows.find(({ id }) => id === 'fees');
    return { reason: row?.verdicts[0]?.reason, mend: row?.mend };
  };
  assert.equal((await rowOf('fees')).page, '/SchoolFeeStructure');
  assert.equal((await api.get('/api/page/NJMS?path=/SchoolFeeStructure')).status, 404);
  assert.deepEqual(await checked(), {
    reason: 'The page is not written yet',
    mend: '/admin/collections/pages/create?path=%2FFeeStructure&from=disclosure#field-blocks',
  });

  const fee = (await api.payload.create({
    collection: 'pages',
    data: { path: '/FeeStructure', summary: 'Fees.', school, _status: 'draft' },
    draft: true,
  } as never)) as { id: number };
  const open = `/admin/collections/pages/${fee.id}?from=disclosure#field-blocks`;
  assert.match((await checked()).reason ?? '', /is a draft/);
  assert.equal((await checked()).mend, open);

  const cells = (...values: string[]) => ({ cells: values.map((value) => ({ value })) });
  await api.payload.update({
    collection: 'pages',
    id: fee.id,
    data: {
      blocks: [
        {
          blockType: 'table',
          unit: 'rupees',
          columns: [{ label: 'Fee' }, { label: 'All classes' }],
          rows: [cells('Tuition', '30000')],
        },
      ],
      ...published,
    },
  });
  assert.deepEqual(await checked(), { reason: 'In order', mend: open });
  const row = await rowOf('fees');
  assert.deepEqual([row.value, row.page], ['Fees.', '/FeeStructure']);
  const repeated = await get('/api/page/NJMS?path=/SchoolFeeStructure');
  assert.deepEqual(repeated.blocks[0].rows, [['Tuition', '30000']]);

  // Written in its own words, the page of the disclosure stands first; without a fee anywhere it says nothing.
  await api.payload.create({
    collection: 'pages',
    data: {
      path: '/SchoolFeeStructure',
      summary: 'Fees, as disclosed.',
      blocks: [{ blockType: 'tables', of: '/FeeStructure' }],
      school,
      ...published,
    },
  });
  assert.equal((await rowOf('fees')).page, '/SchoolFeeStructure');
  assert.equal((await checked()).mend, open);
  await api.payload.delete({ collection: 'pages', id: fee.id });
  assert.equal((await rowOf('fees')).value, null);
  assert.match((await checked()).reason ?? '', /empty/);
});

test('a page that is made of records alone is drawn from them until the school writes its own', async () => {
  const blocksOf = async (path: string) =>
    (await get(`/api/page/NJMS?path=${path}`)).blocks.map(({ kind }: { kind: string }) => kind);
  assert.deepEqual(await blocksOf('/Smc'), ['table']);
  assert.deepEqual(await blocksOf('/GeneralInformation'), ['facts']);
  assert.deepEqual(await blocksOf('/TeachingStaff'), ['facts']);
  // Nothing is known of it, or it is words that somebody has to write.
  for (const path of ['/PTAMembers', '/Noc', '/SchoolInfrastructure', '/AboutUs', '/News'])
    assert.equal((await api.get(`/api/page/NJMS?path=${path}`)).status, 404, path);
});

test('a page that the website does not draw is refused beside its field, as a draft, too', async () => {
  const token = await accountOf('path-editor', 'editor');
  for (const _status of ['draft', 'published']) {
    const { status, body } = await askRest('POST', `/pages?draft=${_status === 'draft'}`, {
      token,
      body: { path: '/Fees', summary: 'Fees.', school: place.school, _status },
    });
    assert.equal(status, 400);
    const [{ data }] = body.errors as [{ data: { errors: { path: string; message: string }[] } }];
    assert.equal(data.errors[0]?.path, 'path');
    assert.match(data.errors[0]?.message ?? '', /The website has no page \/Fees/);
  }
});

test('a result with more passed than registered is refused at its field', async () => {
  const data = { class: 'XII', sessionYear: '2024-2025', registered: 40, passed: 41 } as const;
  await assert.rejects(
    api.payload.create({
      collection: 'board-results',
      data: { ...data, school: place.school, ...published },
    }),
    /Students passed/,
  );
});

describe('signatures', () => {
  let manager: string;
  let principal: string;
  let lastSequence = 0;
  before(async () => {
    manager = await accountOf('manager', 'head', 'Manager');
    principal = await accountOf('principal', 'editor', 'Principal');
  });
  /** What the back office's check says of signatures. */
  const missing = async () =>
    checkDisclosure(
      await loadSchoolRecords(api, place.school),
      '2026-01-01',
      [],
      await loadSigners(api, place.school),
    )
      .filter(({ id }) => id === 'fire')
      .flatMap(({ verdicts }) => verdicts.map(({ reason }) => reason))
      .filter((reason) => reason.startsWith('Not signed'));
  const signedBy = async () =>
    (await rowOf('fire')).documents[0]?.signatures.map(({ as, name }) => `${as} ${name}`);

  test('nobody signs who is neither Manager nor Principal, nor from outside', async () => {
    const head = await accountOf('another-head', 'head');
    const refused = await sign(head);
    assert.equal(refused.status, 403);
    assert.match(refused.text, /Only the Manager and the Principal sign/);
    assert.equal((await sign(undefined)).status, 404);
    assert.deepEqual(await signedBy(), []);
  });

  test('each signs once, with their own name, and the website learns of it', async () => {
    lastSequence = (await get('/api/changes')).last;
    const first = await sign(manager);
    assert.equal(first.status, 200, first.text);
    const again = await sign(manager);
    assert.equal(again.status, 409);
    assert.match(again.text, /signed already, by manager as Manager/);
    assert.deepEqual(await signedBy(), ['Manager manager']);
    const { changes } = await get(`/api/changes?since=${lastSequence}`);
    assert.deepEqual(
      changes.map(({ collection }: { collection: string }) => collection),
      ['certificates'],
    );
    assert.equal((await sign(principal)).status, 200);
    assert.deepEqual(await signedBy(), ['Manager manager', 'Principal principal']);
    const { docs } = await api.payload.find({ collection: 'signatures', depth: 0 });
    for (const { fingerprint } of docs) assert.match(fingerprint, /^[0-9a-f]{64}$/);
    assert.equal(new Set(docs.map(({ fingerprint }) => fingerprint)).size, 1);
  });

  test('of two clicks at the same moment one counts', async () => {
    const other = await api.payload.create({
      collection: 'certificates',
      data: {
        kind: 'noc',
        title: 'NOC',
        file: place.picture,
        issuedBy: 'State',
        text: 'No objection.',
        school: place.school,
        ...published,
      },
    });
    const outcomes = await Promise.all([sign(manager, other.id), sign(manager, other.id)]);
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), [200, 409]);
  });

  test('nobody signs for both', async () => {
    const { docs } = await api.payload.find({
      collection: 'staff',
      where: { email: { equals: 'manager@a.example' } },
    });
    const id = Number(docs[0]?.id);
    const change = (signsAs: 'Manager' | 'Principal') =>
      api.payload.update({ collection: 'staff', id, data: { signsAs } });
    await change('Principal');
    const { docs: unsigned } = await api.payload.find({
      collection: 'certificates',
      where: { kind: { equals: 'noc' } },
    });
    const refused = await sign(manager, Number(unsigned[0]?.id));
    assert.equal(refused.status, 403);
    assert.match(refused.text, /The other signature is another person’s/);
    await change('Manager');
  });

  test('a draft, and another school’s certificate, cannot be signed', async () => {
    const elsewhere = await createPlace(api.payload, 'SVNK');
    const there = {
      kind: 'fire',
      title: 'Fire',
      issuedBy: 'x',
      text: 'x',
      file: elsewhere.picture,
      school: elsewhere.school,
      ...published,
    } as const;
    const foreign = await api.payload.create({ collection: 'certificates', data: there });
    assert.equal((await sign(manager, foreign.id)).status, 404);
    const draft = await api.payload.create({
      collection: 'certificates',
      data: { ...there, file: place.picture, school: place.school, _status: 'draft' },
      draft: true,
    });
    const refused = await sign(manager, draft.id);
    assert.equal(refused.status, 409);
    assert.match(refused.text, /publish the certificate first/);
  });

  test('a new file needs new signatures; the old ones stay on record', async () => {
    const file = await api.add('media', { alt: 'The new one', school: place.school }, pdf('new'));
    await api.payload.update({
      collection: 'certificates',
      id: certificate,
      data: { file: file.id, ...published },
    });
    assert.deepEqual(await signedBy(), []);
    assert.equal((await sign(principal)).status, 200);
    assert.deepEqual(await signedBy(), ['Principal principal']);
    const { totalDocs } = await api.payload.count({
      collection: 'signatures',
      where: { certificate: { equals: certificate } },
    });
    assert.equal(totalDocs, 3);
  });

  test('so does another file of the same upload, for the website and for the check', async () => {
    assert.equal((await sign(manager)).status, 200);
    assert.deepEqual(await signedBy(), ['Principal principal', 'Manager manager']);
    assert.deepEqual(await missing(), []);
    const { file } = await api.payload.findByID({ collection: 'certificates', id: certificate });
    const { name, type, data } = pdf('newer');
    await api.payload.update({
      collection: 'media',
      id: (file as { id: number }).id,
      data: {},
      file: { name, mimetype: type, data, size: data.length },
    });
    assert.deepEqual(await signedBy(), []);
    assert.deepEqual(await missing(), [
      'Not signed by the Manager: manager can sign',
      'Not signed by the Principal: principal can sign',
    ]);
    assert.equal((await sign(manager)).status, 200);
    assert.deepEqual(await signedBy(), ['Manager manager']);
    assert.deepEqual(await missing(), ['Not signed by the Principal: principal can sign']);
  });

  test('no signature is written, changed or deleted by any other way', async () => {
    for (const token of [manager, principal]) {
      const { body } = await askRest('GET', '/signatures', { token });
      const [first] = body.docs as { id: number }[];
      const data = { as: 'Principal', name: 'x', path: 'x', fingerprint: 'x', certificate };
      assert.equal((await askRest('POST', '/signatures', { token, body: data })).status, 403);
      for (const method of ['PATCH', 'DELETE'])
        assert.equal(
          (await askRest(method, `/signatures/${first?.id}`, { token, body: { name: 'x' } }))
            .status,
          403,
        );
    }
  });
});
