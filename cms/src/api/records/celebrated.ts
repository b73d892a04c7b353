/** Whose birthday is today: the rules of promise 2.2, without a database. */

export type DayAndMonth = { day: number; month: number };

/** India has kept +05:30 without summer time since 1945. */
const kolkataOffset = 5.5 * 60 * 60 * 1000;

/** The calendar day in Asia/Kolkata at a moment. */
export const kolkataDay = (moment: number): DayAndMonth & { year: number } => {
  const there = new Date(moment + kolkataOffset);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth() + 1,
    day: there.getUTCDate(),
  };
};

const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The days of birth that are celebrated at a moment: today's, and 29 February on the 28th of a common year. */
export const celebrated = (moment: number): DayAndMonth[] => {
  const { year, month, day } = kolkataDay(moment);
  const today = { day, month };
  return month === 2 && day === 28 && !isLeapYear(year) ? [today, { day: 29, month: 2 }] : [today];
};

const classes = 'Nursery LKG UKG I II III IV V VI VII VIII IX X XI XII'.split(' ');

/** Little ones first, then by name, as a school reads them out. */
export const inReadingOrder = (
  one: { class: string; name: string },
  other: { class: string; name: string },
): number =>
  classes.indexOf(one.class) - classes.indexOf(other.class) || one.name.localeCompare(other.name);

/** A class as people say it: `V Rose`. */
export const classAndSection = (className: string, section: string | null | undefined): string =>
  section ? `${className} ${section}` : className;
