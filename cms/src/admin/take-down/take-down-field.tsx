'use client';
/** On a file's own page: where it is used, and how it goes from all of these at once. For those who may delete it. */
import { useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type { Uses } from '../../endpoints/take-down.ts';
import { sendJson } from '../send-json.ts';
import { useTask } from '../use-task.ts';

const loadUses = async (id: number | string): Promise<Uses> => {
  const answer = await fetch(`/api/media/${id}/uses`, { credentials: 'include' }).catch(() => {
    throw new Error('The line broke. Please try again.');
  });
  if (!answer.ok) throw new Error('This cannot be told now. Please try again.');
  return answer.json();
};

const UseList = ({ uses, copies }: Uses) => (
  <>
    {uses.length === 0 ? (
      <p>No record uses it. Whoever knows its address can still open it.</p>
    ) : (
      <ul>
        {uses.map(({ collection, id, kind, title, path }) => (
          <li key={`${collection} ${id}`}>
            {kind}: <a href={`/admin/collections/${collection}/${id}`}>{title}</a>
            {path === undefined && ' (visitors do not see it)'}
          </li>
        ))}
      </ul>
    )}
    {copies > 0 && (
      <p>
        The same file was uploaded {copies === 1 ? 'once more' : `${copies} times more`}; that is
        counted here.
      </p>
    )}
  </>
);

export const TakeDownField = () => {
  const { id, hasDeletePermission } = useDocumentInfo();
  const router = useRouter();
  const [found, setFound] = useState<Uses>();
  const [why, setWhy] = useState('');
  const { isBusy, problem, run } = useTask();
  if (!id || !hasDeletePermission) return null;
  const look = () => run(async () => setFound(await loadUses(id)));
  const takeDown = () =>
    run(async () => {
      await sendJson(`media/${id}/take-down`, { why }, 'The line broke. Please try again.');
      router.push('/admin/collections/media');
      router.refresh();
    });
  return (
    <section className="take-down">
      {!found && (
        <p>
          <button type="button" disabled={isBusy} onClick={look}>
            Where is it used? It must go
          </button>
        </p>
      )}
      {found && (
        <>
          <h2>Where it is used</h2>
          <UseList {...found} />
          <h2>It must go</h2>
          <p>
            Within seconds it is gone from every page, with each copy of it, and cannot be brought
            back. Who did it and why stands in “Who did what”.
          </p>
          <label>
            Why it must go
            <input
              type="text"
              maxLength={300}
              value={why}
              onChange={(event) => setWhy(event.target.value)}
            />
          </label>
          <p>
            <button type="button" className="take-down__do" disabled={isBusy} onClick={takeDown}>
              Take it off everywhere
            </button>
          </p>
        </>
      )}
      <p role="alert">{problem}</p>
    </section>
  );
};
