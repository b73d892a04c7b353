/** Every role at every collection of its own and of another school, over REST: what the table of rights grants, nothing else. */
import { may, type Operation, operations, type Slug, slugs } from '../../cms/src/access/rights.ts';
import { type Role, roles } from '../../cms/src/access/roles.ts';
import { fixtureFile, type Place, samples } from '../../cms/test/sample-records.ts';
import { type Answer, addressOf, ask, askJson, jsonIn } from '../client/ask.ts';
import { inCrowd } from '../client/crowd.ts';
import { enquiry, guestBookEntry, privacyRequest } from '../product/demo.ts';
import { makeStaff, ownOrigin, type Staff, schoolId, toMultipart } from '../product/staff.ts';
import { type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

const room = 28;

/** `id` is that of its account. */
type Actor = { role: Role | undefined; staff: Staff; id: number | undefined };
type Made = { id: number };

const isDone = ({ status }: Answer): boolean => status >= 200 && status < 300;
const idIn = (answer: Answer): number | undefined =>
  (jsonIn(answer) as { doc?: Made } | undefined)?.doc?.id;

/** Somebody who is not signed in, but otherwise asks like the panel. */
const nobody = (adminUrl: string): Staff => {
  const headers = ownOrigin(adminUrl);
  return {
    email: '',
    password: '',
    headers,
    ask: (method, path, body) =>
      body === undefined
        ? ask(adminUrl, path, { method, headers })
        : askJson(adminUrl, path, body, { method, headers }),
    upload: (path, data, file) => {
      const { type, body } = toMultipart(data, file);
      return ask(adminUrl, path, {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body,
      });
    },
  };
};

/** What else a person must say or do where the tests' own samples need not. */
const complete: Partial<Record<Slug, object>> = { galleries: { photosChecked: true } };

/** Creates a sample record in somebody's name. */
const create = (staff: Staff, slug: Slug, place: Place): Promise<Answer> => {
  const { data, file } = samples[slug](place);
  return file
    ? staff.upload(`/api/${slug}?depth=0`, data, {
        name: file.name,
        type: file.mimetype,
        data: file.data,
      })
    : staff.ask('POST', `/api/${slug}?depth=0`, { ...data, ...complete[slug] });
};

/** The demo school has every page that there can be: the one of the sample must go before it can be made. */
const makeRoom = async (operator: Staff, { school }: Place): Promise<void> => {
  const query = `where[school][equals]=${school}&depth=0&limit=0&pagination=false`;
  await operator.ask('DELETE', `/api/pages?${query}`);
};

/** A signature, which nobody can make but by signing. */
const sign = async (adminUrl: string, operator: Staff, place: Place): Promise<void> => {
  const email = `principal-${place.school}-${Date.now().toString(36)}@torture.example`;
  const { school } = place;
  const principal = await makeStaff(adminUrl, operator, { role: 'head', school, email });
  const me = jsonIn(await principal.ask('GET', '/api/staff/me')) as { user: Made };
  await operator.ask('PATCH', `/api/staff/${me.user.id}`, { signsAs: 'Principal' });
  const certificate = idIn(await create(operator, 'certificates', place));
  const { status } = await principal.ask('POST', `/api/certificates/${certificate}/sign`, {});
  if (status !== 200) throw new Error(`The certificate was not signed: ${status}.`);
};

const makePlace = async (operator: Staff, school: number): Promise<Place> => {
  const empty: Place = { school, picture: 0, audio: 0, privateFile: 0 };
  const picture = idIn(await create(operator, 'media', empty)) ?? 0;
  const privateFile = idIn(await create(operator, 'private-files', empty)) ?? 0;
  const recording = fixtureFile('voice/holiday.mp3', 'audio/mpeg');
  const audio = idIn(
    await operator.upload(
      '/api/media',
      { alt: 'A recording', school },
      { name: recording.name, type: recording.mimetype, data: recording.data },
    ),
  );
  return { school, picture, privateFile, audio: audio ?? 0 };
};

const targetOf = async (operator: Staff, slug: Slug, place: Place): Promise<number | undefined> => {
  if (slug === 'schools') return place.school;
  const answer = await create(operator, slug, place);
  const id = idIn(answer);
  if (id !== undefined) return id;
  const where = slug === 'changes' ? '' : `&where[school][equals]=${place.school}`;
  const listed = await operator.ask('GET', `/api/${slug}?depth=0&limit=1${where}`);
  return (jsonIn(listed) as { docs?: Made[] } | undefined)?.docs?.[0]?.id;
};

const attempt = (
  actor: Staff,
  operation: Operation,
  slug: Slug,
  place: Place,
  id: number | undefined,
) => {
  const one = `/api/${slug}/${id}?depth=0`;
  if (operation === 'create') return create(actor, slug, place);
  if (operation === 'read') return actor.ask('GET', one);
  if (operation === 'update') return actor.ask('PATCH', one, {});
  return actor.ask('DELETE', one);
};

/** How many records of a list belong to somebody else. */
const foreignIn = (answer: Answer, slug: Slug, own: number, ownId: unknown): number => {
  const { docs = [] } = (jsonIn(answer) ?? {}) as { docs?: Record<string, unknown>[] };
  return docs.filter((doc) => {
    if (slug === 'schools') return doc.id !== own;
    if (slug === 'staff')
      return doc.id !== ownId && !JSON.stringify(doc.tenants ?? []).includes(`"tenant":${own}`);
    return doc.school !== own;
  }).length;
};

const run = async (context: Context): Promise<Outcome> => {
  const { product, adminUrl, operator } = await context.office();
  const own = await makePlace(operator, await schoolId(operator, 'NJMS'));
  const other = await makePlace(operator, await schoolId(operator, 'SVNK'));
  // Its pages are gone afterwards.
  if (!context.isQuick) context.dropOffice();
  for (const place of [own, other]) {
    if (!context.isQuick) await makeRoom(operator, place);
    await sign(adminUrl, operator, place);
  }
  const mark = Date.now().toString(36);
  // What visitors alone make: one for each role to delete.
  for (const code of ['NJMS', 'SVNK'])
    for (const role of roles)
      for (const [type, values] of Object.entries({
        Admission: enquiry(`${mark}-${role}`),
        GuestBook: guestBookEntry(`${mark}-${role}`),
        Privacy: privacyRequest(`${mark}-${role}`),
      }))
        await askJson(product.siteUrl, `/api/form/${code}/${type}`, values, {
          from: addressOf(room, 0),
        });
  const actors: Actor[] = [
    { role: undefined, staff: nobody(adminUrl), id: undefined },
    { role: 'operator', staff: operator, id: undefined },
  ];
  for (const role of roles) {
    if (role === 'operator') continue;
    const email = `${role}-${mark}@torture.example`;
    const staff = await makeStaff(adminUrl, operator, { role, school: own.school, email });
    const me = jsonIn(await staff.ask('GET', '/api/staff/me')) as { user: { id: number } };
    actors.push({ role, staff, id: me.user.id });
  }

  const queries = [
    '',
    `&where[school][equals]=${other.school}`,
    '&where[id][exists]=true',
    '&draft=true',
    '&trash=true',
  ].slice(0, context.sized(5, 2));
  const notes: string[] = [];
  const counts = { calls: 0, foreign: 0, foreignTried: 0, wrong: 0, broke: 0 };
  const tried: readonly Operation[] = context.isQuick ? ['update'] : operations;
  const trySlug = async (slug: Slug) => {
    if (!context.isQuick) context.say(slug);
    for (const place of [own, other]) {
      let id = await targetOf(operator, slug, place);
      for (const operation of tried)
        for (const { role, staff } of actors) {
          const isForeign = place === other && role !== 'operator';
          // A head's colleague always lands in the head's school: what counts is where, and that is looked at below.
          if (isForeign && slug === 'staff' && operation === 'create' && role === 'head') continue;
          // Editor and office may touch their own account alone, and this one is not theirs.
          const isOthersAccount =
            slug === 'staff' && operation !== 'create' && (role === 'editor' || role === 'office');
          if (slug === 'schools' && operation === 'delete') continue;
          const isGranted =
            role !== undefined && !isForeign && !isOthersAccount && may(role, operation, slug);
          const answer = await attempt(staff, operation, slug, place, id);
          counts.calls += 1;
          if (isForeign) counts.foreignTried += 1;
          if (answer.status >= 500) {
            counts.broke += 1;
            notes.push(`${role ?? 'nobody'} ${operation} ${slug}: ${answer.status}`);
          }
          if (isDone(answer) && operation === 'delete') id = await targetOf(operator, slug, place);
          if (isDone(answer) === isGranted) continue;
          if (isDone(answer) && isForeign) counts.foreign += 1;
          else counts.wrong += 1;
          notes.push(
            `${role ?? 'nobody'} ${operation} ${slug} of ${isForeign ? 'another school' : 'the school'}: ${answer.status}`,
          );
        }
    }
    for (const { role, staff, id } of actors) {
      if (role === 'operator') continue;
      for (const query of queries) {
        const answer = await staff.ask('GET', `/api/${slug}?depth=0&limit=0${query}`);
        counts.calls += 1;
        counts.foreignTried += 1;
        if (answer.status >= 500) {
          counts.broke += 1;
          notes.push(`${role ?? 'nobody'} lists ${slug} ${query}: ${answer.status}`);
        }
        const foreign = slug === 'changes' ? 0 : foreignIn(answer, slug, own.school, id);
        if (foreign === 0) continue;
        counts.foreign += foreign;
        notes.push(`${role ?? 'nobody'} lists ${foreign} foreign records of ${slug} ${query}`);
      }
    }
  };
  await inCrowd(slugs.length, 3, (index) => trySlug(slugs[index] as Slug), context.signal);
  return {
    figures: [
      noneOf('foreign records reached', counts.foreign, counts.foreignTried),
      noneOf('rights other than the table’s', counts.wrong, counts.calls),
      noneOf('calls answered 5xx', counts.broke, counts.calls),
    ],
    notes,
  };
};

export const matrix: Scenario = {
  name: 'matrix',
  title:
    'No role reaches a record of another school, and each may do what the table of rights says.',
  isQuick: true,
  databases: ['sqlite', 'postgres'],
  limitSeconds: 600,
  run,
};
