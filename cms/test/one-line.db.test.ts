/** Fields of one line hold one line: of every collection, however deep they stand and whoever writes them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FlattenedField } from 'payload';
import { slugs } from '../src/access/rights.ts';
import { toOneLines } from '../src/hooks/keep-one-line.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { createPlace, createSample, type Place } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
let place: Place;
before(async () => {
  cms = await openTestCms();
  place = await createPlace(cms.payload, 'LINE');
});
after(() => cms.close());

const dirty = 'one\r\ntwo\vthree\u202Efour\u2066\u0000';
const clean = 'one two threefour';

type Values = Record<string, unknown>;
/** A record in which every field of the config has such a text, a row, or a row of each kind. */
const fill = (fields: readonly FlattenedField[], text: string): Values => {
  const values: Values = {};
  for (const field of fields) {
    if (field.type === 'text' || field.type === 'email')
      values[field.name] = 'hasMany' in field && field.hasMany ? [text, text] : text;
    else if (field.type === 'textarea') values[field.name] = dirty;
    else if (field.type === 'blocks')
      values[field.name] = field.blocks.map((block) => ({
        ...fill(block.flattenedFields, text),
        blockType: block.slug,
      }));
    else if (field.type === 'array') values[field.name] = [fill(field.flattenedFields, text)];
    else if ('flattenedFields' in field) values[field.name] = fill(field.flattenedFields, text);
  }
  return values;
};

for (const slug of slugs)
  test(`${slug}: every field of one line, and no other`, () => {
    const { flattenedFields } = cms.payload.collections[slug].config;
    const kept = toOneLines(flattenedFields, fill(flattenedFields, dirty));
    assert.deepEqual(kept, fill(flattenedFields, clean));
  });

test('what an editor sends is stored so, and what the office reads in a letter keeps its lines', async () => {
  const token = await makeSignedIn(cms.payload, 'editor', place.school);
  const { id } = await createSample(cms.payload, 'news', place);
  const saved = await askRest('PATCH', `/news/${id}`, {
    token,
    body: { title: `News\r\nBcc: x\v\u202E`, description: 'First.\nSecond.' },
  });
  assert.equal(saved.status, 200, saved.text);
  const news = await cms.payload.findByID({ collection: 'news', id });
  assert.equal(news.title, 'News Bcc: x ');
  assert.equal(news.description, 'First.\nSecond.');

  const made = await askRest('POST', '/pages', {
    token,
    body: {
      path: '/Discipline',
      summary: 'One\r\nline',
      school: place.school,
      blocks: [
        { blockType: 'facts', heading: 'A\nheading', rows: [{ label: 'a\tb', value: 'c' }] },
      ],
      _status: 'draft',
    },
  });
  assert.equal(made.status, 201, made.text);
  assert.match(made.text, /"heading":"A heading"/);
});
