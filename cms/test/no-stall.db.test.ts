/**
 * No request waits for itself. Every operation that Payload offers over REST is called, several times at once, while
 * families send forms. One that waited for what its own request holds would end by a timeout of the queue, the pool or a
 * lock, and such an end is answered 503: so none may be, and no form either.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  type CollectionSlug,
  createLocalReq,
  type Endpoint,
  handleEndpoints,
  type PayloadRequest,
} from 'payload';
import { type Slug, slugs } from '../src/access/rights.ts';
import { createPlace, createSample, type Place, samples } from './sample-records.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let place: Place;
let token: string;

const account = { email: 'operator@test.example', password: 'long-enough-1' };

before(async () => {
  api = await openTestApi();
  await api.payload.create({
    collection: 'staff',
    data: { ...account, name: 'Operator', role: 'operator' },
  });
  place = await createPlace(api.payload, 'NJMS');
  ({ token } = await (await call('POST', '/staff/login', account)).json());
  assert.ok(token);
});
after(() => api.close());

const call = (method: string, path: string, body?: unknown): Promise<Response> => {
  const isForm = body instanceof FormData;
  return handleEndpoints({
    config: api.payload.config,
    path: `/api${path.split('?')[0]}`,
    request: new Request(`http://localhost/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `JWT ${token}` } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    }),
  });
};

/** Does some work while forms come in, one after the other; each that is acknowledged must be stored. */
const whileFormsComeIn = async (work: () => Promise<void>): Promise<number> => {
  const message = `Form ${Math.random()}`;
  let isOver = false;
  const send = async (): Promise<number> => {
    let sent = 0;
    for (; !isOver; sent += 1) {
      const response = await api.post(
        '/api/form/NJMS/Admission',
        {
          name: 'Asha Rani',
          phone: '98960',
          email: 'asha@example.in',
          subject: String(sent),
          address: 'Hisar',
          message,
        },
        { 'x-visitor-address': `203.0.113.${sent % 250}` },
      );
      assert.equal(response.status, 200, await response.text());
      api.time.now += 60_000;
    }
    return sent;
  };
  const [outcome, sent] = await Promise.all([
    work()
      .then(() => undefined)
      .catch((error: unknown) => error)
      .finally(() => {
        isOver = true;
      }),
    send(),
  ]);
  if (outcome) throw outcome;
  const stored = await api.payload.count({
    collection: 'enquiries',
    where: { message: { equals: message } },
  });
  assert.equal(stored.totalDocs, sent);
  assert.ok(sent > 0);
  return sent;
};

const makeBody = (slug: string, path: string): unknown => {
  if (path.endsWith('/login')) return account;
  if (path.endsWith('/forgot-password')) return { email: account.email };
  if (path.endsWith('/unlock')) return { email: account.email };
  if (path.endsWith('/reset-password')) return { token: 'none', password: 'long-enough-1' };
  if (path.endsWith('/first-register')) return { ...account, name: 'Another' };
  if (slug === 'payload-preferences') return { value: { open: true } };
  const sample = samples[slug as Slug]?.(place);
  if (!sample) return {};
  const { data, file } = sample as {
    data: object;
    file?: { data: Buffer; name: string; mimetype: string };
  };
  if (!file) return { ...data, school: place.school };
  const form = new FormData();
  form.set('_payload', JSON.stringify({ ...data, school: place.school }));
  form.set('file', new Blob([new Uint8Array(file.data)], { type: file.mimetype }), file.name);
  return form;
};

const versionOf = async (slug: string): Promise<number> => {
  const { docs } = await api.payload.findVersions({
    collection: slug as CollectionSlug,
    limit: 1,
  });
  return Number(docs[0]?.id ?? 1);
};

/** A path of an endpoint with a record of its own in it. */
const fillIn = async (slug: string, { path, method }: Endpoint): Promise<string> => {
  const isOurs = (slugs as string[]).includes(slug);
  const isBulk = path === '/' && (method === 'patch' || method === 'delete');
  const needsOne = isOurs && slug !== 'schools' && (isBulk || path.includes(':id'));
  const own = async () =>
    needsOne ? (await createSample(api.payload, slug as Slug, place)).id : 1;
  const { versions } = api.payload.collections[slug as CollectionSlug].config;
  const id = path.startsWith('/versions/:id') && versions ? await versionOf(slug) : await own();
  const filled = path.replace(/:id\??/, String(id)).replace(/:(key|filename)/, 'some-key');
  return `/${slug}${filled}${isBulk ? `?where[id][equals]=${id}` : ''}`.replace(/\/(\?|$)/, '$1');
};

