/** A file that may not be stored is neither looked into nor kept, whoever sends it. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pdf, picture } from './api-content.ts';
import { makeSignedIn } from './rest.ts';
import { createPlace, type Place } from './sample-records.ts';
import type { TestFile } from './test-api.ts';
import { openTestCms } from './test-cms.ts';

const cms = await openTestCms();
let own: Place;
let other: Place;
const tokens: Record<string, string> = {};

type Send = { token?: string | undefined; method?: string; values?: object };
const send = async (path: string, file: TestFile, { token, method = 'POST', values }: Send) => {
  const { handleEndpoints } = await import('payload');
  const { default: config } = await import('../src/payload.config.ts');
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(file.data)], { type: file.type }), file.name);
  body.set('_payload', JSON.stringify(values ?? { alt: 'x', title: 'x', school: own.school }));
  const request = new Request(`http://localhost:8081/api${path}`, {
    method,
    body,
    ...(token ? { headers: { authorization: `JWT ${token}` } } : {}),
  });
  return (await handleEndpoints({ config, request })).status;
};

const stored = () =>
  ['media', 'private']
    .flatMap((shelf) =>
      readdirSync(join(cms.dataDir, shelf), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => entry.isFile()).length;

before(async () => {
  own = await createPlace(cms.payload, 'AAAA');
  other = await createPlace(cms.payload, 'BBBB');
  for (const role of ['operator', 'editor', 'office'] as const)
    tokens[role] = await makeSignedIn(cms.payload, role, own.school);
});
after(() => cms.close());

test('of strangers, and of staff who may not, nothing is kept', async () => {
  const photo = await picture(40, 30);
  const before = stored();
  const foreign = await cms.payload.find({
    collection: 'media',
    where: { school: { equals: other.school } },
    limit: 1,
  });
  const theirs = foreign.docs[0]?.id;
  const tries: [string, TestFile, Send, number][] = [
    ['/media', photo, {}, 403],
    ['/private-files', pdf('x'), {}, 403],
    [`/media/${theirs}`, photo, { method: 'PATCH' }, 403],
    ['/private-files', pdf('x'), { token: tokens.editor }, 403],
    [`/media/${theirs}`, photo, { method: 'PATCH', token: tokens.editor }, 404],
    [`/media/${theirs}`, photo, { method: 'PATCH', token: tokens.office }, 403],
    ['/media?where[id][exists]=true', photo, { method: 'PATCH', token: tokens.editor }, 403],
  ];
  for (const [path, file, how, status] of tries)
    assert.equal(await send(path, file, how), status, path);
  assert.equal(stored(), before);
});

test('of a record that is refused afterwards, the file is not kept', async () => {
  const before = stored();
  const values = { alt: '', school: own.school };
  assert.equal(
    await send('/media', await picture(41, 31), { token: tokens.editor, values }),
    400,
    'a description is needed',
  );
  assert.equal(stored(), before);
  assert.equal(await send('/media', await picture(41, 31), { token: tokens.editor }), 201);
  assert.ok(stored() > before);
});
