const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a month has such a day in any year. */
export const isBirthday = (day: unknown, month: unknown): boolean =>
  Number.isInteger(month) &&
  Number.isInteger(day) &&
  Number(day) >= 1 &&
  Number(day) <= (daysIn[Number(month) - 1] ?? 0);
