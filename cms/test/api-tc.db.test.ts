/** The lookup of transfer certificates: who finds what, who learns nothing, and who is slowed. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { filePath } from '@aangan/contract/entities.ts';
import { messages, refusals } from '@aangan/contract/messages.ts';
import {
  proofLifetime,
  tcAllowances,
  tcAnswerFloor,
  tcPathLifetime,
} from '../src/api/limits/limits.ts';
import { addSchools, pdf, picture } from './api-content.ts';
import { prove } from './prove.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
const scan = pdf('certificate of Ananya');

before(async () => {
  api = await openTestApi();
  const { school, other } = await addSchools(api);
  const paper = await api.add('private-files', { school, title: 'TC 1' }, scan);
  const photo = await api.add('private-files', { school, title: 'TC 2' }, await picture(300, 400));
  const elsewhere = await api.add('private-files', { school: other, title: 'TC' }, pdf('other'));
  const certificate = (admission: string, name: string, file: number, at = school) =>
    api.add('transfer-certificates', { school: at, admission, name, file });
  await certificate('NJ/2019/045', 'Ananya R. D’Souza', paper.id);
  await certificate('1234', 'फ़ातिमा ख़ान', photo.id);
  // The same number twice, as old registers have it.
  await certificate('77', 'First Child', paper.id);
  await certificate('77', 'Second Child', photo.id);
  await certificate('p-1', 'Asha Pair', paper.id);
  await certificate('n-1', 'Asha Number', paper.id);
  await certificate('n-2', 'Asha Number', paper.id);
  await certificate('f-1', 'Asha Fault', paper.id);
  await certificate('500', 'Elsewhere Child', elsewhere.id, other);
});
after(() => api.close());

/** Each test begins long after the last, so that nothing spent before counts. */
beforeEach(() => {
  api.time.now += 10 * 60 * 60 * 1000;
});

const ask = (
  admission: unknown,
  name: unknown,
  address = '203.0.113.1',
  school = 'NJMS',
  proof?: string,
) =>
  api.post(
    `/api/tc/${school}`,
    { admission, name, proof },
    {
      'x-visitor-address': address,
      'x-website-key': api.websiteKey,
    },
  );

const found = async (response: Response): Promise<string> => {
  const body = await response.json();
  assert.equal(response.status, 200, JSON.stringify(body));
  assert.deepEqual(Object.keys(body), ['data']);
  return filePath.parse(body.data);
};

describe('a match', () => {
  const writings: [admission: string, name: string][] = [
    ['NJ/2019/045', 'Ananya R. D’Souza'],
    ['nj 2019 045', "ananya r d'souza"],
    [' NJ-2019-045 ', '  ANANYA   R.DSOUZA '],
    ['1234', 'फ\u093cातिमा ख\u093cान'],
    ['१२३४', 'फ़ातिमा\u00a0ख़ान'],
  ];
  for (const [admission, name] of writings)
    test(`is found as ${admission}, ${name}`, async () => {
      const path = await found(await ask(admission, name));
      const file = await api.get(`/api/image/${path}`);
      assert.equal(file.status, 200);
      assert.ok((await file.arrayBuffer()).byteLength > 0);
    });

  test('gives each of two who share a number their own', async () => {
    const first = await api.get(`/api/image/${await found(await ask('77', 'First Child'))}`);
    const second = await api.get(`/api/image/${await found(await ask('77', 'Second Child'))}`);
    assert.equal(first.headers.get('content-type'), 'application/pdf');
    assert.equal(second.headers.get('content-type'), 'image/jpeg');
  });

  test('is shown privately, and kept by nobody', async () => {
    const path = await found(await ask('NJ/2019/045', 'Ananya R D’Souza'));
    const file = await api.get(`/api/image/${path}`);
    const expected = {
      'content-type': 'application/pdf',
      'content-length': String(scan.data.length),
      'cache-control': 'private, no-store',
      'content-disposition': 'inline; filename="transfer-certificate.pdf"',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      etag: null,
    };
    for (const [name, value] of Object.entries(expected))
      assert.equal(file.headers.get(name), value, name);
    assert.match(file.headers.get('content-security-policy') ?? '', /sandbox/);
    assert.deepEqual(Buffer.from(await file.arrayBuffer()), scan.data);
    const part = await api.get(`/api/image/${path}`, { headers: { range: 'bytes=0-3' } });
    assert.equal(part.status, 206);
    assert.equal(await part.text(), '%PDF');
  });

  test('dies after ten minutes, at once when it is taken back, and cannot be forged', async () => {
    const path = await found(await ask('NJ/2019/045', 'Ananya R D’Souza'));
    const unknown = await api.get('/api/image/0123456789abcdef.webp');
    const nothing = await unknown.text();
    api.time.now += tcPathLifetime - 1;
    assert.equal((await api.get(`/api/image/${path}`)).status, 200);
    api.time.now += 1;
    const last = path.at(-1) === 'A' ? 'B' : 'A';
    for (const dead of [path, path.slice(0, -1) + last, `tc/${'A'.repeat(80)}`, 'tc/x', 'tc/']) {
      const response = await api.get(`/api/image/${dead}`);
      assert.equal(response.status, 404, dead);
      assert.equal(await response.text(), nothing);
    }
    const second = await found(await ask('77', 'First Child'));
    await api.payload.delete({
      collection: 'transfer-certificates',
      where: { name: { equals: 'First Child' } },
    });
    assert.equal((await api.get(`/api/image/${second}`)).status, 404);
  });
});

