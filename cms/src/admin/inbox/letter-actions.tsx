'use client';
/** One button for what became of a letter, and a note for the office itself. */
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';

type Status = 'new' | 'answered' | 'read' | 'spam';
type Props = {
  slug: 'enquiries' | 'guest-book';
  id: number;
  status: Status;
  note: string;
  settled: string;
};

const words: Record<Status, string> = {
  new: 'New',
  answered: 'Answered',
  read: 'Read',
  spam: 'Set aside',
};

export const LetterActions = ({ slug, id, status, note, settled }: Props) => {
  const router = useRouter();
  const [text, setText] = useState(note);
  const [isBusy, setBusy] = useState(false);
  const done: Status = slug === 'enquiries' ? 'answered' : 'read';

  const save = async (change: { status?: Status; note?: string }, said: string) => {
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
  const move = (to: Status) => save({ status: to, note: text }, `${words[to]}.`);

  return (
    <aside className="letter__actions">
      <p>
        <strong>{words[status]}</strong>
        {settled && ` · ${settled}`}
      </p>
      {status !== done && (
        <button type="button" className="letter__done" disabled={isBusy} onClick={() => move(done)}>
          {words[done]}
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
