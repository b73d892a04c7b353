'use client';
import { useRouter } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { useTask } from '../use-task.ts';

type Props = { collection: string; ids: number[]; words: string };

const restore = async (collection: string, ids: readonly number[]): Promise<void> => {
  const query = new URLSearchParams({ trash: 'true', limit: '0', depth: '0' });
  query.set('where', JSON.stringify({ id: { in: ids } }));
  const answer = await fetch(`/api/${collection}?${query}`, {
    method: 'PATCH',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ deletedAt: null }),
  }).catch(() => {
    throw new Error('Nothing was restored: the line is broken. Please try again.');
  });
  const { message, errors } = (await answer.json().catch(() => ({}))) as {
    message?: string;
    errors?: { message?: string }[];
  };
  if (!answer.ok) throw new Error(message ?? errors?.[0]?.message ?? 'Please try again.');
};

/** Says what was deleted, and undoes it. It stays until the list is left: nobody has to hurry. */
export const UndoDeletion = ({ collection, ids, words }: Props) => {
  const router = useRouter();
  const { isBusy, problem, run } = useTask();
  const [said, setSaid] = useState('');
  // After the list is there: what stands in it from the beginning is not read out.
  useEffect(() => {
    if (words) setSaid(words);
  }, [words]);
  const undo = () =>
    run(async () => {
      await restore(collection, ids);
      setSaid('Undone: it is back where it was.');
      router.refresh();
    });
  return (
    <div className={said ? 'undo' : undefined}>
      <p role="status">{said}</p>
      {ids.length > 0 && (
        <button type="button" disabled={isBusy} onClick={undo}>
          Undo
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
};
