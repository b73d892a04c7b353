/** The records of a school folder: the contract's entities without `_id`, with a key, and with files by their paths. */
import type { Collection } from '@aangan/contract/collections.ts';
import * as entity from '@aangan/contract/entities.ts';
import { z } from 'zod';
import { classes, isBirthday } from '../collections/students.ts';
import {
  dayOn,
  file,
  files,
  line,
  markdown,
  optionalFile,
  optionalLine,
  privateFile,
  sessionOn,
} from './values.ts';

const key = z
  .string('must be text')
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be small letters, digits and hyphens, such as annual-day',
  );

const noId = { _id: true } as const;

export type RecordFile = Exclude<Collection, 'schools' | 'pages'> | 'transfer-certificates';

/** One schema for each file of records. Fields of the contract that hold no file and no day are taken from there. */
export const recordSchemas = (today: string) => {
  const day = dayOn(today);
  return {
    news: entity.news.omit(noId).extend({
      key,
      title: line,
      description: line,
      image: optionalFile('picture', 'pdf'),
      fromDate: day,
    }),
    events: entity.event.omit(noId).extend({
      key,
      title: line,
      description: optionalLine,
      date: day,
      time: optionalLine,
      venue: optionalLine,
      images: files('picture'),
      attachments: files('pdf', 'picture'),
    }),
    galleries: entity.gallery.omit(noId).extend({
      key,
      title: line,
      description: optionalLine,
      date: day,
      url: entity.gallery.shape.url.optional(),
      attachments: z.array(file('picture')).min(1, 'must have at least one photo'),
    }),
    toppers: entity.topper.omit(noId).extend({
      key,
      name: line,
      stream: optionalLine,
      division: z.number('must be a number').min(0, 'must not be below 0'),
      sessionYear: sessionOn(today),
      attachments: optionalFile('picture'),
    }),
    messages: entity.message.omit(noId).extend({
      key,
      name: line,
      designation: optionalLine,
      message: markdown,
      attachments: optionalFile('picture'),
    }),
    notifications: entity.notification.omit(noId).extend({
      key,
      title: line,
      description: optionalLine,
      image: files('picture'),
      url: entity.notification.shape.url.optional(),
      urlTitle: optionalLine,
      attachments: optionalFile('pdf', 'picture'),
    }),
    highlights: entity.highlight
      .omit(noId)
      .extend({ key, description: line, attachments: optionalFile('pdf', 'picture') }),
    registrations: entity.onlineRegistration
      .omit(noId)
      .extend({ key, title: line, attachments: optionalFile('pdf', 'picture') }),
    videos: entity.video
      .omit(noId)
      .extend({ key, title: line, date: day, attachments: optionalFile('picture') }),
    documents: entity.documentRecord.omit(noId).extend({
      key,
      title: line,
      description: optionalLine,
      date: day,
      attachments: files('pdf', 'picture'),
    }),
    faculty: entity.faculty.omit(noId).extend({
      key,
      name: line,
      designation: line,
      qualification: optionalLine,
      attachments: optionalFile('picture'),
    }),
    voices: entity.voice.omit(noId).extend({
      key,
      title: line,
      voiceOf: line,
      recordedOn: day,
      sentOn: day,
      audio: file('audio'),
    }),
    clippings: entity.clipping.omit(noId).extend({
      key,
      image: file('picture'),
      title: line.nullish(),
      newspaper: line,
      publishedOn: day,
    }),
    panoramas: entity.panorama.omit(noId).extend({ key, place: line, image: file('picture') }),
    students: z
      .object({
        key,
        name: line,
        class: z.enum(classes, `must be one of ${classes.join(', ')}`),
        section: line,
        birthDay: z.int('must be a day of the month'),
        birthMonth: z.int('must be a month, 1 to 12').min(1).max(12),
        photo: optionalFile('picture'),
        showBirthday: z.boolean().default(true),
      })
      .refine(({ birthDay, birthMonth }) => isBirthday(birthDay, birthMonth), {
        path: ['birthDay'],
        message: 'is no day of that month',
      }),
    'transfer-certificates': z.object({ key, admission: line, name: line, file: privateFile }),
  } satisfies Record<RecordFile, z.ZodType>;
};

/** As the schemas give it: ready but for files and running text. */
export type ImportRecord = Record<string, unknown> & { key: string };
