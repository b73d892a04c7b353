/** From the form to a school with a website: checked as a whole, then written in the request's transaction. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type PayloadRequest, ValidationError } from 'payload';
import { inviteMember } from '../accounts/endpoints.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { today } from '../fields/day-field.ts';
import { findRefusedNames } from '../hooks/guard-hostnames.ts';
import { type CheckedFolder, checkRaw } from '../import/check-folder.ts';
import { findSchool } from '../import/find-school.ts';
import { type Problem, problemLine } from '../import/read-folder.ts';
import { writeSchool } from '../import/write-school.ts';
import { websiteOrigin } from '../website/origin.ts';
import { type FieldName, type FieldProblems, type NewSchool, newSchool } from './form.ts';
import { crestPath, toFolder } from './template.ts';

/** Which field of the form a field of the school comes from. */
const fieldOf: Record<string, FieldName> = {
  name: 'name',
  code: 'code',
  hostnames: 'hostname',
  'address.street': 'street',
  'address.city': 'town',
  'address.state': 'state',
  'address.pin': 'pin',
  phones: 'phone',
  emails: 'email',
  officeHours: 'officeHours',
  founded: 'founded',
  affiliationNumber: 'affiliationNumber',
  motto: 'motto',
  crest: 'crest',
};

/** `hostnames[1].hostname` is the form's `hostname`. */
const formField = (field = ''): FieldName | undefined =>
  fieldOf[field] ?? fieldOf[field.replace(/\[.*$/, '')];

const toFieldProblems = (problems: readonly Problem[]): FieldProblems => {
  const found: FieldProblems = {};
  for (const problem of problems) {
    const field = problem.file === 'school.yaml' ? formField(problem.field) : undefined;
    // The template's own words are wrong, whatever was asked for.
    if (!field) throw new Error(problemLine(problem));
    found[field] ??= problem.message.replace(`${crestPath} cannot be taken: `, '');
  }
  return found;
};

/** What others have already, of what is written so far. */
const findTaken = async (
  req: PayloadRequest,
  { code, hostname, headEmail }: { [K in 'code' | 'hostname' | 'headEmail']?: string | undefined },
): Promise<FieldProblems> => {
  const { payload } = req;
  const school = code && (await findSchool(payload, code));
  const [name] = hostname ? await findRefusedNames(payload, { hostnames: [{ hostname }] }) : [];
  const email = headEmail?.toLowerCase();
  const account =
    email &&
    (await payload.count({
      collection: 'staff',
      where: { email: { equals: email } },
      trash: true,
      req,
    }));
  return {
    ...(school ? { code: `${code} is ${school.name}. Please choose other letters.` } : {}),
    ...(name ? { hostname: name.message } : {}),
    ...(account && account.totalDocs > 0
      ? { headEmail: 'There is an account with this address already.' }
      : {}),
  };
};

type Check =
  | { ok: true; asked: NewSchool; folder: CheckedFolder }
  | { ok: false; problems: FieldProblems };

/** Everything that can be wrong with what the form says, by its fields; of a form that is half filled, too. */
export const checkNewSchool = async (
  req: PayloadRequest,
  given: unknown,
  crestFolder?: string,
): Promise<Check> => {
  const parsed = newSchool.safeParse(given);
  const problems: FieldProblems = {};
  for (const { path, message } of parsed.error?.issues ?? [])
    problems[String(path[0]) as FieldName] ??= message;
  const written = Object(given) as Record<string, unknown>;
  const soundly = (name: 'code' | 'hostname' | 'headEmail') =>
    newSchool.shape[name].safeParse(written[name]).data;
  Object.assign(
    problems,
    await findTaken(req, {
      code: soundly('code'),
      hostname: soundly('hostname'),
      headEmail: soundly('headEmail'),
    }),
  );
  if (!parsed.success) return { ok: false, problems };
  const asked = parsed.data;
  const checked = await checkRaw(toFolder(asked, crestFolder), [], today(), req.payload);
  if (!checked.ok)
    return { ok: false, problems: { ...toFieldProblems(checked.problems), ...problems } };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, asked, folder: checked.folder };
};

/** Runs work with the crest in a folder of its own, as an import has it. */
export const withCrest = async <T>(
  crest: Uint8Array | undefined,
  work: (folder?: string) => Promise<T>,
): Promise<T> => {
  if (!crest) return work();
  const folder = await mkdtemp(join(tmpdir(), 'aangan-crest-'));
  try {
    await mkdir(dirname(join(folder, crestPath)), { recursive: true });
    await writeFile(join(folder, crestPath), crest);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const refuseFields = (req: PayloadRequest, problems: FieldProblems): never => {
  const errors = Object.entries(problems).map(([path, message]) => ({ path, message }));
  throw new ValidationError({ collection: 'schools', errors }, req.t);
};

/** Within the request's transaction: all of it is stored, or nothing. */
export const makeSchool = async (req: PayloadRequest, given: unknown, crest?: Uint8Array) =>
  withCrest(crest, async (crestFolder) => {
    // Of two at the same moment the second sees the first, and is told beside its fields.
    await oneAtATime(req, 'hostnames');
    const check = await checkNewSchool(req, given, crestFolder);
    if (!check.ok) return refuseFields(req, check.problems);
    const { asked, folder } = check;
    const id = await writeSchool(req.payload, folder, {
      update: false,
      isNew: true,
      say: () => {},
    });
    const invitation = asked.headEmail
      ? await inviteMember(req, {
          name: asked.headName,
          email: asked.headEmail,
          role: 'head',
          tenants: [{ tenant: id }],
        })
      : null;
    const website = websiteOrigin({
      code: asked.code,
      hostnames: [{ hostname: asked.hostname }],
    });
    return { id, name: asked.name, website, email: asked.headEmail, invitation };
  });