describe('every operation over REST, while forms come in', () => {
  const seen = new Set<string>();
  const endpointsOf = (slug: string) =>
    api.payload.config.collections.find((one) => one.slug === slug)?.endpoints || [];

  for (const slug of [...slugs, 'payload-preferences', 'payload-locked-documents', 'payload-kv'])
    test(`${slug}: none waits for itself`, async () => {
      await whileFormsComeIn(async () => {
        for (const endpoint of endpointsOf(slug)) {
          const method = endpoint.method.toUpperCase();
          // It would end the session of the test; it has a test of its own.
          if (endpoint.path === '/logout') continue;
          const path = await fillIn(slug, endpoint);
          const body = () =>
            method === 'GET' || method === 'DELETE' ? undefined : makeBody(slug, endpoint.path);
          const answers = await Promise.all([1, 2].map(() => call(method, path, body())));
          for (const answer of answers) {
            const text = await answer.text();
            assert.ok(![500, 503, 507].includes(answer.status), `${method} ${path}: ${text}`);
            // Of two who delete the same record at the same time, either may be the one who does it.
            seen.add(`${method} /${slug}${endpoint.path} ${answer.status}`);
          }
        }
      });
    });

  test('they were really done, not refused', () => {
    for (const done of [
      'POST /staff/login 200',
      'POST /staff/refresh-token 200',
      'POST /news/ 201',
      'PATCH /news/:id 200',
      'DELETE /news/:id 200',
      'POST /news/versions/:id 200',
      'POST /news/:id/duplicate 200',
      'POST /media/ 201',
      'POST /payload-preferences/:key 200',
    ])
      assert.ok(seen.has(done), `${done} is not among ${[...seen].join(', ')}`);
  });

  test('many records at once: forms come in between, and all of them are changed', async () => {
    const many = 60;
    for (let number = 0; number < many; number += 1)
      await createSample(api.payload, 'students', place);
    const where = `where[school][equals]=${place.school}`;
    const count = async () =>
      (
        await api.payload.count({
          collection: 'students',
          where: { school: { equals: place.school } },
        })
      ).totalDocs;
    const before = await count();
    for (const [method, path, body] of [
      ['PATCH', `/students?${where}&limit=0`, { name: 'Renamed' }],
      ['PATCH', `/students?${where}&limit=0`, { deletedAt: new Date().toISOString() }],
      ['PATCH', `/students?${where}&limit=0&trash=true`, { deletedAt: null }],
      [
        'DELETE',
        `/students?where=${JSON.stringify({ school: { equals: place.school } })}`,
        undefined,
      ],
    ] as const) {
      const sent = await whileFormsComeIn(async () => {
        const answer = await call(method, path, body);
        const told = (await answer.json()) as {
          docs: unknown[];
          errors: unknown[];
          message: string;
        };
        assert.equal(answer.status, 200, `${method} ${path}: ${told.message}`);
        assert.deepEqual([told.docs.length, told.errors], [before, []]);
        assert.match(told.message, new RegExp(`${before} `));
      });
      // All in one transaction, none but the last would have been let in.
      assert.ok(sent >= 6, `${sent} forms came in during ${method}`);
    }
    assert.equal(await count(), 0);
  });

  test('many records at once, of which some are not reached: those that were done are told, and the others', async () => {
    const { bulkInParts } = await import('../src/endpoints/bulk-in-parts.ts');
    const ids: unknown[] = [];
    for (let number = 0; number < 12; number += 1)
      ids.push((await createSample(api.payload, 'highlights', place)).id);
    const { user } = await api.payload.auth({
      headers: new Headers({ authorization: `JWT ${token}` }),
    });
    let part = 0;
    const handler = bulkInParts('highlights')((req) => {
      part += 1;
      if (part === 3) throw new Error('The connection is lost.');
      const { and } = req.query.where as { and: [unknown, { id: { in: unknown[] } }] };
      return Response.json({ docs: and[1].id.in, errors: [] });
    });
    const req = await createLocalReq({ user: user as never }, api.payload);
    Object.assign(req, { method: 'PATCH', data: {}, query: { where: { id: { in: ids } } } });
    const answer = await handler(req);
    const told = (await answer.json()) as { docs: unknown[]; errors: unknown[]; message: string };
    assert.deepEqual([answer.status, told.docs.length, told.errors.length], [400, 10, 2]);
    assert.match(told.message, /2 out of 12/);
  });

  test('more at once than there are connections, some of which write outside of their own transaction', async () => {
    await whileFormsComeIn(async () => {
      const forget = () =>
        api.payload.forgotPassword({
          collection: 'staff',
          data: { email: account.email },
          disableEmail: true,
        });
      const calls = Array.from({ length: 30 }, async (_, index) =>
        index % 2 === 0
          ? Number((await forget()) === null)
          : (await call('POST', '/staff/refresh-token', {})).status,
      );
      assert.deepEqual(
        (await Promise.all(calls)).filter((status) => status !== 0 && status !== 200),
        [],
      );
    });
  });

  test('signing out', async () => {
    assert.equal((await call('POST', '/staff/logout')).status, 200);
  });
});

