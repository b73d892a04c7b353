/** The table of rights, tried out: every collection, role and operation, in one's own school and in another's. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CollectionSlug } from 'payload';
import { may, type Operation, operations, type Slug, slugs } from '../src/access/rights.ts';
import { type Member, type Role, roles } from '../src/access/roles.ts';
import { createPlace, createSample, type Place, samples } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
let own: Place;
let other: Place;
const members = {} as Record<Role, Member>;

const makeMember = async (role: Role, school: number): Promise<Member> => {
  const made = await cms.payload.create({
    collection: 'staff',
    data: {
      name: role,
      email: `${role}-${school}@test.example`,
      password: 'long-enough-1',
      role,
      tenants: role === 'operator' ? [] : [{ tenant: school }],
    },
    depth: 0,
  });
  return made as unknown as Member;
};

before(async () => {
  cms = await openTestCms();
  members.operator = await makeMember('operator', 0);
  own = await createPlace(cms.payload, 'OWNS');
  other = await createPlace(cms.payload, 'ELSE');
  for (const role of ['head', 'editor', 'office'] as const)
    members[role] = await makeMember(role, own.school);
});
after(() => cms.close());

/** True when done, false when refused; any other failure is a fault of the test or the product. */
const isAllowed = async (attempt: () => Promise<unknown>): Promise<boolean> => {
  try {
    await attempt();
    return true;
  } catch (error) {
    const { status, name, message } = error as { status?: number; name: string; message: string };
    if (status === 403 || status === 404) return false;
    // How the tenant plugin refuses another school.
    if (name === 'ValidationError' && /school/i.test(message)) return false;
    throw error;
  }
};

/** The record that a member may or may not touch; heads keep accounts of others, everyone else only their own. */
const target = async (slug: Slug, place: Place, member: Member): Promise<number> => {
  if (slug === 'schools') return place.school;
  const ownAccount =
    slug === 'staff' && place === own && ['editor', 'office'].includes(member?.role);
  if (ownAccount) return Number(member.id);
  return (await createSample(cms.payload, slug, place)).id;
};

const patches: Partial<Record<Slug, object>> = {
  changes: { collection: 'events' },
  activity: { who: 'X' },
};

const attempt = async (slug: Slug, operation: Operation, place: Place, user: Member) => {
  const { payload } = cms;
  const asMember = { user, overrideAccess: false, depth: 0 };
  if (operation === 'create') return createSample(payload, slug, place, asMember);
  const id =
    operation === 'delete' && slug === 'schools'
      ? (await createSample(payload, 'schools', place)).id
      : await target(slug, place, user);
  const one = { collection: slug, id, ...asMember } as never;
  if (operation === 'read') {
    const { docs } = await payload.find({
      collection: slug,
      where: { id: { equals: id } },
      ...asMember,
    } as never);
    if (docs.length === 0) throw Object.assign(new Error('not found'), { status: 404 });
    return payload.findByID(one);
  }
  if (operation === 'update')
    return payload.update({ ...(one as object), data: patches[slug] ?? {} } as never);
  return payload.delete(one);
};

for (const role of roles) {
  describe(role, () => {
    for (const slug of slugs) {
      for (const operation of operations) {
        const granted = may(role, operation, slug);
        test(`${granted ? 'may' : 'may not'} ${operation} ${slug}`, async () => {
          const done = await isAllowed(() => attempt(slug, operation, own, members[role]));
          assert.equal(done, granted);
        });
        if (role === 'operator') continue;
        test(`may not ${operation} ${slug} of another school`, async () => {
          // A head's new colleague always lands in the head's own school, whatever the request says.
          if (slug === 'staff' && operation === 'create' && role === 'head') {
            const made = await createSample(cms.payload, slug, other, {
              user: members.head,
              overrideAccess: false,
            });
            const { tenants } = await cms.payload.findByID({
              collection: 'staff',
              id: made.id,
              depth: 0,
            });
            assert.deepEqual(
              tenants?.map(({ tenant }) => tenant),
              [own.school],
            );
            return;
          }
          assert.equal(
            await isAllowed(() => attempt(slug, operation, other, members[role])),
            false,
          );
        });
      }
    }
  });
}

describe('nobody signed in', () => {
  for (const slug of slugs)
    for (const operation of operations)
      test(`may not ${operation} ${slug}`, async () => {
        assert.equal(await isAllowed(() => attempt(slug, operation, own, null as never)), false);
      });
});

