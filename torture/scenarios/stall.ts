/** No call to the back office, signed in or not, makes everybody else's writing wait. */
import { addressOf, askJson } from '../client/ask.ts';
import { pause } from '../client/crowd.ts';
import { ownOrigin } from '../product/staff.ts';
import { atLeast, atMost, type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

const room = 21;
/** A second, and what a machine that is busy with something else adds. The fault that this looks for took fifteen. */
const longestMs = 5000;

const run = async (context: Context): Promise<Outcome> => {
  const { product, adminUrl, operator } = await context.office();
  const post = (path: string, body: unknown, headers = {}) =>
    askJson(adminUrl, path, body, { headers: { ...ownOrigin(adminUrl), ...headers } });
  const nobody = { email: 'nobody@torture.example', password: 'a wrong password' };
  const operations: [string, () => Promise<unknown>][] = [
    ['forgot-password', () => post('/api/staff/forgot-password', { email: operator.email })],
    ['forgot-password of nobody', () => post('/api/staff/forgot-password', nobody)],
    ['login of nobody', () => post('/api/staff/login', nobody)],
    [
      'reset-password',
      () => post('/api/staff/reset-password', { token: 'x', password: 'a new password' }),
    ],
    ['unlock', () => post('/api/staff/unlock', { email: operator.email })],
    ['verify', () => post('/api/staff/verify/x', {})],
    ['refresh-token', () => operator.ask('POST', '/api/staff/refresh-token', {})],
    [
      'unlock by the operator',
      () => operator.ask('POST', '/api/staff/unlock', { email: operator.email }),
    ],
    [
      'a record made',
      () => operator.ask('POST', '/api/highlights', { description: 'A record', school: 1 }),
    ],
    ['a lock list', () => operator.ask('GET', '/api/payload-locked-documents')],
    [
      'preferences',
      () => operator.ask('POST', '/api/payload-preferences/torture', { value: { a: 1 } }),
    ],
  ];

  let slowest = { ms: 0, during: '' };
  let sent = 0;
  let refused = 0;
  const notes: string[] = [];
  for (const [name, operation] of operations) {
    context.signal.throwIfAborted();
    let isOver = false;
    const write = async (writer: number) => {
      while (!isOver) {
        sent += 1;
        const began = performance.now();
        const answer = await askJson(
          product.siteUrl,
          '/api/form/SVNK/Admission',
          {
            name: 'Sunita Devi',
            phone: '98 000 00000',
            email: 'sunita@example.in',
            subject: 'Admission',
            address: 'Karnal',
            message: `stall ${name} ${writer} ${sent} ${Date.now()}`,
          },
          { from: addressOf(room, sent) },
        );
        const ms = performance.now() - began;
        if (answer.status >= 500) {
          refused += 1;
          notes.push(`${name}: a form was answered ${answer.status}`);
        }
        if (ms > slowest.ms) slowest = { ms, during: name };
        await pause(30);
      }
    };
    const writers = Promise.all([0, 1, 2].map(write));
    await pause(100);
    await Promise.all([
      operation().catch(() => notes.push(`${name} was not answered`)),
      pause(250),
    ]);
    isOver = true;
    await writers;
  }
  return {
    figures: [
      atLeast('operations', operations.length, 10),
      atMost(`slowest form meanwhile (${slowest.during})`, Math.round(slowest.ms), longestMs, 'ms'),
      noneOf('forms that failed', refused, sent),
    ],
    notes,
  };
};

export const stall: Scenario = {
  name: 'stall',
  title: 'Whatever strangers and staff ask of the back office, forms go on being stored.',
  isQuick: true,
  databases: ['sqlite'],
  limitSeconds: 180,
  run,
};
