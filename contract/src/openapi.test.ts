import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Call, calls } from './calls.ts';
import { formTypes } from './forms.ts';
import { openApiDocument } from './openapi.ts';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  security?: unknown;
  requestBody?: { content: Record<string, { schema: { oneOf?: unknown[]; required?: string[] } }> };
  responses: Record<string, { content: Record<string, unknown> }>;
};
const pathsOf = (which: 'all' | 'open') =>
  openApiDocument(which).paths as Record<string, Record<string, Operation>>;

for (const [name, call] of Object.entries(calls) as [string, Call][])
  test(`${name} stands in the API document as in the table`, () => {
    const operation = pathsOf('all')[call.path]?.[call.method.toLowerCase()];
    assert.equal(operation?.operationId, name);
    assert.equal(operation?.security !== undefined, call.auth);
    assert.deepEqual(
      operation?.parameters.filter((one) => one.in === 'path').map((one) => one.name),
      Object.keys(call.params),
    );
    assert.deepEqual(Object.keys(operation?.responses[200]?.content ?? {}), [
      call.answer ? 'application/json' : '*/*',
    ]);
    assert.equal(operation?.requestBody !== undefined, call.method === 'POST');
  });

test('a required parameter of the query is marked so, an optional one is not', () => {
  const query = pathsOf('all')['/api/subGallery']?.get?.parameters;
  assert.deepEqual(
    query?.map(({ name, required }) => [name, required]),
    [
      ['id', true],
      ['school', false],
    ],
  );
});

test('the form call offers the payload of each form type', () => {
  const body = pathsOf('all')['/api/form/{school}/{type}']?.post?.requestBody;
  assert.equal(body?.content['application/json']?.schema.oneOf?.length, formTypes.length);
});

test('where a proof may be asked for, the document says so', () => {
  const paths = pathsOf('all');
  const text = (part: unknown) => JSON.stringify(part);
  for (const path of ['/api/form/{school}/{type}', '/api/tc/{school}']) {
    assert.match(text(paths[path]?.post?.requestBody), /"proof":/);
    assert.match(text(paths[path]?.post?.responses.default), /"keyPrefix":/);
  }
  const form = paths['/api/form/{school}/{type}']?.post;
  assert.match(text(form?.responses[200]), /"required":\["received"\]/);
  assert.match(text(form?.responses[200]), /"keyPrefix":/);
});

test('the document of what the website passes on leaves private calls out', () => {
  assert.equal('/api/changes' in pathsOf('all'), true);
  assert.equal('/api/changes' in pathsOf('open'), false);
  assert.equal('/api/schools' in pathsOf('open'), false);
});

test('the document is plain JSON', () => {
  const document = openApiDocument();
  assert.deepEqual(JSON.parse(JSON.stringify(document)), document);
});
