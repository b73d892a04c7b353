'use client';
/** Says which part of a report a closed row is: its heading, or the records that it stands for. */
import { useRowLabel } from '@payloadcms/ui';

type Part = { heading?: string | null; of?: string | null };
type Props = {
  /** What such a part is called without a heading. */
  kind: string;
  /** What each kind of record is called. */
  records: Record<string, string>;
};

export const PartLabel = ({ kind, records }: Props) => {
  const { data, rowNumber } = useRowLabel<Part>();
  const name = data.heading?.trim() || (data.of && records[data.of]);
  return (
    <span>
      {(rowNumber ?? 0) + 1}. {name ? `${name} (${kind})` : kind}
    </span>
  );
};
