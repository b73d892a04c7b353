'use client';
/** Says what a closed row holds, so that nobody has to open twelve of them to find the right one. */
import { useRowLabel } from '@payloadcms/ui';

const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => name !== 'id' && name !== 'blocks' && name !== 'blockType')
    .flatMap(([, part]) => wordsIn(part));
};

export const RowLabel = () => {
  const { data, rowNumber } = useRowLabel<unknown>();
  const words = wordsIn(data).join(' · ');
  const shown = words.length > 80 ? `${words.slice(0, 79)}…` : words;
  return <span>{shown || `${(rowNumber ?? 0) + 1}: nothing written yet`}</span>;
};
