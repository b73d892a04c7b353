'use client';
/** First what would happen, class by class; then one button does it, and another takes it back. */
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { classes } from '../../fields/classes.ts';
import type { Seen } from '../../move-up/endpoints.ts';
import { countMoved } from '../../move-up/plan.ts';
import type { Class } from '../../sheet/cells.ts';
import { sendJson } from '../send-json.ts';
import { useTask } from '../use-task.ts';

type School = { school: string | number };
const whenBroken = 'The line broke. Please load the page again to see whether it was done.';

const studentsIn = (count: number): string => (count === 1 ? '1 student' : `${count} students`);

type PreviewProps = { seen: Seen; isBusy: boolean; onMove: (again: boolean) => void };

const Preview = ({ seen: { session, steps, movedBefore }, isBusy, onMove }: PreviewProps) => {
  const [again, setAgain] = useState(false);
  const { up, leaving } = countMoved({ steps });
  if (up + leaving === 0) return <p>There is nobody on the roll to move.</p>;
  return (
    <section className="sheet-page__preview" aria-labelledby="move-preview">
      <h2 id="move-preview">What would happen, for the session {session}</h2>
      <p role="status">Nobody has been moved yet.</p>
      <ul className="sheet-page__rows">
        {steps.map(({ from, to, count }) => (
          <li key={from} data-from={from}>
            <strong>{to ? `${from} to ${to}` : `${from} leaves the school`}</strong>
            <span>{studentsIn(count)}</span>
          </li>
        ))}
      </ul>
      {movedBefore > 0 && (
        <p className="sheet-page__check">
          <input
            id="move-again"
            type="checkbox"
            checked={again}
            onChange={(event) => setAgain(event.target.checked)}
          />
          <label htmlFor="move-again">
            They were moved up for {session} already. Yes, one more class up, though only this time
            can be taken back then.
          </label>
        </p>
      )}
      <button
        type="button"
        disabled={isBusy || (movedBefore > 0 && !again)}
        onClick={() => onMove(again)}
      >
        Move them: {up} up, {leaving} leave
      </button>
    </section>
  );
};

const TakeBack = ({
  session,
  moved,
  isBusy,
  onUndo,
}: {
  session: string;
  moved: number;
  isBusy: boolean;
  onUndo: () => void;
}) => {
  const [isSure, setSure] = useState(false);
  return (
    <section aria-labelledby="move-back">
      <h2 id="move-back">Take it back</h2>
      <p>
        {studentsIn(moved)} were moved up for the session {session}, or left by it. Taken back, each
        is in the class of before, and whoever left by it is on the roll again. Whose class was
        changed by hand since then stays there.
      </p>
      {isSure ? (
        <>
          <button type="button" disabled={isBusy} onClick={onUndo}>
            Yes, take it back
          </button>{' '}
          <button type="button" onClick={() => setSure(false)}>
            No, leave it
          </button>
        </>
      ) : (
        <button type="button" disabled={isBusy} onClick={() => setSure(true)}>
          Take the moving up back
        </button>
      )}
    </section>
  );
};

type Props = School & {
  session: string;
  /** How many were moved in this session. */
  moved: number;
  highest: Class | undefined;
};

export const MoveUpTools = ({ school, session, moved, highest }: Props) => {
  const [last, setLast] = useState<Class>(highest ?? 'XII');
  const [seen, setSeen] = useState<Seen>();
  const [done, setDone] = useState('');
  const { isBusy, problem, run } = useTask();
  const router = useRouter();
  const finish = (words: string) => {
    setSeen(undefined);
    setDone(words);
    router.refresh();
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setDone('');
      setSeen(await sendJson<Seen>('students/move-up/read', { school, last }, whenBroken));
    });
  };
  const move = (again: boolean) =>
    run(async () => {
      const body = { school, last, again, seen: seen?.seen };
      const { up, leaving } = await sendJson<{ up: number; leaving: number }>(
        'students/move-up/write',
        body,
        whenBroken,
      );
      finish(`Done: ${up} moved up, ${leaving} have left.`);
    });
  const undo = () =>
    run(async () => {
      const { back, kept } = await sendJson<{ back: number; kept: number }>(
        'students/move-up/undo',
        { school },
        whenBroken,
      );
      finish(
        `Taken back: ${back} are in the class of before${kept > 0 ? `, ${kept} were changed since and stay` : ''}.`,
      );
    });
  return (
    <>
      {moved > 0 && (
        <p className="sheet-page__done">Everybody has been moved up for the session {session}.</p>
      )}
      <form onSubmit={look}>
        <label htmlFor="move-last">The last class of the school</label>
        <select
          id="move-last"
          value={last}
          onChange={(event) => {
            setSeen(undefined);
            setLast(event.target.value as Class);
          }}
        >
          {classes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button type="submit" disabled={isBusy}>
          See what would happen
        </button>
      </form>
      {problem && <p role="alert">{problem}</p>}
      {seen && <Preview seen={seen} isBusy={isBusy} onMove={(again) => void move(again)} />}
      {done && (
        <p role="status" className="sheet-page__done">
          {done}
        </p>
      )}
      {moved > 0 && (
        <TakeBack session={session} moved={moved} isBusy={isBusy} onUndo={() => void undo()} />
      )}
    </>
  );
};
