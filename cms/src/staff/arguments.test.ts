import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageError } from '../command-error.ts';
import { commands, helpFor, readArguments } from './arguments.ts';

const sunita = ['--name', 'Sunita Devi', '--email', 's@x.example', '--role', 'office'];

test('what is asked for, in any order', () => {
  const made = {
    command: 'add',
    name: 'Sunita Devi',
    email: 's@x.example',
    role: 'office',
    school: 'NJMS',
    signsAs: undefined,
    readsPassword: false,
    isDryRun: true,
  };
  assert.deepEqual(readArguments(['add', ...sunita, '--school', 'NJMS', '--dry-run']), made);
  assert.deepEqual(readArguments(['add', '--dry-run', '--school=NJMS', ...sunita]), made);
  const head = [...sunita.slice(0, 4), '--role', 'head'];
  assert.deepEqual(readArguments(['add', ...head, '--school=NJMS', '--signs-as', 'principal']), {
    ...made,
    role: 'head',
    signsAs: 'Principal',
    isDryRun: false,
  });
  const reset = {
    command: 'reset',
    email: 's@x.example',
    readsPassword: true,
    removesFactor: false,
    isDryRun: false,
  };
  assert.deepEqual(readArguments(['reset', 's@x.example', '--password-stdin']), reset);
  assert.deepEqual(readArguments(['reset', '--email', 's@x.example', '--password-stdin']), reset);
  assert.deepEqual(readArguments(['reset', 's@x.example', '--second-factor']), {
    ...reset,
    readsPassword: false,
    removesFactor: true,
  });
  assert.deepEqual(readArguments(['list', '--json']), {
    command: 'list',
    school: undefined,
    asJson: true,
  });
});

const wrong: [given: string[], words: RegExp][] = [
  [[], /^Say what to do: add, reset, disable, enable, list\./],
  [['remove'], /^There is no command 'remove'\. There are add,/],
  [['toString'], /^There is no command/],
  [['add', '--rle', 'office'], /^add knows no --rle\. npm run staff -- add --help/],
  [['add', ...sunita, '--json'], /^add knows no --json\./],
  [['add', ...sunita, '-n'], /^add knows no -n\./],
  [['add', '--email'], /^--email needs a value\./],
  [['add', '--email', '--name', 'X'], /^--email needs a value\./],
  [['add', '--email='], /^--email needs a value\./],
  [['add', ...sunita, '--dry-run=yes'], /^--dry-run takes no value\./],
  [['add', ...sunita, '--name', 'Again'], /^--name is given twice\./],
  [['add', ...sunita, 'more'], /^add does not know what to do with 'more'/],
  [['add', '--name', 'X', '--email', 'x@x.example'], /^add needs --role\./],
  [['add', '--name', ' ', '--email', 'x@x.example', '--role', 'head'], /^add needs --name\./],
  [
    ['add', '--name', 'X', '--email', 'x', '--role', 'boss'],
    /^There is no role 'boss'\. A role is/,
  ],
  [
    ['add', '--name', 'X', '--email', 'x', '--role', 'operator', '--school', 'NJMS'],
    /leave --school out/,
  ],
  [['add', ...sunita, '--signs-as', 'Manager'], /^Only a head or an editor signs/],
  [
    ['add', '--name', 'X', '--email', 'x', '--role', 'head', '--signs-as', 'clerk'],
    /^Nobody signs as 'clerk'\. --signs-as is manager or principal\./,
  ],
  [['reset'], /^reset needs --email\./],
  [['reset', 'a', 'b'], /^reset takes one account at a time\./],
  [['reset', 'a', '--email', 'b'], /^reset takes one account at a time\./],
  [['reset', 'a', '--second-factor', '--password-stdin'], /^Give --second-factor or/],
  [['disable', 'a', '--dryrun'], /^disable knows no --dryrun\./],
  [['list', 'all'], /^list does not know what to do with 'all'/],
];
for (const [given, words] of wrong)
  test(`refused in clear words: ${given.join(' ') || 'nothing'}`, () => {
    assert.throws(
      () => readArguments(given),
      (error) =>
        error instanceof UsageError && error.exitCode === 2 && words.test(error.message) === true,
    );
  });

test('every command has its help, with all that it takes', () => {
  assert.deepEqual(readArguments(['--help']), { command: 'help', of: undefined });
  for (const [name, { takes }] of Object.entries(commands)) {
    const asked = readArguments([name, '--help']);
    assert.deepEqual(asked, { command: 'help', of: name });
    const help = helpFor(name as keyof typeof commands);
    for (const flag of [...takes, 'help']) assert.match(help, new RegExp(`^  --${flag}\\b`, 'm'));
    assert.match(helpFor(undefined), new RegExp(`^  ${name} `, 'm'));
  }
});
