'use client';
/** One button for what became of a letter, and a note for the office itself. */
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { type LetterSlug, type LetterStatus, settledAs, statusWords } from '../../inbox/letters.ts';

type Props = {
  slug: LetterSlug;
  id: number;
  status: LetterStatus;
  note: string;
  settled: string;
};

export const LetterActions = ({ slug, id, status, note, settled }: Props) => {
  const router = useRouter();
  const [text, setText] = useState(note);
  const [isBusy, setBusy] = useState(false);
  const done = settledAs[slug];

  const save = async (change: { status?: LetterStatus; note?: string }, said: string) => {
    setBusy(true);
    try {
      const answer = await fetch(`/api/${slug}/${id}`, {
        method: 'PATCH',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      });
      const { errors } = (await answer.json()) as { errors?: { message: string }[] };
      if (!answer.ok) throw new Error(errors?.[0]?.message);
      toast.success(said);
      router.refresh();
    } catch (error) {
      const why = error instanceof Error && error.message ? error.message : 'Please try again.';
      toast.error(`Nothing was saved. ${why}`);
    } finally {
      setBusy(false);
    }
  };
  const move = (to: LetterStatus) => save({ status: to, note: text }, `${statusWords[to]}.`);

  return (
    <aside className="letter__actions">
      <p>
        <strong>{statusWords[status]}</strong>
        {settled && ` · ${settled}`}
      </p>
      {status !== done && (
        <button type="button" className="letter__done" disabled={isBusy} onClick={() => move(done)}>
          {statusWords[done]}
        </button>
      )}
      {status !== 'spam' && (
        <button type="button" disabled={isBusy} onClick={() => move('spam')}>
          Set aside
        </button>
      )}
      {status !== 'new' && (
        <button type="button" disabled={isBusy} onClick={() => move('new')}>
          Back to the new ones
        </button>
      )}
      <label htmlFor="letter-note">Note of the office</label>
      <textarea
        id="letter-note"
        rows={4}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button
        type="button"
        disabled={isBusy || text === note}
        onClick={() => save({ note: text }, 'The note is kept.')}
      >
        Keep the note
      </button>
    </aside>
  );
};
