/** What the command line of `npm run staff` asks for. */
import { parseArgs } from 'node:util';
import { type Signer, signers } from '@aangan/contract/disclosure.ts';
import { type Role, roles } from '../access/roles.ts';
import { UsageError } from '../command-error.ts';
import { maySign } from '../disclosure/signers.ts';

const flags = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  school: { type: 'string' },
  'signs-as': { type: 'string' },
  'password-stdin': { type: 'boolean' },
  'second-factor': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
type Flag = keyof typeof flags;

const flagHelp: Record<Flag, string> = {
  email: '--email ADDRESS    the address that the person signs in with',
  name: '--name NAME        their name, as the back office shows it',
  role: `--role ROLE        ${roles.join(', ')}`,
  school: '--school CODE      the school that they work for, such as NJMS; not for an operator',
  'signs-as': `--signs-as WHO     ${signers.map((as) => as.toLowerCase()).join(' or ')}: who confirms the documents of the public disclosure; for a head or an editor`,
  'password-stdin':
    '--password-stdin   read the password from standard input, instead of making a link',
  'second-factor':
    '--second-factor    remove the second factor of a lost phone, instead of making a link; the password stays',
  'dry-run': '--dry-run          check everything, say what would be done, and change nothing',
  json: '--json             print the accounts as JSON',
  help: '--help             print this',
};

/** What each command takes, and what it is for. */
export const commands = {
  add: {
    takes: ['name', 'email', 'role', 'school', 'signs-as', 'password-stdin', 'dry-run'],
    help: 'makes an account and prints a link, which works once, for 72 hours, by which its owner chooses a password',
  },
  reset: {
    takes: ['email', 'password-stdin', 'second-factor', 'dry-run'],
    help: 'prints a link, which works once, for 24 hours, by which its owner chooses a new password; or removes a second factor',
  },
  disable: {
    takes: ['email', 'dry-run'],
    help: 'signs an account out everywhere, at once, and lets it in no more',
  },
  enable: { takes: ['email', 'dry-run'], help: 'lets a disabled account in again' },
  list: { takes: ['school', 'json'], help: 'lists the accounts, of all schools or of one' },
} as const satisfies Record<string, { takes: readonly Flag[]; help: string }>;
export type Command = keyof typeof commands;

const isCommand = (word: string): word is Command => Object.hasOwn(commands, word);
const names = Object.keys(commands) as Command[];

const usageOf = (command: Command): string => {
  const takesEmailAlone = commands[command].takes[0] === 'email';
  return `npm run staff -- ${command}${takesEmailAlone ? ' ADDRESS' : ''}`;
};

/** The help of one command, or of all. */
export const helpFor = (command: Command | undefined): string => {
  if (command)
    return [
      `${usageOf(command)} …  ${commands[command].help}`,
      '',
      ...[...commands[command].takes, 'help' as const].map((flag) => `  ${flagHelp[flag]}`),
      '',
      'It works while the back office runs and while it is stopped. Ends with 0 when done, 1 when refused, 2 when asked wrongly.',
    ].join('\n');
  return [
    'npm run staff -- COMMAND …: the accounts of the back office, from the command line.',
    '',
    ...names.map((name) => `  ${name.padEnd(9)}${commands[name].help}`),
    '',
    'npm run staff -- COMMAND --help tells what a command takes.',
  ].join('\n');
};

export type Asked =
  | { command: 'help'; of: Command | undefined }
  | {
      command: 'add';
      name: string;
      email: string;
      role: Role;
      school: string | undefined;
      signsAs: Signer | undefined;
      readsPassword: boolean;
      isDryRun: boolean;
    }
  | {
      command: 'reset';
      email: string;
      readsPassword: boolean;
      removesFactor: boolean;
      isDryRun: boolean;
    }
  | { command: 'disable' | 'enable'; email: string; isDryRun: boolean }
  | { command: 'list'; school: string | undefined; asJson: boolean };

type Values = Partial<Record<Flag, string | boolean>>;