describe('versions of a record that came from another school', () => {
  /** A record with a version from before it was moved. */
  const moved = async (slug: CollectionSlug) => {
    const { payload } = cms;
    const sample = await createSample(payload, slug as Slug, other);
    const one = { collection: slug, id: sample.id, depth: 0 } as const;
    // What it names belongs to the other school, and stays there.
    const { data } = samples[slug as Slug](own);
    const importKey = `moved-${sample.id}`;
    await payload.update({ ...one, data: { ...data, importKey, school: own.school } } as never);
    const { docs } = await payload.findVersions({
      collection: slug,
      where: { parent: { equals: sample.id } },
      sort: 'createdAt',
      depth: 0,
    });
    const [before, after] = docs as unknown as { id: string; version: { school: number } }[];
    assert.deepEqual([before?.version.school, after?.version.school], [other.school, own.school]);
    return { id: sample.id, before: String(before?.id), after: String(after?.id) };
  };

  for (const role of roles)
    for (const slug of slugs as CollectionSlug[])
      test(`${role}, ${slug}`, async () => {
        const { payload } = cms;
        if (!payload.collections[slug].config.versions) return;
        const { id, before, after } = await moved(slug);
        // Which nobody can change, and no restored version may lose.
        const { path, importKey } = (await payload.findByID({
          collection: slug,
          id,
          depth: 0,
        })) as unknown as Record<string, unknown>;
        const written = { path, importKey, school: own.school };
        const asMember = { user: members[role], overrideAccess: false, depth: 0 } as const;
        const isSeen = may(role, 'read', slug as Slug);
        const isOperator = role === 'operator';
        const listed = await payload
          .findVersions({ collection: slug, where: { parent: { equals: id } }, ...asMember })
          .then(
            ({ docs }) => docs.map((version) => String(version.id)),
            (): string[] => [],
          );
        assert.equal(listed.includes(after), isSeen);
        assert.equal(listed.includes(before), isOperator);
        const read = (version: string) =>
          isAllowed(() => payload.findVersionByID({ collection: slug, id: version, ...asMember }));
        assert.equal(await read(after), isSeen);
        assert.equal(await read(before), isOperator);
        const restore = (version: string, draft: boolean) =>
          isAllowed(() =>
            payload.restoreVersion({ collection: slug, id: version, draft, ...asMember }),
          );
        const count = async () =>
          (await payload.countVersions({ collection: slug, where: { parent: { equals: id } } }))
            .totalDocs;
        for (const draft of [true, false]) {
          assert.equal(await restore(before, draft), false, 'it would move the record back');
          assert.equal(await count(), 2);
        }
        assert.equal(await restore(after, true), may(role, 'update', slug as Slug));
        assert.equal(await restore(after, false), may(role, 'update', slug as Slug));
        const now = await payload.findByID({ collection: slug, id, depth: 0, draft: true });
        for (const [name, value] of Object.entries(written))
          assert.equal((now as unknown as Record<string, unknown>)[name], value, name);
      });
});

describe('rising above oneself', () => {
  const change = (actor: Role, id: number | string, data: object) =>
    isAllowed(async () => {
      const done = await cms.payload.update({
        collection: 'staff',
        id,
        data,
        user: members[actor],
        overrideAccess: false,
        depth: 0,
      });
      // A field that one may not write is dropped, not refused: what counts is that it did not change.
      for (const [name, value] of Object.entries(data))
        if (JSON.stringify((done as never)[name]) !== JSON.stringify(value))
          throw Object.assign(new Error('dropped'), { status: 403 });
    });

  for (const actor of ['head', 'editor', 'office'] as const) {
    test(`${actor} cannot become an operator`, async () => {
      assert.equal(await change(actor, members[actor].id, { role: 'operator' }), false);
    });
    test(`${actor} cannot change their own role`, async () => {
      const role = actor === 'office' ? 'editor' : 'office';
      assert.equal(await change(actor, members[actor].id, { role }), false);
    });
    test(`${actor} cannot move to another school`, async () => {
      await change(actor, members[actor].id, { tenants: [{ tenant: other.school }] });
      const { tenants } = await cms.payload.findByID({
        collection: 'staff',
        id: members[actor].id,
        depth: 0,
      });
      assert.deepEqual(
        tenants?.map(({ tenant }) => tenant),
        [own.school],
      );
    });
  }
  test('a head cannot make an operator', async () => {
    const { data } = samples.staff(own);
    assert.equal(
      await isAllowed(() =>
        cms.payload.create({
          collection: 'staff',
          data: { ...data, role: 'operator' } as never,
          user: members.head,
          overrideAccess: false,
        }),
      ),
      false,
    );
  });
  test('a head may make an editor a colleague of the office', async () => {
    const { id } = await createSample(cms.payload, 'staff', own);
    assert.equal(await change('head', id, { role: 'office' }), true);
  });
  test('nothing may be moved to another school', async () => {
    const { id } = await createSample(cms.payload, 'news', own);
    assert.equal(
      await isAllowed(() =>
        cms.payload.update({
          collection: 'news',
          id,
          data: { school: other.school },
          user: members.editor,
          overrideAccess: false,
        }),
      ),
      false,
    );
  });
  test('a record cannot show a file of another school', async () => {
    const { data } = samples.news({ ...own, picture: other.picture });
    await assert.rejects(
      cms.payload.create({
        collection: 'news',
        data: data as never,
        user: members.editor,
        overrideAccess: false,
      }),
      /Picture or attachment/,
    );
  });
  test('a transfer certificate cannot name a private file of another school', async () => {
    const { data } = samples['transfer-certificates']({ ...own, privateFile: other.privateFile });
    await assert.rejects(
      cms.payload.create({
        collection: 'transfer-certificates',
        data: data as never,
        user: members.office,
        overrideAccess: false,
      }),
      /Certificate/,
    );
  });
});

test('every collection stands in the table, and Payload’s own are closed', async () => {
  const { collections } = cms.payload.config;
  const internal = collections.filter(({ slug }) => !(slugs as string[]).includes(slug));
  assert.deepEqual(
    collections
      .map(({ slug }) => slug)
      .filter((slug) => (slugs as string[]).includes(slug))
      .sort(),
    [...slugs].sort(),
  );
  for (const { slug, access } of internal) {
    // Preferences Payload itself limits to the member's own; for locks see locks.db.test.ts.
    if (['payload-preferences', 'payload-locked-documents'].includes(slug)) continue;
    const req = { user: members.head } as never;
    for (const operation of operations)
      assert.equal(await access[operation]({ req }), false, `${slug} ${operation}`);
  }
});

test('a short password is refused', async () => {
  const { data } = samples.staff(own);
  await assert.rejects(
    cms.payload.create({ collection: 'staff', data: { ...data, password: 'short' } as never }),
    /password/i,
  );
});