describe('no match', () => {
  test('a wrong name, an unknown number and another school’s get the same bytes in the same time', async () => {
    const asked: [string, string, string][] = [
      ['1234', 'Wrong Name', 'wrong name'],
      ['no such number', 'फ़ातिमा ख़ान', 'unknown number'],
      ['500', 'Elsewhere Child', 'another school'],
      ['...', '---', 'nothing written'],
      ['12\u0000', 'Asha\u0000', 'NUL'],
      ['%', '_', 'wildcards'],
      ["' or 1=1 --", "' or ''='", 'quotes'],
    ];
    const answers = [];
    for (const [admission, name, what] of asked) {
      const started = performance.now();
      const response = await ask(admission, name);
      const body = await response.text();
      const took = performance.now() - started;
      const headers = Object.fromEntries(response.headers);
      delete headers.date;
      answers.push({ what, status: response.status, headers, body });
      assert.ok(took >= tcAnswerFloor - 2, `${what}: ${took} ms`);
    }
    const [first] = answers;
    assert.equal(first?.status, 404);
    assert.equal(first?.body, JSON.stringify({ error: { message: refusals.tcNotFound } }));
    for (const answer of answers) assert.deepEqual({ ...answer, what: '' }, { ...first, what: '' });
  });

  const incomplete: [body: unknown, fields: string[]][] = [
    [{}, ['name', 'admission']],
    [{ name: 'Asha' }, ['admission']],
    [{ name: ' ', admission: '1' }, ['name']],
    [{ name: '\u0000', admission: '\u0000' }, ['name', 'admission']],
    [{ name: ['Asha'], admission: { a: 1 } }, ['name', 'admission']],
    [{ name: 'Asha', admission: 1234 }, ['admission']],
    [[], ['name', 'admission']],
    ['"text"', ['name', 'admission']],
    ['null', ['name', 'admission']],
  ];
  for (const [body, fields] of incomplete)
    test(`${JSON.stringify(body)} is asked for ${fields.join(' and ')}`, async () => {
      const response = await api.post('/api/tc/NJMS', body);
      assert.equal(response.status, 422);
      assert.deepEqual(await response.json(), {
        error: {
          message: refusals.badFields,
          fields: Object.fromEntries(fields.map((field) => [field, messages.tc.fieldsRequired])),
        },
      });
    });
});

