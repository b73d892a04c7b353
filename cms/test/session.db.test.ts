/** A session that is extended: by everybody, with a cookie that browsers keep. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Role, roles } from '../src/access/roles.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { createPlace, type Place } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

/** Browsers drop a cookie above 4 KB; ours says who it is, and of which school by its number. */
const mostBytes = 1024;

let cms: TestCms;
let place: Place;
before(async () => {
  cms = await openTestCms();
  place = await createPlace(cms.payload, 'LONG');
  for (const role of roles) tokens[role] = await makeSignedIn(cms.payload, role, place.school);
});
after(() => cms.close());

/** One account of each role, signed in once. */
const tokens = {} as Record<Role, string>;

for (const role of roles)
  for (const query of ['', '?depth=5'])
    test(`${role}${query}: the renewed cookie is small, and the session goes on with it`, async () => {
      const renewed = await askRest('POST', `/staff/refresh-token${query}`, {
        cookie: `payload-token=${tokens[role]}`,
      });
      assert.equal(renewed.status, 200, renewed.text);
      const cookie = renewed.headers.get('set-cookie') ?? '';
      assert.match(cookie, /^payload-token=/);
      assert.ok(cookie.length < mostBytes, `${cookie.length} bytes`);
      const [session = ''] = cookie.split(';');

      const me = await askRest('GET', '/staff/me', { cookie: session });
      assert.equal((me.body.user as { role: string }).role, role);
      const schools = await askRest('GET', '/schools', { cookie: session });
      assert.deepEqual(
        (schools.body.docs as { id: number }[]).map(({ id }) => id),
        [place.school],
      );
    });
