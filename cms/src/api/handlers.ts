/**
 * What answers each call of the contract. A call that lists a collection needs no handler of its own: the published records
 * are given as its entity says, in the order that the collection says. Any other call without a handler is a compile error.
 */
import {
  type Answer,
  type AnswerOf,
  type Call,
  type CallName,
  calls,
  type ListCall,
} from '@aangan/contract/calls.ts';
import { z } from 'zod';
import { tcHandler } from './certificates/tc.ts';
import type { ApiContext } from './context.ts';
import { formHandler } from './forms/form.ts';
import { newestOnHome } from './limits/limits.ts';
import { loadPreview } from './previews/open-preview.ts';
import { loadAlbum } from './records/album.ts';
import { loadAnnualReports } from './records/annual-reports.ts';
import { loadBirthdays } from './records/birthdays.ts';
import { loadChanges } from './records/changes.ts';
import { loadDisclosure } from './records/disclosure.ts';
import { loadEmptyPages } from './records/empty-pages.ts';
import { loadList } from './records/list.ts';
import { loadPage } from './records/page.ts';
import { loadSchool, loadSchools } from './records/school.ts';
import type { ApiRequest } from './requests/read-request.ts';
import { visitsHandler } from './visits.ts';

/** Every call but the one that answers with a file. */
export type DataCall = Exclude<CallName, 'image'>;
type Handler<N extends CallName> = (asked: ApiRequest) => Promise<Answer<AnswerOf<N>>>;
export type Handlers = { [N in DataCall]: Handler<N> };

const listsOf = (context: ApiContext) =>
  Object.fromEntries(
    Object.entries(calls as Record<string, Call>).flatMap(([name, { answer, reads }]) => {
      const [collection] = reads;
      return collection && answer instanceof z.ZodArray
        ? [[name, loadList(context, collection, answer.element as z.ZodObject)]]
        : [];
    }),
  ) as unknown as Pick<Handlers, ListCall>;

/** The calls that read what is published, and remember nothing from one to the next. */
export type Readers = Omit<Handlers, 'tc' | 'form' | 'visits' | 'preview'>;
export const isReader = (name: DataCall): name is keyof Readers =>
  calls[name].method === 'GET' && name !== 'preview';

/** The handlers of these calls; for a preview they are made anew with its context. */
export const makeReaders = (context: ApiContext): Readers => {
  const newest = { limit: newestOnHome };
  const own: Omit<Readers, ListCall> & Partial<Pick<Readers, ListCall>> = {
    events: loadList(context, 'events', calls.events.answer.element, newest),
    galleries: loadList(context, 'galleries', calls.galleries.answer.element, newest),
    circulars: loadList(context, 'documents', calls.circulars.answer.element, {
      where: { category: { equals: 'Circular' } },
    }),
    birthdays: loadBirthdays(context),
    subGallery: loadAlbum(context),
    school: loadSchool(context),
    schools: loadSchools(context),
    page: loadPage(context),
    disclosure: loadDisclosure(context),
    annualReports: loadAnnualReports(context),
    emptyPages: loadEmptyPages(context),
    changes: loadChanges(context),
  };
  return { ...listsOf(context), ...own };
};

/** The handlers that work with a context. */
export const makeHandlers = (context: ApiContext): Handlers => ({
  ...makeReaders(context),
  preview: loadPreview(context),
  tc: tcHandler(context),
  form: formHandler(context),
  visits: visitsHandler(context),
});
