/** The entities of promise 3, spelled as there, and what the website needs beside them. */
import { z } from 'zod';

/** A calendar day, `YYYY-MM-DD`; every rule reads it in Asia/Kolkata. */
export const day = z.iso.date();
/** The path of a public file: `GET /api/image/{path}` gives it. No part begins with a dot: `..` would lead elsewhere. */
export const filePath = z.string().regex(/^(?!.*\/\.)[A-Za-z0-9][A-Za-z0-9._/-]*$/);
const id = z.string().min(1);
// What a field holds is told by which of these it is, so that the cms can read and import it without being told again.
export const text = z.string();
/** Null when nothing was written. */
export const optionalText = text.nullable();
/** HTML; the website sanitises it. */
export const html = z.string();
export const optionalFile = filePath.nullable();
export const files = z.array(filePath);
export const optionalDay = day.nullable();
/** A count of people or things. */
export const count = z.number().int().nonnegative();
export const optionalLink = z.url({ protocol: /^https?$/ }).nullable();

/** What an answer tells of each file path in it, so that a page never jumps and a link can say its size. */
export const fileFacts = z.object({
  type: z.string(),
  bytes: z.number().int().nonnegative(),
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  alt: z.string().optional(),
  /** A blurred picture of a few pixels as a data URL. */
  preview: z.string().startsWith('data:image/').optional(),
});
export type FileFacts = z.infer<typeof fileFacts>;
export type Files = Record<string, FileFacts>;

export const eventCategories = ['Events', 'AcademicCalender'] as const;
export const galleryCategories = ['PhotoGallery', 'Activity'] as const;
export const topperClasses = ['X', 'XII'] as const;
export const messageCategories = ['Principal', 'Manager', 'HeadBoy', 'HeadGirl'] as const;
export const documentCategories = [
  'Achievement',
  'Homework',
  'Circular',
  'Datesheet',
  'Syllabus',
] as const;

export const news = z.object({
  _id: id,
  title: text,
  description: text,
  image: optionalFile,
  fromDate: day,
});

export const event = z.object({
  _id: id,
  title: text,
  description: text,
  date: day,
  time: text,
  venue: text,
  images: files,
  attachments: files,
  category: z.enum(eventCategories),
});

export const gallery = z.object({
  _id: id,
  title: text,
  description: text,
  date: day,
  /** Where all photos can be downloaded, if anywhere. */
  url: optionalLink,
  attachments: files,
  category: z.enum(galleryCategories),
});

export const sessionYear = z.string().regex(/^\d{4}-\d{4}$/);

export const topper = z.object({
  _id: id,
  name: text,
  stream: text,
  /** Shown as Marks. */
  division: z.number(),
  class: z.enum(topperClasses),
  sessionYear,
  attachments: optionalFile,
});

export const message = z.object({
  _id: id,
  name: text,
  designation: text,
  message: html,
  category: z.enum(messageCategories),
  attachments: optionalFile,
});

/** Today's only: never a date of birth. */
export const birthday = z.object({
  _id: id,
  name: text,
  class: text,
  attachments: optionalFile,
});

export const notification = z.object({
  _id: id,
  title: text,
  description: text,
  image: files,
  url: optionalLink,
  urlTitle: text,
  attachments: optionalFile,
});

export const highlight = z.object({ _id: id, description: text, attachments: optionalFile });

export const onlineRegistration = z.object({ _id: id, title: text, attachments: optionalFile });

export const video = z.object({
  _id: id,
  title: text,
  date: day,
  videoUrl: z.url({ protocol: /^https?$/ }),
  attachments: optionalFile,
});

/** An achievement, or a homework, circular, datesheet or syllabus; the first attachment is the one used. */
export const documentRecord = z.object({
  _id: id,
  category: z.enum(documentCategories),
  title: text,
  description: text,
  date: day,
  attachments: files,
});

export const faculty = z.object({
  _id: id,
  name: text,
  designation: text,
  qualification: text,
  attachments: optionalFile,
  order: z.number(),
});

export const voice = z.object({
  _id: id,
  title: text,
  voiceOf: text,
  recordedOn: day,
  sentOn: day,
  audio: filePath,
});

export const clipping = z.object({
  _id: id,
  image: filePath,
  title: optionalText,
  newspaper: text,
  publishedOn: day,
});

export const panorama = z.object({ _id: id, place: text, image: filePath, order: z.number() });

/** What a certificate is of: the documents of the Board's form, and those that schools add. */
export const certificateKinds = [
  'affiliation',
  'registration',
  'noc',
  'recognition',
  'building',
  'fire',
  'self-declaration',
  'health',
  'leaving',
  'minority',
  'other',
] as const;

/** Label and value, in the order in which they are shown. */
export const labelledValues = z.array(z.object({ label: z.string(), value: z.string() }));

/** A paper that the school shows: who issued it, and how long it holds; without a last day it holds for good. */
export const certificate = z.object({
  _id: id,
  kind: z.enum(certificateKinds),
  title: text,
  file: filePath,
  number: text,
  issuedBy: text,
  issuedOn: optionalDay,
  validFrom: optionalDay,
  validUntil: optionalDay,
  /** What it says, for who cannot see the scan. */
  text,
  details: labelledValues,
});

/** How a class did in the board examination of a session. The bands count all who were registered. */
export const boardResult = z.object({
  _id: id,
  class: z.enum(topperClasses),
  sessionYear,
  registered: count,
  passed: count,
  from90: count.nullable(),
  from75: count.nullable(),
  from60: count.nullable(),
  below60: count.nullable(),
  remarks: text,
});

export const committeeKinds = ['SMC', 'PTA'] as const;

export const committee = z.object({
  _id: id,
  kind: z.enum(committeeKinds),
  from: day,
  until: day,
  members: z.array(z.object({ name: z.string(), office: z.string(), who: z.string() })),
});

export type News = z.infer<typeof news>;
export type SchoolEvent = z.infer<typeof event>;
export type Gallery = z.infer<typeof gallery>;
export type Topper = z.infer<typeof topper>;
export type MessageRecord = z.infer<typeof message>;
export type Birthday = z.infer<typeof birthday>;
export type Notification = z.infer<typeof notification>;
export type Highlight = z.infer<typeof highlight>;
export type OnlineRegistration = z.infer<typeof onlineRegistration>;
export type Video = z.infer<typeof video>;
export type DocumentRecord = z.infer<typeof documentRecord>;
export type Faculty = z.infer<typeof faculty>;
export type Voice = z.infer<typeof voice>;
export type Clipping = z.infer<typeof clipping>;
export type Panorama = z.infer<typeof panorama>;
export type Certificate = z.infer<typeof certificate>;
export type CertificateKind = (typeof certificateKinds)[number];
export type BoardResult = z.infer<typeof boardResult>;
export type Committee = z.infer<typeof committee>;
export type CommitteeKind = (typeof committeeKinds)[number];
export type MessageCategory = (typeof messageCategories)[number];
export type DocumentCategory = (typeof documentCategories)[number];
export type TopperClass = (typeof topperClasses)[number];
