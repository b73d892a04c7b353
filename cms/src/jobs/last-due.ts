/** When what is done at a fixed hour was due last, by the clock of India. */
import { fromIndianTime, toIndianTime } from '../indian-time.ts';

const day = 24 * 3600_000;

type Hour = {
  /** Such as 02:30. */
  at: string;
  /** 0 is Sunday; every day when left out. */
  weekday?: number;
};

/** By the name of the job. */
const hours = {
  /** When the fewest are awake. */
  retention: { at: '02:30' },
  links: { at: '04:30' },
  /** After the links, of which it tells. */
  disclosure: { at: '05:30' },
  /** On Monday, when the office opens. */
  'weekly-letter': { at: '08:00', weekday: 1 },
} satisfies Record<string, Hour>;
export type JobName = keyof typeof hours;
export const jobNames = Object.keys(hours) as JobName[];

/** The moment of a clock in India. */
export const inIndia = (day: string, time: string): number =>
  Date.parse(fromIndianTime(`${day}T${time}`) as string);

/** The last moment at which it was due. */
export const lastDue = (now: number, job: JobName): number => {
  const { at, weekday }: Hour = hours[job];
  const today = toIndianTime(new Date(now)).slice(0, 10);
  const due = inIndia(today, at);
  const latest = due <= now ? due : due - day;
  if (weekday === undefined) return latest;
  const weekdayOfLatest = new Date(
    `${toIndianTime(new Date(latest)).slice(0, 10)}T00:00Z`,
  ).getUTCDay();
  return latest - ((weekdayOfLatest - weekday + 7) % 7) * day;
};