/** In our words: Node's speak of positionals and of `--`. */
const parse = (given: string[], command: Command): { values: Values; words: string[] } => {
  const takes: readonly Flag[] = [...commands[command].takes, 'help'];
  const { tokens } = parseArgs({
    args: given,
    options: flags,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const hint = `npm run staff -- ${command} --help tells what it takes.`;
  const values: Values = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = takes.find((one) => one === token.name);
    if (!flag) throw new UsageError(`${command} knows no ${token.rawName}. ${hint}`);
    if (flag in values) throw new UsageError(`${token.rawName} is given twice.`);
    const wantsValue = flags[flag].type === 'string';
    // `--email --name X`: the next flag is no value, though Node would take it for one.
    if (wantsValue && (!token.value || token.value.startsWith('--')))
      throw new UsageError(`${token.rawName} needs a value. ${hint}`);
    if (!wantsValue && token.value !== undefined)
      throw new UsageError(`${token.rawName} takes no value.`);
    values[flag] = token.value ?? true;
  }
  return { values, words };
};

const textOf = (values: Values, flag: Flag): string | undefined => {
  const value = values[flag];
  return typeof value === 'string' ? value.trim() : undefined;
};

const need = (values: Values, flag: Flag, command: Command): string => {
  const value = textOf(values, flag);
  if (!value)
    throw new UsageError(
      `${command} needs --${flag}. npm run staff -- ${command} --help tells what it takes.`,
    );
  return value;
};

const toRole = (word: string): Role => {
  const role = roles.find((one) => one === word);
  if (!role) throw new UsageError(`There is no role '${word}'. A role is ${roles.join(', ')}.`);
  return role;
};

const toSigner = (word: string | undefined, role: Role): Signer | undefined => {
  if (word === undefined) return undefined;
  const signer = signers.find((one) => one.toLowerCase() === word.toLowerCase());
  if (!signer)
    throw new UsageError(
      `Nobody signs as '${word}'. --signs-as is ${signers.map((as) => as.toLowerCase()).join(' or ')}.`,
    );
  if (!maySign(role))
    throw new UsageError(
      `Only a head or an editor signs: leave --signs-as out for the role ${role}.`,
    );
  return signer;
};

/** Reads the arguments; whatever is not known is refused, lest a misspelled `--dry-run` change something. */
export const readArguments = (given: string[]): Asked => {
  const [word, ...rest] = given;
  if (word === undefined)
    throw new UsageError(
      `Say what to do: ${names.join(', ')}. npm run staff -- --help tells more.`,
    );
  if (word === '--help' || word === 'help') return { command: 'help', of: undefined };
  if (!isCommand(word))
    throw new UsageError(
      `There is no command '${word}'. There are ${names.join(', ')}; npm run staff -- --help tells more.`,
    );
  const { values, words } = parse(rest, word);
  if (values.help) return { command: 'help', of: word };
  const isDryRun = values['dry-run'] === true;
  const readsPassword = values['password-stdin'] === true;
  const emailOrWord = (): string => {
    const [first, ...more] = words;
    if (more.length > 0 || (first && values.email))
      throw new UsageError(`${word} takes one account at a time.`);
    return first ?? need(values, 'email', word);
  };
  const takesNoWords = word === 'add' || word === 'list';
  if (takesNoWords && words[0] !== undefined)
    throw new UsageError(
      `${word} does not know what to do with '${words[0]}'. npm run staff -- ${word} --help tells what it takes.`,
    );
  if (word === 'list')
    return { command: word, school: textOf(values, 'school'), asJson: values.json === true };
  if (word === 'reset') {
    const removesFactor = values['second-factor'] === true;
    if (removesFactor && readsPassword)
      throw new UsageError('Give --second-factor or --password-stdin, not both.');
    return { command: word, email: emailOrWord(), readsPassword, removesFactor, isDryRun };
  }
  if (word !== 'add') return { command: word, email: emailOrWord(), isDryRun };
  const role = toRole(need(values, 'role', word));
  const school = textOf(values, 'school');
  if (role === 'operator' && school)
    throw new UsageError('An operator works for all schools: leave --school out.');
  return {
    command: word,
    name: need(values, 'name', word),
    email: need(values, 'email', word),
    role,
    school,
    signsAs: toSigner(textOf(values, 'signs-as'), role),
    readsPassword,
    isDryRun,
  };
};