describe('what is done inside a transaction without being told of it', () => {
  const notes = async (text: string): Promise<string[]> => {
    const { docs } = await api.payload.find({
      collection: 'highlights',
      where: { description: { like: text } },
      sort: 'description',
      pagination: false,
    });
    return docs.map((doc) => String(doc.description));
  };
  const add = (text: string, req?: PayloadRequest) =>
    api.payload.create({
      collection: 'highlights',
      data: { description: text, school: place.school, _status: 'published' },
      ...(req ? { req } : {}),
    });
  const inOne = async (work: (req: PayloadRequest) => Promise<unknown>) => {
    const { inTransaction } = await import('../src/database/in-transaction.ts');
    return inTransaction(api.payload, work);
  };

  test('is stored with it', async () => {
    await inOne(async (req) => {
      await add('Together 1', req);
      const { id } = await add('Together 2');
      await api.payload.db.updateOne({
        collection: 'highlights',
        id,
        data: { description: 'Together 3' },
      });
    });
    assert.deepEqual(await notes('Together'), ['Together 1', 'Together 3']);
  });

  test('is gone with it', async () => {
    const failing = inOne(async (req) => {
      await add('Gone 1', req);
      const { id } = await add('Gone 2');
      await api.payload.db.updateOne({
        collection: 'highlights',
        id,
        data: { description: 'Gone 3' },
      });
      throw new Error('changed my mind');
    });
    await assert.rejects(failing, /changed my mind/);
    assert.deepEqual(await notes('Gone'), []);
  });

  test('when it is rolled back by itself, nothing of the whole is stored in part', async () => {
    const failing = inOne(async (req) => {
      await add('Part 1', req);
      await inOne(async (inner) => {
        await add('Part 2', inner);
        throw new Error('only this');
      }).catch(() => {});
      await add('Part 3', req);
    });
    await assert.rejects(failing, /rolled back/);
    assert.deepEqual(await notes('Part'), []);
  });

  test('waits for no connection: more at once than there are, each with three inside of it', async () => {
    await whileFormsComeIn(async () => {
      const many = Array.from({ length: 12 }, (_, index) =>
        inOne(async (req) => {
          await add(`Many ${index} a`, req);
          await Promise.all([add(`Many ${index} b`), add(`Many ${index} c`)]);
          await inOne((inner) => add(`Many ${index} d`, inner));
        }),
      );
      await Promise.all(many);
      assert.equal((await notes('Many')).length, 48);
    });
  });

  test('what is begun beside it has its own fate', async () => {
    const [one, other] = await Promise.allSettled([
      inOne(async (req) => {
        await add('Beside 1', req);
        throw new Error('changed my mind');
      }),
      add('Beside 2'),
    ]);
    assert.equal(one.status, 'rejected');
    assert.equal(other.status, 'fulfilled');
    assert.deepEqual(await notes('Beside'), ['Beside 2']);
  });
});
