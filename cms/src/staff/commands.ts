/** What `npm run staff` does. Everything is checked and done in one transaction; a dry run takes it back at the end. */
import { type Payload, type PayloadRequest, ValidationError } from 'payload';
import { type MadeLink, makeInvitation, makeLink } from '../accounts/make-link.ts';
import { isTooShort, passwordRule, unknownPassword } from '../accounts/password-rule.ts';
import { CommandError } from '../command-error.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { formatMoment } from '../indian-time.ts';
import type { School, Staff } from '../payload-types.ts';
import { factorWords } from '../second-factor/factor.ts';
import { removeFactor, tellRemoved } from '../second-factor/remove.ts';
import type { Asked } from './arguments.ts';

export type Surroundings = {
  say: (line: string) => void;
  /** For people, beside what a script reads. */
  note: (line: string) => void;
  readPassword: () => Promise<string>;
  /** Where staff reach the back office. */
  adminUrl: string;
  /** Whether that is an address for other machines, too. */
  isPublic: boolean;
};

type Done = {
  said: string;
  would: string;
  link?: MadeLink | undefined;
  /** What is told to somebody once it is stored. */
  afterwards?: () => Promise<void>;
};
type Of<C extends Asked['command']> = Extract<Asked, { command: C }>;

class TakenBack extends Error {}

const newPassword = async ({ readPassword }: Surroundings): Promise<string> => {
  const password = await readPassword();
  if (isTooShort(password)) throw new CommandError(passwordRule);
  return password;
};

const findSchools = async (payload: Payload): Promise<School[]> =>
  (await payload.find({ collection: 'schools', pagination: false, depth: 0, sort: 'code' })).docs;

const findSchool = async (payload: Payload, code: string | undefined): Promise<School> => {
  const schools = await findSchools(payload);
  const codes = schools.map((school) => school.code).join(', ') || 'none yet';
  if (code === undefined) {
    const [only, ...more] = schools;
    if (only && more.length === 0) return only;
    throw new CommandError(`Say which school with --school. The schools are: ${codes}.`);
  }
  const school = schools.find((one) => one.code.toLowerCase() === code.toLowerCase());
  if (!school) throw new CommandError(`There is no school '${code}'. The schools are: ${codes}.`);
  return school;
};

const findByEmail = async (req: PayloadRequest, email: string): Promise<Staff | undefined> => {
  const { docs } = await req.payload.find({
    collection: 'staff',
    where: { email: { equals: email.toLowerCase() } },
    limit: 1,
    depth: 0,
    req,
  });
  return docs[0];
};

const findAccount = async (req: PayloadRequest, email: string): Promise<Staff> => {
  const account = await findByEmail(req, email);
  if (!account)
    throw new CommandError(`There is no account ${email}. npm run staff -- list shows all.`);
  return account;
};

const add = async (
  req: PayloadRequest,
  { name, email, role, school: code, signsAs }: Of<'add'>,
  password: string | undefined,
): Promise<Done> => {
  const { payload } = req;
  await oneAtATime(req, 'accounts');
  const { totalDocs } = await payload.count({ collection: 'staff', req });
  if (totalDocs === 0 && role !== 'operator')
    throw new CommandError('There is no account yet, and the first one must be --role operator.');
  if (await findByEmail(req, email))
    throw new CommandError(
      `There is an account ${email} already. For a new password: npm run staff -- reset ${email}`,
    );
  const school = role === 'operator' ? undefined : await findSchool(payload, code);
  const { id } = await payload.create({
    collection: 'staff',
    data: {
      name,
      email,
      role,
      ...(signsAs ? { signsAs } : {}),
      password: password ?? unknownPassword(),
      tenants: school ? [{ tenant: school.id }] : [],
    },
    depth: 0,
    req,
  });
  const who = `the account ${email}: ${name}, ${role}${school ? ` of ${school.code}` : ''}${signsAs ? `, signs as ${signsAs}` : ''}.`;
  return {
    said: `Made ${who}`,
    would: `Would make ${who}`,
    link: password === undefined ? await makeInvitation(req, id) : undefined,
  };
};

const doneBy = 'The operator, by command';

const removeSecondFactor = async (req: PayloadRequest, email: string): Promise<Done> => {
  const account = await findAccount(req, email);
  const { id, name } = account;
  if (!(await removeFactor(req, id)))
    throw new CommandError(`${email} has no second factor: nothing to remove.`);
  return {
    said: `Removed the second factor of ${name}, who is signed out everywhere and signs in with the password alone until it is set up again.`,
    would: `Would remove the second factor of ${name}, and sign them out everywhere.`,
    afterwards: () => tellRemoved(req.payload, account, doneBy),
  };
};

