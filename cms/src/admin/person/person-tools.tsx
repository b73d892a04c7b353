'use client';
/** What was found of a person, and what can be done with it: saved as a file, corrected, erased. Afterwards the paper that says what was done. */
import { useState } from 'react';
import type { Done } from '../../person/change-person.ts';
import type { Listed } from '../../person/find-person.ts';
import { sendJson } from '../send-json.ts';
import { useTask } from '../use-task.ts';

type Result = { title: string; done: readonly Done[] };
type Search = { name: string; school: string | number; found: readonly Listed[] };

const ways: Record<Listed['way'], string> = {
  delete: 'is deleted for good',
  words: 'the name is taken out',
  unpublish: 'the name is taken out, and it leaves the website',
  keep: 'is kept',
  look: 'stays, to be looked at',
};

const keyOf = ({ collection, id }: Listed): string => `${collection} ${id}`;

const send = <T,>(path: string, body: object): Promise<T> =>
  sendJson(
    `students/person/${path}`,
    body,
    'The line broke. Please search again, and see what was done.',
  );

/** Gives a file to the browser to save. */
const saveFile = (content: unknown): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(content, undefined, 2)], { type: 'application/json' }),
  );
  link.download = 'personal-data.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

const Paper = ({ title, name, done }: Result & { name: string }) => (
  <article className="person__paper">
    <h2>{title}</h2>
    <p>
      {name}, on {new Date().toLocaleDateString('en-IN', { dateStyle: 'long' })}.
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Done</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {done.map(({ kind, title: of, done: how, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is
          <tr key={index}>
            <td>
              {kind}: {of}
            </td>
            <td>{how}</td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>
      Photographs of several people, scans and recordings carry no names: somebody has to look at
      the albums. Backups hold what was there until they are removed.
    </p>
    <button type="button" onClick={() => window.print()}>
      Print
    </button>
  </article>
);

type ListProps = Search & { onDone: (result: Result) => void };

const FoundList = ({ name, school, found, onDone }: ListProps) => {
  // What may be somebody else's waits for a look.
  const [chosen, setChosen] = useState(
    () => new Set(found.filter(({ way }) => way !== 'look').map(keyOf)),
  );
  const [by, setBy] = useState('');
  const [isSure, setSure] = useState(false);
  const { isBusy, problem, run } = useTask();
  if (found.length === 0) return <p role="status">Nothing names {name}.</p>;

  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
    setSure(false);
  };
  const body = {
    name,
    school,
    chosen: found
      .filter((one) => chosen.has(keyOf(one)))
      .map(({ collection, id }) => ({ collection, id })),
  };
  const change = (path: string, title: string, more: object = {}) =>
    run(async () => {
      const { done } = await send<{ done: Done[] }>(path, { ...body, ...more });
      onDone({ title, done });
    });
  const isIdle = isBusy || chosen.size === 0;

  return (
    <>
      <p role="status">
        {found.length === 1 ? '1 record names' : `${found.length} records name`} {name}. Take the
        tick away where somebody else of the same name is meant.
      </p>
      <ul className="person__found">
        {found.map((one) => (
          <li key={keyOf(one)}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(keyOf(one))}
                onChange={() => toggle(keyOf(one))}
              />
              <span>
                <strong>
                  {one.kind}: {one.title}
                </strong>
                {one.excerpt !== one.title && <span>{one.excerpt}</span>}
                <span className="person__way">
                  When erased: {ways[one.way]}. {one.why}
                </span>
              </span>
            </label>
            <a href={`/admin/collections/${one.collection}/${one.id}`}>Open</a>
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
      <div className="person__actions">
        <button
          type="button"
          disabled={isIdle}
          onClick={() => run(async () => saveFile(await send('save', body)))}
        >
          Save what is ticked as a file
        </button>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void change('correct', 'The name was corrected', { by });
          }}
        >
          <label htmlFor="person-by">Correct the name to</label>
          <input
            id="person-by"
            value={by}
            minLength={3}
            maxLength={200}
            required
            onChange={(event) => setBy(event.target.value)}
          />
          <button type="submit" disabled={isIdle}>
            Correct
          </button>
        </form>
        <button
          type="button"
          className="person__erase"
          disabled={isIdle}
          onClick={() => (isSure ? change('erase', 'Personal data was erased') : setSure(true))}
        >
          {isSure
            ? `Yes, erase it: ${chosen.size === 1 ? '1 record' : `${chosen.size} records`}, for good`
            : 'Erase what is ticked'}
        </button>
      </div>
    </>
  );
};

export const PersonTools = () => {
  const [name, setName] = useState('');
  const [search, setSearch] = useState<Search>();
  const [result, setResult] = useState<Result>();
  const { isBusy, problem, run } = useTask();
  const find = () =>
    run(async () => {
      setResult(undefined);
      setSearch({ name, ...(await send<Omit<Search, 'name'>>('find', { name })) });
    });
  return (
    <>
      <form
        className="person__search"
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <label htmlFor="person-name">Whole name, as the website or the roll writes it</label>
        <input
          id="person-name"
          value={name}
          minLength={3}
          maxLength={200}
          required
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" disabled={isBusy}>
          Find
        </button>
      </form>
      {problem && <p role="alert">{problem}</p>}
      {search && !result && (
        <FoundList key={`${search.school} ${search.name}`} {...search} onDone={setResult} />
      )}
      {search && result && <Paper {...result} name={search.name} />}
    </>
  );
};