describe('limits', () => {
  const { pair, number, address, school } = tcAllowances;

  /** As a browser asks, which says that it can prove. */
  const askProving = (admission: string, name: string, from: string, proof = '', code = 'NJMS') =>
    ask(admission, name, from, code, proof);

  /** Many misses at once, each with a number of its own. */
  const miss = (count: number, from: (index: number) => string) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const response = await askProving(`none-${index}`, 'Nobody', from(index));
        await response.text();
        return response.status;
      }),
    );

  /** Refused until the work is done; gives the proof of it. */
  const mustProve = async (response: Response, within: number): Promise<string> => {
    assert.equal(response.status, 429);
    const { error } = await response.json();
    assert.deepEqual(Object.keys(error), ['message', 'challenge']);
    assert.equal(error.message, refusals.tooMany);
    const seconds = Number(response.headers.get('retry-after'));
    assert.ok(seconds >= 1 && seconds * 1000 <= within + 1000, `Retry-After ${seconds}`);
    return prove(error.challenge);
  };

  test('five wrong names cost the address work for the next, and nobody else', async () => {
    const guesses = await Promise.all(
      Array.from({ length: pair.burst + 3 }, async (_, index) => {
        const response = await askProving('p-1', `Guess ${index}`, '198.51.100.1');
        return response.status;
      }),
    );
    // All at the same moment: none slips through between looking and counting.
    assert.equal(guesses.filter((status) => status === 404).length, pair.burst);
    assert.equal(guesses.filter((status) => status === 429).length, 3);
    await found(await askProving('p-1', 'Asha Pair', '198.51.100.2'));
    assert.equal((await askProving('p-2', 'Nobody', '198.51.100.1')).status, 404);
    assert.equal((await askProving('p-1', 'Nobody', '198.51.100.1', '', 'SVNK')).status, 404);
    const proof = await mustProve(
      await askProving('P 1', 'Asha Pair', '198.51.100.1'),
      pair.refill,
    );
    await found(await askProving('p-1', 'ASHA  PAIR', '198.51.100.1', proof));
    api.time.now += pair.refill;
    await found(await askProving('p-1', 'Asha Pair', '198.51.100.1'));
  });

  test('a proof is for one guess, once', async () => {
    for (let guess = 0; guess < pair.burst; guess++) await ask('p-3', `Guess ${guess}`);
    const proof = await mustProve(await askProving('p-3', 'One', '203.0.113.1'), pair.refill);
    await mustProve(await askProving('p-3', 'Two', '203.0.113.1', proof), pair.refill);
    assert.equal((await askProving('p-3', 'One', '203.0.113.1', proof)).status, 404);
    await mustProve(await askProving('p-3', 'One', '203.0.113.1', proof), 2 * pair.refill);
    const late = await mustProve(await askProving('p-3', 'Late', '203.0.113.1'), 2 * pair.refill);
    api.time.now += proofLifetime;
    await mustProve(await askProving('p-3', 'Late', '203.0.113.1', late), 2 * pair.refill);
  });

  test('a number that strangers guess is not closed to its family', async () => {
    const guess = (index: number) => askProving('n-1', `Guess ${index}`, `198.51.100.${index}`);
    const guesses = await Promise.all(
      Array.from({ length: number.burst + 3 }, async (_, index) => (await guess(index)).status),
    );
    assert.equal(guesses.filter((status) => status === 404).length, number.burst);
    const asFamily = () => askProving('n-1', 'Asha Number', '203.0.113.9');
    const proof = await mustProve(await asFamily(), number.refill);
    await found(await askProving('n-1', 'Asha Number', '203.0.113.9', proof));
    // Without JavaScript: the slow lane keeps a turn for addresses that have not guessed.
    await found(await ask('n-1', 'Asha Number', '203.0.113.9'));
  });

  test('a family that mistyped once keeps a turn, whoever else guesses', async () => {
    assert.equal((await ask('n-2', 'Asha Nmber', '203.0.113.10')).status, 404);
    for (let guess = 1; guess < number.burst; guess++)
      assert.equal((await ask('n-2', `Guess ${guess}`, `198.51.100.${guess}`)).status, 404);
    // More than have a turn, each from an address that has not guessed yet.
    const strangers = Array.from({ length: 5 }, (_, index) =>
      ask('n-2', `More ${index}`, `198.51.101.${index}`),
    );
    await found(await ask('n-2', 'Asha Number', '203.0.113.10'));
    await Promise.all(strangers);
  });

  test('a lookup that we failed was no guess, and its proof is good for another', async () => {
    const asFamily = (proof?: string) => ask('f-1', 'Asha Fault', '203.0.113.11', 'NJMS', proof);
    const fail = async (proof?: string) => {
      await api.withoutTable('transfer_certificates', async () => {
        const answers = Array.from({ length: proof ? 1 : pair.burst }, () => asFamily(proof));
        for (const { status } of await Promise.all(answers)) assert.equal(status, 500);
      });
    };
    for (let round = 0; round < 2 + number.burst / pair.burst; round++) await fail();
    await found(await asFamily(''));
    for (let guess = 0; guess < number.burst; guess++)
      assert.equal((await ask('f-1', `Guess ${guess}`, `198.51.100.${guess}`)).status, 404);
    const proof = await mustProve(await asFamily(''), number.refill);
    await fail(proof);
    await found(await asFamily(proof));
  });

  test('a crowd behind one address that finds its certificates is never slowed', async () => {
    for (let round = 0; round < 4; round++) {
      const answers = await Promise.all(
        Array.from({ length: pair.burst }, () => ask('1234', 'फ़ातिमा ख़ान')),
      );
      for (const answer of answers) await found(answer);
    }
    for (let round = 0; round < address.burst + 5; round += 5)
      for (const answer of await Promise.all(
        Array.from({ length: 5 }, () => ask('NJ/2019/045', 'Ananya R D’Souza')),
      ))
        await found(answer);
  });

  test('an address that tries many numbers must prove; the others need not; it comes back by itself', async () => {
    const statuses = await miss(address.burst + 10, () => '203.0.113.50');
    assert.equal(statuses.filter((status) => status === 429).length, 10);
    const asked = () => askProving('1234', 'फ़ातिमा ख़ान', '203.0.113.50');
    const proof = await mustProve(await asked(), address.refill);
    await found(await askProving('1234', 'फ़ातिमा ख़ान', '203.0.113.50', proof));
    await found(await ask('1234', 'फ़ातिमा ख़ान', '203.0.113.50'));
    await found(await askProving('1234', 'फ़ातिमा ख़ान', '203.0.113.51'));
    api.time.now += address.refill;
    await found(await asked());
  });

  test('all addresses together must prove, for this school only', async () => {
    const statuses = await miss(school.burst + 5, (index) => `2001:db8:${index.toString(16)}::1`);
    assert.equal(statuses.filter((status) => status === 429).length, 5);
    const asked = () => askProving('1234', 'फ़ातिमा ख़ान', '203.0.113.60');
    const proof = await mustProve(await asked(), school.refill);
    await found(await askProving('1234', 'फ़ातिमा ख़ान', '203.0.113.60', proof));
    await found(await ask('1234', 'फ़ातिमा ख़ान', '203.0.113.61'));
    await found(await askProving('500', 'Elsewhere Child', '203.0.113.60', '', 'SVNK'));
    api.time.now += school.refill;
    await found(await asked());
  });

  test('in every lane a wrong name and an unknown number get the same bytes in the same time', async () => {
    await miss(school.burst, (index) => `2001:db8:${index.toString(16)}::1`);
    const lanes: Record<string, (admission: string) => Promise<Response>> = {
      slow: (admission) => ask(admission, 'Wrong Name', '203.0.113.70'),
      proven: async (admission) => {
        const refused = await askProving(admission, 'Wrong Name', '203.0.113.71');
        const proof = await mustProve(refused, 2 * school.burst * school.refill);
        return askProving(admission, 'Wrong Name', '203.0.113.71', proof);
      },
    };
    for (const [lane, asked] of Object.entries(lanes)) {
      const answers = [];
      for (const admission of ['1234', 'no such number']) {
        const response = await asked(admission);
        const headers = Object.fromEntries(response.headers);
        delete headers.date;
        answers.push({ status: response.status, headers, body: await response.text() });
      }
      const [first, second] = answers;
      assert.equal(first?.status, 404, lane);
      assert.deepEqual(second, first, lane);
    }
    // The floor holds after a turn was waited for: a search that took its time while waiting would show.
    const { db } = api.payload;
    const { find } = db;
    let searched = 0;
    db.find = ((args) => {
      if (args.collection === 'transfer-certificates') searched = performance.now();
      return find.call(db, args);
    }) as typeof find;
    for (const admission of ['1234', 'no such number', '1234', 'no such number'])
      for (const asked of Object.values(lanes)) {
        await (await asked(admission)).text();
        const took = performance.now() - searched;
        assert.ok(took >= tcAnswerFloor - 2, `${took} ms after the search`);
      }
    db.find = find;
  });
});

test('the log has a line for each request, and neither names, numbers, addresses nor paths', async () => {
  api.lines.length = 0;
  // A line is written when an answer has gone out, which may be after it has come in here.
  const logged = async (lines: number) => {
    while (api.lines.length < lines) await new Promise((done) => setTimeout(done, 5));
  };
  const path = await found(await ask('NJ/2019/045', 'Ananya R D’Souza', '203.0.113.77'));
  await logged(1);
  await (await api.get(`/api/image/${path}`)).arrayBuffer();
  await logged(2);
  await (await api.get('/api/page/NJMS?path=/secret-query')).text();
  await logged(3);
  assert.deepEqual(
    api.lines.map(({ kind, call, status }) => [kind, call, status]),
    [
      ['request', 'tc', 200],
      ['request', 'image', 200],
      ['request', 'page', 404],
    ],
  );
  const log = JSON.stringify(api.lines);
  const secrets = ['Ananya', '045', '203.0.113', path.slice(3, 20), 'secret-query'];
  for (const secret of [...secrets, api.websiteKey]) assert.ok(!log.includes(secret), secret);
});
