'use client';
/** A sheet that is given: first what it would change is shown, then one button writes it. */
import { useRouter } from 'next/navigation.js';
import { type ChangeEvent, type FormEvent, type ReactNode, useState } from 'react';
import type { Listed, Seen } from '../../sheet/endpoints.ts';
import { isTooLarge, type Sent, tooLarge, toSent } from '../../sheet/to-text.ts';
import { sendJson } from '../send-json.ts';
import { useTask } from '../use-task.ts';

const Problems = ({ problems }: Pick<Seen, 'problems'>) => (
  <section aria-labelledby="sheet-problems">
    <h3 id="sheet-problems">Rows that cannot be read</h3>
    <p>They are left out. Please correct them in the sheet, and give it once more.</p>
    <ul className="sheet-page__rows">
      {problems.map(({ row, place, heading, stands, who, why }) => (
        <li key={row}>
          <strong>
            Row {row}
            {who && `: ${who}`}
          </strong>
          <span>
            {place ? `${place}, ${heading}` : heading}
            {stands && `: “${stands}”`}
          </span>
          <span>{why}</span>
        </li>
      ))}
    </ul>
  </section>
);

/** Rows that are shown together, and whether at once. */
export type Group<Change> = {
  id: string;
  title: string;
  /** What to do about them. */
  hint?: string;
  isOpen: boolean;
  has: (change: Change) => boolean;
};

const ChangedRows = ({
  id,
  title,
  hint,
  rows,
  isOpen,
}: Omit<Group<never>, 'has'> & { rows: readonly Listed[] }) =>
  rows.length > 0 && (
    <details id={id} open={isOpen}>
      <summary>
        {title}: {rows.length}
      </summary>
      {hint && <p>{hint}</p>}
      <ul className="sheet-page__rows">
        {rows.map(({ row, title: who, words }) => (
          <li key={row}>
            <strong>{who}</strong>
            <span>
              Row {row}: {words.join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );

type Words<Change extends Listed, Count extends string> = {
  /** Of the calls: `consents/sheet`. */
  path: string;
  countWords: readonly (readonly [key: Count, words: string])[];
  groups: readonly Group<Change>[];
  /** Whom the rows are about: one, several. */
  whom: readonly [one: string, several: string];
  whenDone: (counts: Record<Count, number>) => string;
  /** What is chosen besides the list, and sent with it. */
  besides?: {
    fields: (forget: () => void) => ReactNode;
    /** Sent when the list is looked at, and when it is written. */
    body: object;
    /** Done before it is written; gives what is sent then, too. */
    prepare: (changes: readonly Change[]) => Promise<object>;
  };
};

type PreviewProps<Change extends Listed, Count extends string> = {
  seen: Seen<Change, Count>;
  isBusy: boolean;
  onWrite: () => void;
} & Words<Change, Count>;

const Preview = <Change extends Listed, Count extends string>({
  seen: { counts, changes, problems, unread, notes = [] },
  isBusy,
  onWrite,
  countWords,
  groups,
  whom: [one, several],
}: PreviewProps<Change, Count>) => (
  <section className="sheet-page__preview" aria-labelledby="sheet-preview">
    <h2 id="sheet-preview">What would happen</h2>
    <p role="status">Nothing has been written yet.</p>
    <ul className="sheet-page__counts">
      {countWords.map(([key, words]) => (
        <li key={key} data-count={key}>
          <strong>{counts[key]}</strong> {words}
        </li>
      ))}
    </ul>
    {unread.length > 0 && <p>Columns that are not read: {unread.join(', ')}</p>}
    {notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
    {problems.length > 0 && <Problems problems={problems} />}
    {groups.map(({ has, ...group }) => (
      <ChangedRows key={group.id} {...group} rows={changes.filter(has)} />
    ))}
    {changes.length > 0 ? (
      <button type="button" disabled={isBusy} onClick={onWrite}>
        Write it: {changes.length} {changes.length === 1 ? one : several}
      </button>
    ) : (
      <p>There is nothing to write.</p>
    )}
  </section>
);

const readPasted = (text: string): Sent => {
  if (isTooLarge(text)) throw new Error(tooLarge);
  return { text };
};

export const SheetTools = <Change extends Listed, Count extends string>({
  school,
  ...words
}: { school: string | number } & Words<Change, Count>) => {
  const { path, whenDone, besides } = words;
  const [file, setFile] = useState<File>();
  const [pasted, setPasted] = useState('');
  const [seen, setSeen] = useState<Seen<Change, Count> & { given: Sent }>();
  const [done, setDone] = useState<Record<Count, number>>();
  const { isBusy, problem, run } = useTask();
  const router = useRouter();

  const forget = () => {
    setSeen(undefined);
    setDone(undefined);
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      forget();
      const given = file ? toSent(new Uint8Array(await file.arrayBuffer())) : readPasted(pasted);
      const whenBroken = 'The line broke. Please try again.';
      const answer = await sendJson<Seen<Change, Count>>(
        `${path}/read`,
        { school, ...given, ...besides?.body },
        whenBroken,
      );
      setSeen({ ...answer, given });
    });
  };
  const write = () =>
    run(async () => {
      const { given, seen: known, changes = [] } = seen ?? {};
      const prepared = await besides?.prepare(changes);
      const { counts } = await sendJson<{ counts: Record<Count, number> }>(
        `${path}/write`,
        { school, ...given, ...besides?.body, ...prepared, seen: known },
        'The line broke. Please look once more: what was written is shown “as before” then.',
      );
      forget();
      setDone(counts);
      router.refresh();
    });

  return (
    <>
      <form onSubmit={look}>
        <label htmlFor="sheet-file">The file: an Excel workbook (.xlsx) or CSV</label>
        <input
          id="sheet-file"
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            forget();
            setFile(event.target.files?.[0]);
          }}
        />
        <label htmlFor="sheet-cells">Or the cells, with the headings, copied and pasted here</label>
        <textarea
          id="sheet-cells"
          rows={4}
          value={pasted}
          disabled={file !== undefined}
          onChange={(event) => {
            forget();
            setPasted(event.target.value);
          }}
        />
        {besides?.fields(forget)}
        <button type="submit" disabled={isBusy || (!file && pasted.trim() === '')}>
          See what would happen
        </button>
      </form>
      {problem && <p role="alert">{problem}</p>}
      {seen && <Preview {...words} seen={seen} isBusy={isBusy} onWrite={() => void write()} />}
      {done && (
        <p role="status" className="sheet-page__done">
          {whenDone(done)}
        </p>
      )}
    </>
  );
};
