/**
 * How long each kind of record is kept: the one table that the nightly run, the school's own numbers, the command and the
 * guide (docs/guides/retention.md) are drawn from; what the privacy notice tells, too, comes from the contract. What does not stand here is kept until somebody deletes it, transfer
 * certificates and private files above all.
 *
 * The Act is the Digital Personal Data Protection Act, 2023; the Rules are those of 2025.
 */
import {
  chosenOr,
  keptFor,
  type OwnNumber,
  type OwnNumbers,
  type Period,
} from '@aangan/contract/privacy.ts';
import type { Where } from 'payload';
import type { Slug } from '../access/rights.ts';
import { toIndianTime } from '../indian-time.ts';

/** A number that a school may choose itself, in the unit of the rule's period. */
type Choice = { name: OwnNumber; label: string; least: number; most: number };

export type Rule = {
  kind:
    | 'trash'
    | 'set-aside'
    | 'enquiries'
    | 'guest-book'
    | 'privacy-requests'
    | 'leavers'
    | 'activity';
  /** As the log calls the kind, and as a sentence does. */
  label: string;
  one: string;
  many: string;
  /** Where it is looked for. */
  of: readonly Slug[] | 'all with a trash';
  keep: Period;
  own?: Choice;
  /** From when on it is counted. */
  from: string;
  /** What is over, of what was counted from before a moment. Whether it lies in the trash makes no difference. */
  isOver: (moment: string) => Where;
  /** What of it goes, if not the record itself. */
  part?: 'photograph';
  /** What is done with it. */
  done: string;
  /** Why so long and no longer. */
  why: string;
};

/** One that was set aside on arrival, in a flood, has been in nobody's hands since. */
const setAsideBefore = (moment: string): Where => {
  const byStaff: Where = { settledAt: { less_than: moment } };
  const onArrival: Where = {
    and: [{ settledAt: { exists: false } }, { receivedAt: { less_than: moment } }] as Where[],
  };
  const isSetAside: Where = { status: { equals: 'spam' } };
  return { and: [isSetAside, { or: [byStaff, onArrival] }] };
};

/** In this order: what two rules find goes by the first. */
export const rules: readonly Rule[] = [
  {
    kind: 'trash',
    label: 'Trash',
    one: 'record of the trash',
    many: 'records of the trash',
    of: 'all with a trash',
    keep: { days: 30 },
    from: 'the moment of deletion',
    isOver: (moment) => ({ deletedAt: { less_than: moment } }),
    done: 'deleted for good, with its versions',
    why: 'Long enough to notice a mistake; staff wanted it gone.',
  },
  {
    kind: 'set-aside',
    label: 'Letters set aside',
    one: 'letter that was set aside',
    many: 'letters that were set aside',
    // Not privacy requests: one that a flood set aside must be answered, too.
    of: ['enquiries', 'guest-book'],
    keep: keptFor.setAside,
    // Up to a year, for a school that is told that rule 8(3) of the Rules holds for what a robot wrote, too.
    own: { name: 'setAsideDays', label: 'Letters set aside', least: 7, most: 366 },
    from: 'the moment when it was set aside',
    isOver: setAsideBefore,
    done: 'deleted for good',
    why: 'Nobody reads it, so it serves no purpose (section 8(7) of the Act).',
  },
  {
    kind: 'enquiries',
    label: 'Enquiries',
    one: 'enquiry',
    many: 'enquiries',
    of: ['enquiries'],
    keep: keptFor.enquiries,
    own: { name: 'enquiryMonths', label: 'Enquiries', least: 12, most: 60 },
    from: 'the moment when it came',
    isOver: (moment) => ({ receivedAt: { less_than: moment } }),
    done: 'deleted for good; the log forgets who wrote it',
    why: 'An admission is settled within a session (section 8(7) of the Act); a year at least is asked for (rule 8(3) of the Rules).',
  },
  {
    kind: 'guest-book',
    label: 'Guest book entries',
    one: 'guest book entry',
    many: 'guest book entries',
    of: ['guest-book'],
    keep: keptFor.guestBook,
    own: { name: 'guestBookMonths', label: 'Guest book entries', least: 12, most: 120 },
    from: 'the moment when it came',
    // The website shows none, so none is kept for being public.
    isOver: (moment) => ({ receivedAt: { less_than: moment } }),
    done: 'deleted for good; the log forgets who wrote it',
    why: 'As of enquiries.',
  },
  {
    kind: 'privacy-requests',
    label: 'Privacy requests',
    one: 'privacy request',
    many: 'privacy requests',
    of: ['privacy-requests'],
    keep: keptFor.privacyRequests,
    from: 'the moment when it came',
    isOver: (moment) => ({
      receivedAt: { less_than: moment },
      status: { not_equals: 'new' },
    }),
    done: 'deleted for good unless it is still open; the log forgets who wrote it',
    why: 'To show that it was answered, for a year (rule 8(3) of the Rules).',
  },
  {
    kind: 'leavers',
    label: 'Photographs of leavers',
    one: 'photograph of a student who has left',
    many: 'photographs of students who have left',
    of: ['students'],
    keep: keptFor.leaversPhotographs,
    from: 'the day on which the student left',
    isOver: (moment) => ({
      photo: { exists: true },
      // A day that somebody has cleared is none.
      leftOn: { greater_than: '', less_than: toIndianTime(new Date(moment)).slice(0, 10) },
    }),
    part: 'photograph',
    done: 'taken off the roll, and deleted unless something else shows it, too',
    why: 'There is no greeting any more for which it was kept (section 8(7) of the Act); a session is left for those who come back.',
  },
  {
    kind: 'activity',
    label: 'Who did what',
    one: 'line of Who did what',
    many: 'lines of Who did what',
    of: ['activity'],
    keep: keptFor.changeLog,
    from: 'the moment of the change',
    isOver: (moment) => ({ createdAt: { less_than: moment } }),
    done: 'deleted for good',
    why: 'Logs are kept for one year (rules 6(1)(e) and 8(3) of the Rules).',
  },
];

/** How long a school keeps what a rule is about: its own number, or the default. */
export const periodFor = ({ keep, own }: Rule, numbers: OwnNumbers): Period =>
  own ? chosenOr(keep, numbers[own.name]) : keep;

export const inWords = (period: Period): string =>
  'days' in period ? `${period.days} days` : `${period.months} months`;
