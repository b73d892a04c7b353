'use client';
/** Documents to tick, and one button that signs those; what is refused stays, with the reason. */
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type { SignedTogether } from '../../disclosure/sign.ts';
import { sendJson } from '../send-json.ts';
import { useTask } from '../use-task.ts';

export type Document = {
  id: number;
  path: string;
  title: string;
  kind: string;
  words: string;
  href: string;
  isPdf: boolean;
};

/** What was ticked is the very file that was shown: another one of the same document is not ticked. */
const keyOf = ({ id, path }: Document): string => `${id} ${path}`;
const count = (number: number): string => (number === 1 ? '1 document' : `${number} documents`);

export const SignTogether = ({ as, documents }: { as: string; documents: readonly Document[] }) => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [answer, setAnswer] = useState<SignedTogether>();
  const { isBusy, problem, run } = useTask();
  const router = useRouter();
  const chosen = documents.filter((one) => ticked.has(keyOf(one)));
  const sign = () =>
    run(async () => {
      setAnswer(undefined);
      const given = await sendJson<SignedTogether>(
        'certificates/sign',
        { documents: chosen.map(({ id, path }) => ({ id, path })) },
        'The line broke. Please load the page again: what was signed is no longer listed.',
      );
      setAnswer(given);
      setTicked(new Set());
      router.refresh();
    });
  const toggle = (key: string) => {
    const next = new Set(ticked);
    if (!next.delete(key)) next.add(key);
    setTicked(next);
  };
  return (
    <>
      {answer && answer.signed.length > 0 && (
        <p role="status" className="sign-page__done">
          Signed: {count(answer.signed.length)}.
        </p>
      )}
      {documents.length === 0 ? (
        <p>No document waits for your signature.</p>
      ) : (
        <>
          <p>
            Open and read each document, tick it, and sign those that you have ticked. What is kept
            is your name, the moment, and the fingerprint of the very file.
          </p>
          <ul className="sign-page__list">
            {documents.map((one) => {
              const refused = answer?.refused.find(({ id }) => id === one.id);
              return (
                <li key={keyOf(one)}>
                  <label>
                    <input
                      type="checkbox"
                      checked={ticked.has(keyOf(one))}
                      onChange={() => toggle(keyOf(one))}
                    />
                    <span>
                      <strong>{one.title}</strong>
                      {one.kind && <span>{one.kind}</span>}
                      <span>{one.words}</span>
                    </span>
                  </label>
                  <a href={one.href} target="_blank" rel="noreferrer">
                    Open and read
                    <span className="sign-page__hidden">
                      {' '}
                      {one.title} ({one.isPdf ? 'PDF' : 'scan'}, in a new tab)
                    </span>
                  </a>
                  {refused && <p role="alert">Not signed. {refused.why}</p>}
                </li>
              );
            })}
          </ul>
          <button
            type="button"
            className="signing__button"
            disabled={isBusy || chosen.length === 0}
            onClick={() => void sign()}
          >
            {chosen.length === 0
              ? 'Tick what you have read'
              : `I have seen ${chosen.length === 1 ? 'this document' : `these ${chosen.length} documents`} and confirm ${chosen.length === 1 ? 'it' : 'them'}, as ${as}`}
          </button>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      <p>
        <a href="/admin/disclosure">Check of the disclosure</a>
      </p>
    </>
  );
};
