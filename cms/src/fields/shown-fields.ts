/** From when until when a record is on the website. Both may be left empty. */
import type { DateField } from 'payload';

/** Four digits of a year: what is not a moment of our time is refused as none. */
const inUtc = (value: unknown): unknown => {
  if (typeof value !== 'string' && !(value instanceof Date)) return value;
  const moment = new Date(value);
  const year = Number.isNaN(moment.valueOf()) ? 0 : moment.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? moment.toISOString() : value;
};
const isMoment = (value: unknown): boolean => !value || /^\d{4}-/.test(String(inUtc(value)));
const notAMoment = 'Please choose a day and an hour.';

const momentField = (name: string, label: string, description: string): DateField => ({
  name,
  label,
  type: 'date',
  index: true,
  validate: (value) => isMoment(value) || notAMoment,
  // As one kind of text, whatever zone it was sent in: SQLite compares them as text.
  hooks: { beforeValidate: [({ value }) => inUtc(value)] },
  admin: {
    position: 'sidebar',
    description,
    components: {
      Field: '/admin/moment-input.tsx#MomentInput',
      Cell: '/admin/moment-cell.tsx#MomentCell',
    },
  },
});

const showFrom = momentField(
  'showFrom',
  'Show from',
  'Leave it empty to show it as soon as it is published. With a day and an hour it appears by itself.',
);

const showUntil: DateField = {
  ...momentField(
    'showUntil',
    'Show until',
    'Leave it empty to show it for good. With a day and an hour it disappears by itself.',
  ),
  validate: (until, { siblingData }) => {
    if (!isMoment(until)) return notAMoment;
    const { showFrom: from } = siblingData as { showFrom?: string | Date | null };
    return (
      !until ||
      !from ||
      new Date(until) > new Date(from) ||
      'This is before it is first shown. Please choose a later day, or leave it empty.'
    );
  },
};

export const shownFields = [showFrom, showUntil];
