/** What answers each call of the contract. A call without a handler is a compile error. */
import type { Answer, AnswerOf, CallName } from '@aangan/contract/calls.ts';
import * as entity from '@aangan/contract/entities.ts';
import { refusals } from '@aangan/contract/messages.ts';
import { schoolAddress, school as schoolSchema } from '@aangan/contract/school.ts';
import type { CollectionSlug, Where } from 'payload';
import type { z } from 'zod';
import { tcHandler } from './certificates/tc.ts';
import type { ApiContext } from './context.ts';
import { formHandler } from './forms/form.ts';
import { newestOnHome } from './limits/limits.ts';
import { celebrated, inReadingOrder } from './records/birthdays.ts';
import { loadChanges } from './records/changes.ts';
import { loadPage } from './records/page.ts';
import { findRows, list, publishedIn, type Query, show } from './records/read-records.ts';
import { type PathOf, type Row, text } from './records/stored.ts';
import * as to from './records/to-entities.ts';
import { toSchool, toSchoolAddress } from './records/to-school.ts';
import type { ApiRequest } from './requests/read-request.ts';
import { notFound } from './requests/refused.ts';

/** Every call but the one that answers with a file. */
export type DataCall = Exclude<CallName, 'image'>;
export type Handlers = {
  [N in DataCall]: (asked: ApiRequest) => Promise<Answer<AnswerOf<N>>>;
};

type To = (row: Row, pathOf: PathOf) => unknown;
type Choice = Omit<Partial<Query>, 'where' | 'collection'> & { where?: Where };

const schoolOf = ({ params }: ApiRequest): string => params.school ?? '';

/** One record of a kind, or a refusal. */
const only = <T>({ data, files }: { data: T[]; files?: entity.Files }): Answer<T> => {
  const [first] = data;
  if (first === undefined) throw notFound(refusals.unknownRecord);
  return { data: first, files };
};

/** An id as the database has them: numbers from 1 up, in both databases. Anything else names no record. */
const recordId = (written: string | undefined): number => {
  if (!/^[1-9]\d{0,8}$/.test(written ?? '')) throw notFound(refusals.unknownRecord);
  return Number(written);
};

/** The handlers that work with a context. */
export const makeHandlers = (context: ApiContext): Handlers => {
  const listOf =
    <T>(collection: CollectionSlug, map: To, schema: z.ZodType<T>, choice: Choice = {}) =>
    async (asked: ApiRequest): Promise<Answer<T[]>> => {
      const where = publishedIn(await context.schoolId(schoolOf(asked)), choice.where);
      return list(context, { collection, ...choice, where }, map, schema);
    };

  const events = (limit: number) =>
    listOf('events', to.toEvent, entity.event, { sort: ['-date', '-id'], limit });
  const galleries = (limit: number) =>
    listOf('galleries', to.toGallery, entity.gallery, { sort: ['-date', '-id'], limit });
  const documents = (where?: Where) =>
    listOf('documents', to.toDocument, entity.documentRecord, { sort: ['-date', '-id'], where });

  const subGallery = async ({ query }: ApiRequest): Promise<Answer<entity.Gallery>> => {
    const school = query.school === undefined ? null : await context.schoolId(query.school);
    const where: Where = {
      id: { equals: recordId(query.id) },
      _status: { equals: 'published' },
      ...(school === null ? {} : { school: { equals: school } }),
    };
    return only(
      await list(context, { collection: 'galleries', where }, to.toGallery, entity.gallery),
    );
  };

  const birthdays = async (asked: ApiRequest): Promise<Answer<entity.Birthday[]>> => {
    const where: Where = {
      school: { equals: await context.schoolId(schoolOf(asked)) },
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
    return show(context, 'students', rows, to.toBirthday, entity.birthday);
  };

  const school = async (asked: ApiRequest) => {
    const where: Where = { id: { equals: await context.schoolId(schoolOf(asked)) } };
    return only(await list(context, { collection: 'schools', where }, toSchool, schoolSchema));
  };

  return {
    news: listOf('news', to.toNews, entity.news, { sort: ['-fromDate', '-id'] }),
    events: events(newestOnHome),
    allEvents: events(0),
    galleries: galleries(newestOnHome),
    allGalleries: galleries(0),
    toppers: listOf('toppers', to.toTopper, entity.topper, { sort: ['-division', 'name', 'id'] }),
    messages: listOf('messages', to.toMessage, entity.message, { sort: ['-createdAt', '-id'] }),
    circulars: documents({ category: { equals: 'Circular' } }),
    notifications: listOf('notifications', to.toNotification, entity.notification, {
      sort: ['-createdAt', '-id'],
    }),
    highlights: listOf('highlights', to.toHighlight, entity.highlight, {
      sort: ['-createdAt', '-id'],
    }),
    birthdays,
    registrations: listOf('registrations', to.toRegistration, entity.onlineRegistration, {
      sort: ['-createdAt', '-id'],
    }),
    videos: listOf('videos', to.toVideo, entity.video, { sort: ['-date', '-id'] }),
    subGallery,
    faculty: listOf('faculty', to.toFaculty, entity.faculty, { sort: ['order', 'id'] }),
    documents: documents(),
    school,
    page: loadPage(context),
    voices: listOf('voices', to.toVoice, entity.voice, { sort: ['-sentOn', '-id'] }),
    clippings: listOf('clippings', to.toClipping, entity.clipping, {
      sort: ['-publishedOn', '-id'],
    }),
    panoramas: listOf('panoramas', to.toPanorama, entity.panorama, { sort: ['order', 'id'] }),
    schools: async () => {
      const { data } = await list(
        context,
        { collection: 'schools', where: {}, sort: 'code', fields: ['code', 'hostnames'] },
        toSchoolAddress,
        schoolAddress,
      );
      return { data };
    },
    changes: loadChanges(context),
    tc: tcHandler(context),
    form: formHandler(context),
  };
};
