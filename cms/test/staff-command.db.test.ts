/** `npm run staff`: the real program, beside a back office that has the database open, and its exit codes. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { askRest } from './rest.ts';
import { schoolProfile } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
before(async () => {
  cms = await openTestCms();
});
after(() => cms.close());

type Ran = { code: number | null; out: string; errors: string };

const adminUrl = 'https://office.test.example';

/** The real program; it takes seconds to start on a busy machine. */
const runProgram = async (
  args: string[],
  { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
): Promise<Ran> => {
  const program = join(import.meta.dirname, '../src/staff/main.ts');
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ADMIN_URL: adminUrl, ...env },
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [code, out, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, out, errors };
};

/** What the program runs, without the program. */
const run = async (args: string[], input = ''): Promise<Ran> => {
  const { readArguments } = await import('../src/staff/arguments.ts');
  const { runCommand } = await import('../src/staff/commands.ts');
  const { CommandError } = await import('../src/command-error.ts');
  const [out, errors]: [string[], string[]] = [[], []];
  try {
    const asked = readArguments(args);
    assert.ok(asked.command !== 'help');
    await runCommand(cms.payload, asked, {
      say: (line) => out.push(line),
      note: (line) => errors.push(line),
      readPassword: async () => input,
      adminUrl,
      isPublic: true,
    });
    return { code: 0, out: out.join('\n'), errors: errors.join('\n') };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { code: error.exitCode, out: out.join('\n'), errors: error.message };
  }
};

const runWell = async (args: string[], input = ''): Promise<string> => {
  const { code, out, errors } = await run(args, input);
  assert.deepEqual([code, errors], [0, ''], out);
  return out;
};
const refused = async (args: string[], words: RegExp, input = ''): Promise<void> => {
  const { code, out, errors } = await run(args, input);
  assert.deepEqual([code, out], [1, ''], errors);
  assert.match(errors, words);
};

const signIn = (email: string, password: string) =>
  askRest('POST', '/staff/login', { body: { email, password } });
const tokenIn = (out: string): string =>
  /^https:\/\/office\.test\.example\/account\/([\w-]{32})$/m.exec(out)?.[1] ?? '';
