/** Stored records to the entities of the contract, one function each. Only what differs from plain fields is explained. */
import type * as entity from '@aangan/contract/entities.ts';
import { classAndSection } from './birthdays.ts';
import { dayOf, type PathOf, pathsOf, type Row, text, textOrNull } from './stored.ts';
import { toHtml } from './to-html.ts';

/** The contract's entity, with values that its schema has yet to check. */
type Draft<T> = { [K in keyof T]: unknown };
type To<T> = (row: Row, pathOf: PathOf) => Draft<T>;

const _id = (row: Row): string => String(row.id);

export const toNews: To<entity.News> = (row, pathOf) => ({
  _id: _id(row),
  title: text(row.title),
  description: text(row.description),
  image: pathOf(row.image),
  fromDate: dayOf(row.fromDate),
});

export const toEvent: To<entity.SchoolEvent> = (row, pathOf) => ({
  _id: _id(row),
  title: text(row.title),
  description: text(row.description),
  date: dayOf(row.date),
  time: text(row.time),
  venue: text(row.venue),
  images: pathsOf(row.images, pathOf),
  attachments: pathsOf(row.attachments, pathOf),
  category: row.category,
});

export const toGallery: To<entity.Gallery> = (row, pathOf) => ({
  _id: _id(row),
  title: text(row.title),
  description: text(row.description),
  date: dayOf(row.date),
  url: textOrNull(row.url),
  attachments: pathsOf(row.attachments, pathOf),
  category: row.category,
});

export const toTopper: To<entity.Topper> = (row, pathOf) => ({
  _id: _id(row),
  name: text(row.name),
  stream: text(row.stream),
  division: row.division,
  class: row.class,
  sessionYear: row.sessionYear,
  attachments: pathOf(row.attachments),
});

export const toMessage: To<entity.MessageRecord> = (row, pathOf) => ({
  _id: _id(row),
  name: text(row.name),
  designation: text(row.designation),
  message: toHtml(row.message),
  category: row.category,
  attachments: pathOf(row.attachments),
});

/** Day and month of birth stay behind: today is all that is told. */
export const toBirthday: To<entity.Birthday> = (row, pathOf) => ({
  _id: _id(row),
  name: text(row.name),
  class: classAndSection(text(row.class), text(row.section)),
  attachments: pathOf(row.photo),
});

export const toNotification: To<entity.Notification> = (row, pathOf) => ({
  _id: _id(row),
  title: text(row.title),
  description: text(row.description),
  image: pathsOf(row.image, pathOf),
  url: textOrNull(row.url),
  urlTitle: text(row.urlTitle),
  attachments: pathOf(row.attachments),
});

export const toHighlight: To<entity.Highlight> = (row, pathOf) => ({
  _id: _id(row),
  description: text(row.description),
  attachments: pathOf(row.attachments),
});

export const toRegistration: To<entity.OnlineRegistration> = (row, pathOf) => ({
  _id: _id(row),
  title: text(row.title),
  attachments: pathOf(row.attachments),
});

export const toVideo: To<entity.Video> = (row, pathOf) => ({
  _id: _id(row),
  title: text(row.title),
  date: dayOf(row.date),
  videoUrl: row.videoUrl,
  attachments: pathOf(row.attachments),
});

export const toDocument: To<entity.DocumentRecord> = (row, pathOf) => ({
  _id: _id(row),
  category: row.category,
  title: text(row.title),
  description: text(row.description),
  date: dayOf(row.date),
  attachments: pathsOf(row.attachments, pathOf),
});

export const toFaculty: To<entity.Faculty> = (row, pathOf) => ({
  _id: _id(row),
  name: text(row.name),
  designation: text(row.designation),
  qualification: text(row.qualification),
  attachments: pathOf(row.attachments),
  order: row.order,
});

export const toVoice: To<entity.Voice> = (row, pathOf) => ({
  _id: _id(row),
  title: text(row.title),
  voiceOf: text(row.voiceOf),
  recordedOn: dayOf(row.recordedOn),
  sentOn: dayOf(row.sentOn),
  audio: pathOf(row.audio),
});

export const toClipping: To<entity.Clipping> = (row, pathOf) => ({
  _id: _id(row),
  image: pathOf(row.image),
  title: textOrNull(row.title),
  newspaper: text(row.newspaper),
  publishedOn: dayOf(row.publishedOn),
});

export const toPanorama: To<entity.Panorama> = (row, pathOf) => ({
  _id: _id(row),
  place: text(row.place),
  image: pathOf(row.image),
  order: row.order,
});
