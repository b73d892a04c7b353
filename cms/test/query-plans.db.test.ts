/** Nothing that anybody waits for reads a whole table: with a thousand schools, it would hold those of all of them. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { addressOf, type Call, calls } from '@aangan/contract/calls.ts';
import type { CollectionSlug } from 'payload';
import { addRecords, addSchools } from './api-content.ts';
import { type Watch, watchStatements } from './plans.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let watch: Watch;
let school: number;
before(async () => {
  api = await openTestApi();
  const content = await addSchools(api);
  await addRecords(api, content);
  school = content.school as number;
  watch = watchStatements(api.payload);
});
after(() => api.close());

/**
 * `schools` has a row for each school, however many records these have. Of `changes` the newest is wanted, and of `payload_kv`
 * there are some dozens.
 */
const small = /^(schools|changes|payload_kv)$/;

const assertIndexed = async (work: () => Promise<unknown>) => {
  watch.take();
  await work();
  const asked = watch.take();
  for (const statement of asked) {
    const scans = (await watch.scansOf(statement)).filter((table) => !small.test(table));
    assert.deepEqual(scans, [], `${statement.sql}\n${JSON.stringify(statement.args)}`);
  }
  return asked.length;
};

test('a table that is read from end to end is seen', async () => {
  const sql = "select * from news where description = 'x'";
  assert.deepEqual(await watch.scansOf({ sql, args: [] }), ['news']);
  const found = "select * from news where school_id = 1 and description = 'x'";
  assert.deepEqual(await watch.scansOf({ sql: found, args: [] }), []);
});

describe('promise 12.33: each call is answered from indexes', () => {
  const query: Record<string, Record<string, string>> = {
    page: { path: '/AboutUs' },
    subGallery: { id: '1' },
    changes: { since: '1' },
  };
  const bodies: Record<string, unknown> = {
    tc: { admissionNumber: 'NJ/2019/0417', name: 'Ananya Sheoran' },
    form: { name: 'Asha', mobile: '9876543210', email: 'asha@home.example', message: 'When?' },
  };
  for (const [name, call] of Object.entries(calls) as [keyof typeof calls, Call][])
    test(name, async () => {
      const params = { school: 'NJMS', type: 'Admission', path: '0123456789abcdef.webp' };
      const address = addressOf(call, params, query[name] ?? {});
      await assertIndexed(() =>
        call.method === 'GET' ? api.get(address) : api.post(address, bodies[name] ?? {}),
      );
    });
});

describe('promise 12.33: so are the lists of the back office', () => {
  test('each collection, as somebody of one school sees it', async () => {
    const { slugs } = await import('../src/access/rights.ts');
    let count = 0;
    for (const slug of slugs) {
      const { config } = api.payload.collections[slug as CollectionSlug];
      const isOfSchool = config.flattenedFields.some((field) => field.name === 'school');
      if (!isOfSchool || slug === 'changes') continue;
      count += await assertIndexed(() =>
        api.payload.find({
          collection: slug as CollectionSlug,
          where: { school: { equals: school } },
          limit: 10,
          depth: 0,
        }),
      );
    }
    assert.ok(count > 20, `${count} statements were looked at`);
  });

  test('the operator’s table of all schools', async () => {
    const { loadSchools } = await import('../src/admin/home/load-schools.ts');
    assert.ok((await assertIndexed(() => loadSchools(api.payload, api.time.now))) > 0);
  });
});
