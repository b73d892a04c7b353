/** An upload that is sent again because its answer was lost is one record, with one file. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { picture } from './api-content.ts';
import { makeSignedIn } from './rest.ts';
import { createPlace, type Place } from './sample-records.ts';
import { openTestCms } from './test-cms.ts';

const cms = await openTestCms();
let own: Place;
let other: Place;
let editor: string;
let operator: string;

before(async () => {
  own = await createPlace(cms.payload, 'AAAA');
  other = await createPlace(cms.payload, 'BBBB');
  operator = await makeSignedIn(cms.payload, 'operator', undefined);
  editor = await makeSignedIn(cms.payload, 'editor', own.school);
});
after(() => cms.close());

const upload = async (key: string | undefined, token = editor, school = own.school) => {
  const { handleEndpoints } = await import('payload');
  const { default: config } = await import('../src/payload.config.ts');
  const { data, type, name } = await picture(40, 30);
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(data)], { type }), name);
  body.set('_payload', JSON.stringify({ alt: 'Annual day', school }));
  const request = new Request('http://localhost:8081/api/media?depth=0', {
    method: 'POST',
    body,
    headers: {
      authorization: `JWT ${token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  });
  const response = await handleEndpoints({ config, request });
  const { doc } = (await response.json()) as { doc?: { id: number; filename: string } };
  return { status: response.status, doc };
};
const count = async () => (await cms.payload.count({ collection: 'media' })).totalDocs;
const files = () =>
  readdirSync(join(cms.dataDir, 'media'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  ).length;

test('the same key is the same record, whether the first answer came or not', async () => {
  const before = { records: await count(), files: files() };
  const first = await upload('a'.repeat(32));
  const again = await upload('a'.repeat(32));
  assert.deepEqual([first.status, again.status], [201, 201]);
  assert.ok(first.doc);
  assert.equal(again.doc?.id, first.doc.id);
  assert.equal(again.doc?.filename, first.doc.filename);
  assert.deepEqual(
    { records: await count(), files: files() },
    {
      records: before.records + 1,
      files: before.files + 1,
    },
  );
});

test('and so are several at the same moment', async () => {
  const before = { records: await count(), files: files() };
  const answers = await Promise.all(Array.from({ length: 4 }, () => upload('b'.repeat(32))));
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201]);
  assert.equal(new Set(answers.map(({ doc }) => doc?.id)).size, 1);
  assert.deepEqual(
    { records: await count(), files: files() },
    {
      records: before.records + 1,
      files: before.files + 1,
    },
  );
});

test('another key, or none, is another upload of the same picture', async () => {
  const before = await count();
  for (const key of ['c'.repeat(32), 'd'.repeat(32), undefined, undefined])
    assert.equal((await upload(key)).status, 201);
  assert.equal(await count(), before + 4);
});

test('a key gives nobody the record of another school', async () => {
  const theirs = await upload('e'.repeat(32), operator, other.school);
  const mine = await upload('e'.repeat(32));
  assert.deepEqual([theirs.status, mine.status], [201, 201]);
  assert.notEqual(mine.doc?.id, theirs.doc?.id);
});

test('what is no key is refused', async () => {
  for (const key of ['short', 'x'.repeat(65), 'with spaces in between it'])
    assert.equal((await upload(key)).status, 400, key);
});
