/** The birthdays of today. Day and month of birth stay behind: that it is today is all that is told. */
import type { Answer } from '@aangan/contract/calls.ts';
import { type Birthday, birthday } from '@aangan/contract/entities.ts';
import type { Where } from 'payload';
import { loadConsents } from '../../consent/load-registry.ts';
import type { Purpose } from '../../consent/purposes.ts';
import { today } from '../../fields/day-field.ts';
import type { ApiContext } from '../context.ts';
import type { ApiRequest } from '../requests/read-request.ts';
import { celebrated, classAndSection, inReadingOrder } from './celebrated.ts';
import { findRows, show } from './read-records.ts';
import { type PathOf, type Row, text } from './stored.ts';

const toBirthday = (row: Row, pathOf: PathOf) => ({
  _id: String(row.id),
  name: text(row.name),
  class: classAndSection(text(row.class), text(row.section)),
  attachments: pathOf(row.photo),
});

/** Answers `GET /api/birthdays/{school}`. */
export const loadBirthdays =
  (context: ApiContext) =>
  async ({ params }: ApiRequest): Promise<Answer<Birthday[]>> => {
    const school = await context.schoolId(params.school ?? '');
    const day = today(new Date(context.clock()));
    const isToday = celebrated(context.clock()).map(
      ({ day: birthDay, month }): Where => ({
        birthDay: { equals: birthDay },
        birthMonth: { equals: month },
      }),
    );
    const isHere: Where[] = [{ leftOn: { exists: false } }, { leftOn: { greater_than: day } }];
    const where: Where = {
      and: [
        { school: { equals: school } },
        { showBirthday: { equals: true } },
        { or: isHere },
        { or: isToday },
      ],
    };
    const found = await findRows(context, {
      collection: 'students',
      where,
      fields: ['name', 'class', 'section', 'photo'],
    });
    const consents = await loadConsents(context, school);
    const allows = ({ id }: Row, purpose: Purpose) => consents.allowsStudent(id, purpose, day);
    const rows = found
      .filter((row) => allows(row, 'birthday'))
      .map((row) => (allows(row, 'photograph') ? row : { ...row, photo: null }));
    rows.sort((one, other) =>
      inReadingOrder(
        { class: text(one.class), name: text(one.name) },
        { class: text(other.class), name: text(other.name) },
      ),
    );
    return show(context, 'students', rows, toBirthday, birthday);
  };
