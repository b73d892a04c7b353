/** Who is on the roll, and which forms their families have signed: what the sheet is made of, and compared with. */
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { type Id, type Row, text } from '../../api/records/stored.ts';
import type { Relation, Way } from '../form-words.ts';
import { toConsent } from '../load-registry.ts';
import { inClassOrder, onRoll } from '../not-pictured.ts';
import { type Consent, newestFirst } from '../registry.ts';

export type Student = { id: Id; name: string; class: string; section: string };
export type Form = Consent & { givenBy: string; relation: Relation; how: Way };
export type Roll = {
  students: readonly Student[];
  /** The newest first. */
  formsOf: (student: Student) => readonly Form[];
};

/** Class and section as a form keeps them. */
export const placeOf = (student: Student): string => `${student.class} ${student.section}`;

export const makeRoll = (students: readonly Student[], forms: readonly Form[]): Roll => {
  const byStudent = Map.groupBy(forms.toSorted(newestFirst), ({ student }) => String(student));
  return {
    students: students.toSorted(inClassOrder),
    formsOf: ({ id }) => byStudent.get(String(id)) ?? [],
  };
};

/** As the transaction of the request sees it, where it has one. */
export const loadRoll = async (req: PayloadRequest, school: Id, day: string): Promise<Roll> => {
  const find = async (collection: CollectionSlug, where: Where): Promise<Row[]> => {
    const { docs } = await req.payload.db.find<Row>({
      collection,
      where: { and: [where, { deletedAt: { exists: false } }] },
      pagination: false,
      limit: 0,
      req,
    });
    return docs;
  };
  const students = await find('students', onRoll(school, day));
  const consents = await find('consents', {
    and: [{ school: { equals: school } }, { student: { exists: true } }],
  });
  return makeRoll(
    students.map((row) => ({
      id: row.id,
      name: text(row.name),
      class: text(row.class),
      section: text(row.section),
    })),
    consents.map((row) => ({
      ...toConsent(row),
      givenBy: text(row.givenBy),
      relation: row.relation as Relation,
      how: row.how as Way,
    })),
  );
};
