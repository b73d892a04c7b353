/** A day as a leaf of a calendar: day above, month (and year) below. */
import { type Day, dayOfMonth, monthName, yearOf } from '../rules/day.ts';

export const DayMark = ({ day }: { day: Day }) => (
  <time className="day-mark" dateTime={day}>
    <span className="day-mark-day">{dayOfMonth(day)}</span>
    <span className="day-mark-month">
      {monthName(day)} <span className="day-mark-year">{yearOf(day)}</span>
    </span>
  </time>
);