const reset = async (
  req: PayloadRequest,
  { email, removesFactor }: Of<'reset'>,
  password: string | undefined,
): Promise<Done> => {
  await oneAtATime(req, 'accounts');
  if (removesFactor) return removeSecondFactor(req, email);
  const { id, name, disabled } = await findAccount(req, email);
  if (disabled)
    throw new CommandError(
      `${email} may no longer sign in. Let it in again first: npm run staff -- enable ${email}`,
    );
  if (password === undefined)
    return {
      said: `Made a link by which ${name} chooses a new password; the old one works until then.`,
      would: `Would make a link by which ${name} chooses a new password.`,
      link: await makeLink(req, id),
    };
  await req.payload.update({ collection: 'staff', id, data: { password }, depth: 0, req });
  return {
    said: `${name} has the new password, and is signed out everywhere.`,
    would: `Would give ${name} the new password, and sign them out everywhere.`,
  };
};

const setDisabled = async (
  req: PayloadRequest,
  { command, email }: Of<'disable' | 'enable'>,
): Promise<Done> => {
  await oneAtATime(req, 'accounts');
  const account = await findAccount(req, email);
  const disabled = command === 'disable';
  if (Boolean(account.disabled) === disabled) {
    const said = `${email} may ${disabled ? 'not sign in already' : 'sign in already'}: nothing to do.`;
    return { said, would: said };
  }
  await req.payload.update({
    collection: 'staff',
    id: account.id,
    data: { disabled },
    depth: 0,
    req,
  });
  return disabled
    ? {
        said: `${account.name} is signed out everywhere and may no longer sign in.`,
        would: `Would sign ${account.name} out everywhere and let them in no more.`,
      }
    : {
        said: `${account.name} may sign in again.`,
        would: `Would let ${account.name} sign in again.`,
      };
};

/** In one sentence what Payload refuses by field. */
const toSentence = (error: ValidationError): CommandError =>
  new CommandError(error.data.errors.map(({ message }) => message).join(' '));

/** Does the work and keeps it, or, on a dry run, takes it back. */
const inOne = async (
  payload: Payload,
  isDryRun: boolean,
  work: (req: PayloadRequest) => Promise<Done>,
): Promise<Done> => {
  let done: Done | undefined;
  try {
    return await inTransaction(payload, async (req) => {
      req.context.doneBy = doneBy;
      done = await work(req);
      if (isDryRun) throw new TakenBack();
      return done;
    });
  } catch (error) {
    if (error instanceof TakenBack && done) return done;
    if (error instanceof ValidationError) throw toSentence(error);
    // What the guards refuse, in words that are meant for people.
    if ((error as { isPublic?: boolean }).isPublic)
      throw new CommandError((error as Error).message);
    throw error;
  }
};

const list = async (payload: Payload, { school: code, asJson }: Of<'list'>): Promise<string[]> => {
  const school = code === undefined ? undefined : await findSchool(payload, code);
  const codes = new Map((await findSchools(payload)).map(({ id, code: one }) => [id, one]));
  const { docs } = await payload.find({
    collection: 'staff',
    ...(school ? { where: { 'tenants.tenant': { equals: school.id } } } : {}),
    pagination: false,
    depth: 0,
    sort: 'email',
  });
  const rows = docs.map(
    ({ email, name, role, signsAs, tenants, disabled, standing, secondFactor }) => ({
      email,
      name,
      role,
      signsAs: signsAs ?? null,
      school: codes.get(tenants?.[0]?.tenant as number) ?? null,
      disabled: disabled ?? false,
      standing: standing ?? '',
      secondFactor: secondFactor === factorWords.on,
    }),
  );
  if (asJson) return [JSON.stringify(rows, null, 2)];
  if (rows.length === 0) return ['There are no accounts.'];
  const cells = rows.map((row): string[] => [
    row.email,
    row.name,
    row.signsAs ? `${row.role}, signs as ${row.signsAs}` : (row.role ?? ''),
    row.school ?? 'all schools',
    row.standing,
    row.secondFactor ? 'second factor' : '',
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const work = {
  add,
  reset,
  disable: setDisabled,
  enable: setDisabled,
};

/** Runs what was asked for; what cannot be is a CommandError. */
export const runCommand = async (
  payload: Payload,
  asked: Exclude<Asked, { command: 'help' }>,
  surroundings: Surroundings,
): Promise<void> => {
  const { say, note, adminUrl, isPublic } = surroundings;
  if (asked.command === 'list') {
    for (const line of await list(payload, asked)) say(line);
    return;
  }
  const password =
    'readsPassword' in asked && asked.readsPassword ? await newPassword(surroundings) : undefined;
  const { said, would, link, afterwards } = await inOne(payload, asked.isDryRun, (req) =>
    work[asked.command](req, asked as never, password),
  );
  if (asked.isDryRun) {
    say(`${would} Nothing was changed.`);
    return;
  }
  say(said);
  await afterwards?.();
  if (!link) return;
  say(`This link works once, until ${formatMoment(link.until)}:`);
  say(`${adminUrl}${link.path}`);
  if (!isPublic)
    note(
      'It leads to this machine alone: set ADMIN_URL to the address of the back office that staff use.',
    );
};
