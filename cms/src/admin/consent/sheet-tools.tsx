'use client';
/** The sheet that is given back: first what it would change is shown, then one button writes it. */
import { useRouter } from 'next/navigation.js';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import type { Seen } from '../../consent/sheet/endpoints.ts';
import type { Counts } from '../../consent/sheet/plan.ts';
import { isTooLarge, tooLarge, toText } from '../../consent/sheet/to-text.ts';
import { sendJson } from '../send-json.ts';
import { useTask } from '../use-task.ts';

const countWords: [key: keyof Counts, words: string][] = [
  ['new', 'new'],
  ['changed', 'changed'],
  ['withdrawn', 'of these withdrawn, in whole or in part'],
  ['unchanged', 'as before'],
  ['blank', 'without an answer'],
  ['problems', 'that cannot be read'],
];

const Problems = ({ problems }: Pick<Seen, 'problems'>) => (
  <section aria-labelledby="sheet-problems">
    <h3 id="sheet-problems">Rows that cannot be read</h3>
    <p>They are left out. Please correct them in the sheet, and give it back once more.</p>
    <ul className="consent-sheet__rows">
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

type Rows = { id: string; title: string; rows: Seen['changes']; isOpen: boolean };
const ChangedRows = ({ id, title, rows, isOpen }: Rows) =>
  rows.length > 0 && (
    <details id={id} open={isOpen}>
      <summary>
        {title}: {rows.length}
      </summary>
      <ul className="consent-sheet__rows">
        {rows.map(({ row, name, place, words }) => (
          <li key={row}>
            <strong>
              {name}, {place}
            </strong>
            <span>
              Row {row}: {words.join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );

type PreviewProps = { seen: Seen; isBusy: boolean; onWrite: () => void };

const Preview = ({
  seen: { counts, changes, problems, unread },
  isBusy,
  onWrite,
}: PreviewProps) => {
  const count = counts.new + counts.changed;
  return (
    <section className="consent-sheet__preview" aria-labelledby="sheet-preview">
      <h2 id="sheet-preview">What would happen</h2>
      <p role="status">Nothing has been written yet.</p>
      <ul className="consent-sheet__counts">
        {countWords.map(([key, words]) => (
          <li key={key} data-count={key}>
            <strong>{counts[key]}</strong> {words}
          </li>
        ))}
      </ul>
      {unread.length > 0 && <p>Columns that are not read: {unread.join(', ')}.</p>}
      {problems.length > 0 && <Problems problems={problems} />}
      <ChangedRows
        id="sheet-withdrawn"
        title="Withdrawn: the website stops showing it at once"
        rows={changes.filter(({ isWithdrawn }) => isWithdrawn)}
        isOpen
      />
      <ChangedRows id="sheet-changes" title="All that is written" rows={changes} isOpen={false} />
      {count > 0 ? (
        <button type="button" disabled={isBusy} onClick={onWrite}>
          {count === 1 ? 'Write it: 1 student' : `Write it: ${count} students`}
        </button>
      ) : (
        <p>There is nothing to write.</p>
      )}
    </section>
  );
};

const readFile = async (file: File): Promise<string> => {
  const text = toText(new Uint8Array(await file.arrayBuffer()));
  if (text === undefined)
    throw new Error('This is not a CSV file. In Excel or LibreOffice: Save as, and choose CSV.');
  return text;
};

export const SheetTools = ({ school }: { school: string | number }) => {
  const [file, setFile] = useState<File>();
  const [pasted, setPasted] = useState('');
  const [seen, setSeen] = useState<Seen & { text: string }>();
  const [done, setDone] = useState<Counts>();
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
      const text = file ? await readFile(file) : pasted;
      if (isTooLarge(text)) throw new Error(tooLarge);
      const whenBroken = 'The line broke. Please try again.';
      const answer = await sendJson<Seen>('consents/sheet/read', { school, text }, whenBroken);
      setSeen({ ...answer, text });
    });
  };
  const write = () =>
    run(async () => {
      const { text = '', seen: known } = seen ?? {};
      const { counts } = await sendJson<{ counts: Counts }>(
        'consents/sheet/write',
        { school, text, seen: known },
        'The line broke. Please look once more: what was written is shown “as before” then.',
      );
      forget();
      setDone(counts);
      router.refresh();
    });

  return (
    <>
      <form onSubmit={look}>
        <label htmlFor="sheet-file">The file, saved as CSV</label>
        <input
          id="sheet-file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
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
        <button type="submit" disabled={isBusy || (!file && pasted.trim() === '')}>
          See what would happen
        </button>
      </form>
      {problem && <p role="alert">{problem}</p>}
      {seen && <Preview seen={seen} isBusy={isBusy} onWrite={() => void write()} />}
      {done && (
        <p role="status" className="consent-sheet__done">
          Written: {done.new} new, {done.changed} changed, {done.withdrawn} withdrawn. The website
          follows within seconds.
        </p>
      )}
    </>
  );
};
