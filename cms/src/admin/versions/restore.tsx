'use client';
/** Brings an earlier version back: as a draft, or onto the website at once. What stands there now stays among the versions. */
import { remember } from '../undo/remember.ts';
import { useTask } from '../use-task.ts';

const send = async (method: string, path: string, body: object = {}): Promise<void> => {
  const answer = await fetch(`/api/${path}`, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error('The line is broken. Please try again.');
  });
  if (answer.ok) return;
  const { errors } = (await answer.json().catch(() => ({}))) as { errors?: { message?: string }[] };
  throw new Error(errors?.[0]?.message ?? 'Please try again.');
};

type Props = { collection: string; record: string; version: string };

export const Restore = ({ collection, record, version }: Props) => {
  const { isBusy, problem, run } = useTask();
  const restore = (isDraft: boolean) =>
    run(async () => {
      // Always as a draft first: Payload gives what it restores the version's own standing, and a draft would take the record off the website.
      await send('POST', `${collection}/versions/${version}?draft=true`);
      if (!isDraft) await send('PATCH', `${collection}/${record}`, { _status: 'published' });
      remember(
        'said',
        isDraft
          ? 'Brought back as a draft. The website is as it was.'
          : 'Brought back and published.',
      );
      window.location.assign(`/admin/collections/${collection}/${record}`);
    });
  return (
    <div className="version__restore">
      <button type="button" disabled={isBusy} onClick={() => restore(true)}>
        Bring it back as a draft
      </button>
      <button type="button" disabled={isBusy} onClick={() => restore(false)}>
        Bring it back and publish it
      </button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
};
