/** What the operator sees of every school: where it is, when something was last changed there, and how much room it takes. */
import type { Payload } from 'payload';
import { type DisclosureState, loadStates } from '../../disclosure/daily-states.ts';
import { today as todayOf } from '../../fields/day-field.ts';
import { loadPagesADay } from '../../visits/visits.ts';
import { websiteOrigin } from '../../website/origin.ts';

export type SchoolRow = {
  id: number;
  name: string;
  code: string;
  website: string | undefined;
  /** When anybody last changed anything, if that was in the time that the log is kept. */
  changedAt: string | undefined;
  /** How many accounts work for it. */
  people: number;
  /** Of its pictures, papers and private files; their narrower copies not counted. */
  bytes: number;
  /** How many pages were shown a day, in the last week. */
  pagesADay: number;
  /** As it was this morning; nothing of a school that is newer. */
  disclosure: DisclosureState | undefined;
};

/** What both adapters can do beneath Payload: one question, however many schools there are. */
type Adapter = {
  drizzle: unknown;
  execute: (asked: { drizzle: unknown; raw: string }) => Promise<{ rows: Facts[] }>;
};
/** PostgreSQL gives sums and counts as text. */
type Facts = {
  id: number;
  changed: string | Date | null;
  people: number | string;
  bytes: number | string;
};

const sumIn = (table: string) =>
  `coalesce((select sum(bytes) from ${table} where school_id = schools.id), 0)`;

const facts = `select schools.id,
  (select max(created_at) from activity where school_id = schools.id) as changed,
  (select count(*) from staff_tenants where tenant_id = schools.id) as people,
  ${sumIn('media')} + ${sumIn('private_files')} as bytes
  from schools`;

export const loadSchools = async (payload: Payload, now: number): Promise<SchoolRow[]> => {
  const db = payload.db as unknown as Adapter;
  const [pagesADay, states, { rows }, { docs }] = await Promise.all([
    loadPagesADay(payload, todayOf(new Date(now))),
    loadStates(payload),
    db.execute({ drizzle: db.drizzle, raw: facts }),
    payload.find({
      collection: 'schools',
      sort: 'name',
      pagination: false,
      depth: 0,
      select: { name: true, code: true, hostnames: true },
    }),
  ]);
  const factsOf = new Map(rows.map((row) => [row.id, row]));
  return docs.map((school) => {
    const { changed, people = 0, bytes = 0 } = factsOf.get(school.id) ?? {};
    return {
      id: school.id,
      name: school.name,
      code: school.code,
      website: websiteOrigin(school),
      changedAt: changed ? new Date(changed).toISOString() : undefined,
      people: Number(people),
      bytes: Number(bytes),
      pagesADay: pagesADay.get(school.code) ?? 0,
      disclosure: states[school.id],
    };
  });
};
