/** The birthdays of today. Day and month of birth stay behind: that it is today is all that is told. */
import type { Answer } from '@aangan/contract/calls.ts';
import { type Birthday, birthday } from '@aangan/contract/entities.ts';
import type { Where } from 'payload';
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
    const where: Where = {
      school: { equals: await context.schoolId(params.school ?? '') },
      showBirthday: { equals: true },
      or: celebrated(context.clock()).map(
        ({ day, month }): Where => ({ birthDay: { equals: day }, birthMonth: { equals: month } }),
      ),
    };
    const rows = await findRows(context, {
      collection: 'students',
      where,
      fields: ['name', 'class', 'section', 'photo'],
    });
    rows.sort((one, other) =>
      inReadingOrder(
        { class: text(one.class), name: text(one.name) },
        { class: text(other.class), name: text(other.name) },
      ),
    );
    return show(context, 'students', rows, toBirthday, birthday);
  };
