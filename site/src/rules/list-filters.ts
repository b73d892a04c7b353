/** Which records each list shows for what a visitor chose (promises 2.3 to 2.17, 4 and 10.5 to 10.7). */
import type {
  DocumentCategory,
  DocumentRecord,
  Gallery,
  News,
  SchoolEvent,
  Video,
} from '@aangan/contract/entities.ts';
import type { ListRule } from './choice.ts';
import { type DatedList, filterByDate, tryYearBefore } from './dated-list.ts';

const titled = <T extends { title: string; date: string }>(
  defaultYear: DatedList<T>['defaultYear'],
): DatedList<T> => ({
  dayOf: (record) => record.date,
  titleOf: (record) => record.title,
  months: 'names',
  defaultYear,
});

/** The current year at first; nothing in year and month tries the year before, then All. Months are numbers. */
export const filterNews: ListRule<News> = (records, chosen, today) =>
  filterByDate(records, chosen, today, {
    dayOf: (news) => news.fromDate,
    titleOf: (news) => news.title,
    months: 'numbers',
    defaultYear: 'current',
    settle: tryYearBefore,
  });

/** Category Events only; the calendar has the others too. The current year at first. */
export const filterEvents: ListRule<SchoolEvent> = (records, chosen, today) =>
  filterByDate(
    records.filter((event) => event.category === 'Events'),
    chosen,
    today,
    titled('current'),
  );

/** Category PhotoGallery only, all years at first. */
export const filterGallery: ListRule<Gallery> = (records, chosen, today) =>
  filterByDate(
    records.filter((gallery) => gallery.category === 'PhotoGallery'),
    chosen,
    today,
    titled('all'),
  );

/** The current year at first; if it has no entries, all of them. */
export const filterAchievements: ListRule<DocumentRecord> = (records, chosen, today) =>
  filterByDate(ofCategory(records, 'Achievement'), chosen, today, titled('current'));

/** Homework, circulars, datesheets or syllabi: all years at first. */
export const filterDocuments: ListRule<DocumentRecord> = (records, chosen, today) =>
  filterByDate(records, chosen, today, titled('all'));

export const filterVideos: ListRule<Video> = (records, chosen, today) =>
  filterByDate(records, chosen, today, titled('all'));

/** The records of one category. */
export const ofCategory = (records: readonly DocumentRecord[], category: DocumentCategory) =>
  records.filter((record) => record.category === category);
