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

/** The handlers that work with a context. */
export const makeHandlers = (context: ApiContext): Handlers => {
  const newest = { limit: newestOnHome };
  const own: Omit<Handlers, ListCall> & Partial<Pick<Handlers, ListCall>> = {
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
    tc: tcHandler(context),
    form: formHandler(context),
  };
  return { ...listsOf(context), ...own };
};