const choose = async (token: string, password: string): Promise<number> => {
  const { sendLinkForm } = await import('../src/accounts/answer-link.ts');
  const request = new Request(`http://localhost:8081/account/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ password, again: password }),
  });
  return (await sendLinkForm(cms.payload, request, token)).status;
};
const count = async () => (await cms.payload.count({ collection: 'staff' })).totalDocs;
const operator = ['--name', 'Kamla', '--email', 'Kamla@a.example', '--role', 'operator'];
const office = ['--name', 'Sunita', '--email', 'sunita@a.example', '--role', 'office'];

test('the first account is an operator’s, and takes the setup code’s place', async () => {
  const { makeSetupCode } = await import('../src/login/setup-code.ts');
  makeSetupCode(cms.dataDir);
  await refused(['add', ...office], /the first one must be --role operator/);
  const dry = await runWell(['add', ...operator, '--dry-run']);
  assert.match(
    dry,
    /^Would make the account Kamla@a\.example: Kamla, operator\. Nothing was changed/,
  );
  assert.equal(tokenIn(dry), '');
  assert.deepEqual([await count(), existsSync(join(cms.dataDir, 'setup-code'))], [0, true]);

  const { code, out, errors } = await runProgram(['add', ...operator]);
  assert.deepEqual([code, errors], [0, '']);
  assert.match(out, /^Made the account/);
  assert.deepEqual([await count(), existsSync(join(cms.dataDir, 'setup-code'))], [1, false]);
  assert.equal(await choose(tokenIn(out), 'neem tree 1981'), 303);
  assert.equal((await signIn('kamla@a.example', 'neem tree 1981')).status, 200);
});

test('add: for the one school, or the one that is named, with a link or a password', async () => {
  await refused(['add', ...office], /The schools are: none yet/);
  await cms.payload.create({ collection: 'schools', data: schoolProfile('AAAA') as never });
  const link = tokenIn(await runWell(['add', ...office]));
  assert.equal(await choose(link, 'mango tree 1982'), 303);
  await cms.payload.create({ collection: 'schools', data: schoolProfile('BBBB') as never });
  const head = ['--name', 'Asha', '--email', 'asha@b.example', '--role', 'head'];
  await refused(['add', ...head], /Say which school with --school\. The schools are: AAAA, BBBB/);
  await refused(['add', ...head, '--school', 'CCCC'], /There is no school 'CCCC'/);
  const named = ['add', ...head, '--school', 'bbbb', '--signs-as', 'manager', '--password-stdin'];
  await refused(named, /at least 10 characters/, 'short');
  assert.equal(tokenIn(await runWell(named, 'peepal tree 1990')), '');
  assert.equal((await signIn('asha@b.example', 'peepal tree 1990')).status, 200);
  await refused(named, /There is an account asha@b\.example already/, 'peepal tree 1990');
  await refused(['add', '--name', 'X', '--email', 'nothing', '--role', 'operator'], /mail/i);
});

test('reset: a link that works once, or a password; sessions end', async () => {
  const session = String((await signIn('sunita@a.example', 'mango tree 1982')).body.token);
  const isSignedIn = async () =>
    Boolean((await askRest('GET', '/staff/me', { token: session })).body.user);
  await runWell(['reset', 'sunita@a.example', '--dry-run']);
  const token = tokenIn(await runWell(['reset', 'SUNITA@a.example']));
  assert.ok(await isSignedIn(), 'until it is used');
  assert.equal(await choose(token, 'jamun tree 1991'), 303);
  assert.equal(await isSignedIn(), false);
  assert.equal(await choose(token, 'other tree 1992'), 404);
  const reset = ['reset', 'sunita@a.example', '--password-stdin'];
  const { code, errors } = await runProgram(reset, { input: 'banyan tree 1993\n' });
  assert.deepEqual([code, errors], [0, '']);
  assert.equal((await signIn('sunita@a.example', 'banyan tree 1993')).status, 200);
  await refused(['reset', 'nobody@a.example'], /There is no account nobody@a\.example/);
});

test('disable and enable, but never the last operator', async () => {
  const session = String((await signIn('sunita@a.example', 'banyan tree 1993')).body.token);
  const stands = async () =>
    Boolean((await askRest('GET', '/staff/me', { token: session })).body.user);
  await runWell(['disable', 'sunita@a.example', '--dry-run']);
  assert.ok(await stands());
  await runWell(['disable', 'sunita@a.example']);
  assert.equal(await stands(), false);
  assert.match(await runWell(['disable', 'sunita@a.example']), /nothing to do/);
  assert.equal((await signIn('sunita@a.example', 'banyan tree 1993')).status, 403);
  await refused(['reset', 'sunita@a.example'], /may no longer sign in\. Let it in again first/);
  await refused(['disable', 'kamla@a.example'], /only operator who may sign in/);
  assert.match(await runWell(['enable', 'sunita@a.example']), /may sign in again/);
  assert.equal((await signIn('sunita@a.example', 'banyan tree 1993')).status, 200);
});

test('what was done by command stands in Who did what, once, and what was only tried does not', async () => {
  const { docs } = await cms.payload.find({
    collection: 'activity',
    where: { who: { equals: 'The operator, by command' } },
    sort: 'createdAt',
    pagination: false,
  });
  assert.deepEqual(
    docs.map(({ did, title }) => [did, title]),
    [
      ['added', 'Kamla'],
      ['added', 'Sunita'],
      ['added', 'Asha'],
      ['linked', 'Sunita'],
      ['changed', 'Sunita'],
      ['disabled', 'Sunita'],
      ['enabled', 'Sunita'],
    ],
  );
});

test('list: for people, and as JSON', async () => {
  const lines = (await runWell(['list'])).trim().split('\n');
  assert.deepEqual(
    lines.map((line) => line.split(/ {2,}/)),
    [
      ['asha@b.example', 'Asha', 'head, signs as Manager', 'BBBB', 'May sign in'],
      ['kamla@a.example', 'Kamla', 'operator', 'all schools', 'May sign in'],
      ['sunita@a.example', 'Sunita', 'office', 'AAAA', 'May sign in'],
    ],
  );
  const rows = JSON.parse(await runWell(['list', '--school', 'AAAA', '--json'])) as unknown;
  assert.deepEqual(rows, [
    {
      email: 'sunita@a.example',
      name: 'Sunita',
      role: 'office',
      signsAs: null,
      school: 'AAAA',
      disabled: false,
      standing: 'May sign in',
      secondFactor: false,
    },
  ]);
});

test('what is asked wrongly ends with 2, what cannot be with 1, help with 0', async () => {
  const wrong = await runProgram(['add', '--rle', 'x']);
  assert.deepEqual([wrong.code, wrong.out], [2, '']);
  assert.match(
    wrong.errors,
    /^add knows no --rle\. npm run staff -- add --help tells what it takes\.\n$/,
  );
  const help = await runProgram(['add', '--help']);
  assert.deepEqual([help.code, help.errors], [0, '']);
  assert.match(help.out, /^npm run staff -- add/);
  const nobody = await runProgram(['reset', 'nobody@a.example']);
  assert.deepEqual([nobody.code, nobody.out], [1, '']);
  assert.match(nobody.errors, /^There is no account nobody@a\.example\. [^\n]+\n$/);
  const empty = mkdtempSync(join(tmpdir(), 'aangan-staff-'));
  try {
    const nowhere = await runProgram(['list'], { env: { DATA_DIR: empty, DATABASE_URL: '' } });
    assert.equal(nowhere.code, 1);
    assert.match(nowhere.errors, /^There is no database in .* yet: run npm start once/);
    assert.deepEqual(readdirSync(empty), [], 'and none is made');
  } finally {
    rmSync(empty, { recursive: true });
  }
});

test('without ADMIN_URL the link leads to this machine, and that is said', async () => {
  const { code, out, errors } = await runProgram(['reset', 'sunita@a.example'], {
    env: { ADMIN_URL: '', ADMIN_HOST: '0.0.0.0', ADMIN_PORT: '8091' },
  });
  assert.equal(code, 0);
  assert.match(out, /^http:\/\/localhost:8091\/account\/[\w-]{32}$/m);
  assert.match(errors, /^It leads to this machine alone: set ADMIN_URL/);
});
