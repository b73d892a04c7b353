/** A day in a list, as people here write it: 15 Aug 2026. */
import type { DefaultServerCellComponentProps } from 'payload';

const asWritten = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

export const DayCell = ({ cellData }: DefaultServerCellComponentProps) => {
  const day = typeof cellData === 'string' ? new Date(`${cellData}T00:00:00Z`) : undefined;
  return <span>{day && !Number.isNaN(day.valueOf()) ? asWritten.format(day) : '–'}</span>;
};
