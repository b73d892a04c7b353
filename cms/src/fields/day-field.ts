/**
 * A calendar day. It is stored, and given back by the Local API, as the text `YYYY-MM-DD`: no time, no zone, so it can
 * never slip to the day before on its way through a server in another zone. Text of this form also sorts by date.
 * The back office shows the browser's own date picker.
 */
import type { TextField } from 'payload';
import { z } from 'zod';

const day = z.iso.date();

export const isDay = (value: unknown): value is string => day.safeParse(value).success;

/** Today in Asia/Kolkata, the only zone that any rule uses. */
export const today = (now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now);

type DayField = {
  name: string;
  label: string;
  description?: string;
  startsToday?: boolean;
  isOptional?: boolean;
};

export const dayField = ({
  name,
  label,
  description,
  isOptional = false,
  startsToday = !isOptional,
}: DayField): TextField => ({
  name,
  label,
  type: 'text',
  required: !isOptional,
  index: true,
  ...(startsToday ? { defaultValue: () => today() } : {}),
  validate: (value: unknown) =>
    isDay(value) ||
    (isOptional && !value) ||
    'Please choose a day from the calendar (year-month-day, such as 2026-08-15).',
  // A cleared picker sends an empty text, which is no day, and comes before all days.
  ...(isOptional
    ? { hooks: { beforeValidate: [({ value }) => (value === '' ? null : value)] } }
    : {}),
  admin: {
    description,
    components: { Field: '/admin/day-input.tsx#DayInput', Cell: '/admin/day-cell.tsx#DayCell' },
  },
});
