/** A moment in a list, as people here write it: 15 Aug 2026, 9:30 am. */
import type { DefaultServerCellComponentProps } from 'payload';
import { formatMoment } from '../indian-time.ts';

export const MomentCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{cellData ? formatMoment(cellData as string | Date) : '–'}</span>
);
