/** Calls made from the contract's own table, right and wrong: every answer fits its schema or is a proper refusal. */
import { createHash } from 'node:crypto';
import {
  addressOf as addressOfCall,
  answerSchema,
  type Call,
  calls,
} from '@aangan/contract/calls.ts';
import { formTypes } from '@aangan/contract/forms.ts';
import { type Answer, addressOf, ask, jsonIn, keepAliveAgent } from '../client/ask.ts';
import { inCrowd, pick, type Random, seeded } from '../client/crowd.ts';
import { enquiry } from '../product/demo.ts';
import { atLeast, type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

const room = 26;

const strange = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  "' or 1=1 --",
  '"; drop table staff; --',
  '../../secret',
  '%00',
  '\u0000',
  '\ud800',
  'आँगन',
  '<script>',
  'a'.repeat(300),
  '__proto__',
  'constructor',
  '$(id)',
  '{{7*7}}',
  '\r\nX-A: b',
  'NJMS ',
  'njms',
  '99999999999999999999',
] as const;

const right: Record<string, readonly string[]> = {
  school: ['NJMS', 'SVNK', 'NJMS', 'XXXX'],
  type: formTypes,
  path: ['/AboutUs', '/Aims', '/Nothing', '0123456789abcdef.webp', 'tc/abc'],
  id: ['1', '2', '5', '9999'],
  w: ['320', '640'],
  since: ['0', '5', '99999999'],
};

const bodies: readonly unknown[] = [
  {},
  [],
  null,
  'text',
  1,
  { name: 1, admission: [] },
  { name: 'A', admission: 'B' },
  { __proto__: { a: 1 }, constructor: { prototype: {} } },
  { name: { $ne: null }, admission: { like: '%' } },
];

const valueFor = (random: Random, name: string): string =>
  random() < 0.75 ? pick(random, right[name] ?? strange) : pick(random, strange);

const bodyFor = (random: Random, index: number): { body: string; type: string } => {
  const value =
    random() < 0.3
      ? Object.fromEntries(
          Object.entries(enquiry(`fuzz ${index}`)).map(([name, text]) => [
            name,
            random() < 0.2 ? pick(random, [...strange, 5, null, ['a'], { a: 1 }]) : text,
          ]),
        )
      : pick(random, bodies);
  const text = JSON.stringify(value) ?? '';
  const type =
    random() < 0.9
      ? 'application/json'
      : pick(random, [
          'text/plain',
          'application/x-www-form-urlencoded',
          'x',
          'application/json; charset=utf-16',
        ]);
  return { body: random() < 0.9 ? text : text.slice(0, Math.floor(random() * text.length)), type };
};

const isRefusal = (answer: Answer): boolean => {
  const { error } = (jsonIn(answer) ?? {}) as { error?: { message?: unknown; fields?: unknown } };
  return typeof error?.message === 'string' && error.message !== '';
};

const run = async (context: Context): Promise<Outcome> => {
  const { product } = await context.office();
  const random = seeded(8);
  const table = Object.entries(calls) as [string, Call][];
  const agent = keepAliveAgent(16);
  context.after(() => agent.destroy());
  const fitting = new Set<string>();
  const notes: string[] = [];
  const count = context.sized(20_000, 1000);
  let broke = 0;
  let unfit = 0;
  let taken = 0;
  let away = 0;

  const one = async (index: number) => {
    const [name, call] = table[index % table.length] as [string, Call];
    const params = Object.fromEntries(
      Object.keys(call.params).map((param) => [param, valueFor(random, param).toWellFormed()]),
    );
    const query = Object.fromEntries(
      Object.keys(call.query)
        .filter(() => random() < 0.9)
        .map((param) => [param, valueFor(random, param).toWellFormed()]),
    );
    // A form is asked of the second school, whose allowance no other scenario needs.
    if (call.method === 'POST' && params.school === 'NJMS') params.school = 'SVNK';
    const path = addressOfCall(call, params, query);
    const method =
      random() < 0.95 ? call.method : pick(random, ['PUT', 'DELETE', 'PATCH', 'OPTIONS']);
    const sent = method === 'GET' ? undefined : bodyFor(random, index);
    const isSite = random() < 0.5;
    const answer = await ask(isSite ? product.siteUrl : product.apiUrl, path, {
      method,
      agent,
      body: sent?.body,
      headers: sent ? { 'content-type': sent.type } : {},
      from: addressOf(room, index % 64),
    });
    const what = () =>
      `${isSite ? 'website' : 'api'} ${method} ${path.slice(0, 120)} ${sent?.body.slice(0, 120) ?? ''}: ${answer.status} ${answer.text.slice(0, 120)}`;
    // The website's timeout for the api ends sooner than a crowded machine's: that it says so is no fault.
    if (answer.status === 503 && isSite && isRefusal(answer)) {
      away += 1;
      return;
    }
    if (answer.status >= 500) {
      broke += 1;
      notes.push(what());
      return;
    }
    if (answer.status >= 400) {
      // Dots can lead out of the calls, to an address that is no page: that has the website's own page.
      const isNoCall = !new URL(path, product.siteUrl).pathname.startsWith('/api/');
      if (!isRefusal(answer) && !(isNoCall && answer.status === 404)) {
        unfit += 1;
        notes.push(what());
      }
      return;
    }
    taken += 1;
    if (answer.status !== 200 || call.answer === null) return;
    // The same answer comes thousands of times, and is checked once.
    const mark = `${name} ${createHash('sha1').update(answer.body).digest('hex')}`;
    if (fitting.has(mark)) return;
    if (answerSchema(call.answer).safeParse(jsonIn(answer)).success) fitting.add(mark);
    else {
      unfit += 1;
      notes.push(what());
    }
  };
  await inCrowd(count, 8, one, context.signal);
  return {
    figures: [
      noneOf('calls answered 5xx', broke, count - away),
      noneOf('answers that fit neither schema nor refusal', unfit, count),
      atLeast('calls that the api was there for', count - away, count / 2),
    ],
    notes: [`${taken} calls were answered 2xx or 3xx, ${away} that the api is away`, ...notes],
  };
};

export const fuzz: Scenario = {
  name: 'fuzz',
  title:
    'Right and wrong calls of the contract get an answer that fits its schema, or a proper refusal.',
  isQuick: true,
  databases: ['sqlite', 'postgres'],
  limitSeconds: 600,
  run,
};
