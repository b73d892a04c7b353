/** Above the list of letters: which of them are shown, and all of them as a spreadsheet. */
import type { BeforeListTableServerProps } from 'payload';
import { type LetterSlug, statusesOf, statusWords } from '../../inbox/letters.ts';

export const LetterTabs = ({ collectionConfig, searchParams }: BeforeListTableServerProps) => {
  const slug = collectionConfig.slug as LetterSlug;
  const chosen = /"status":\{"equals":"(\w+)"/.exec(JSON.stringify(searchParams ?? {}))?.[1];
  const shown = String(searchParams?.['where[status][equals]'] ?? chosen ?? '');
  const list = `/admin/collections/${slug}`;
  return (
    <nav className="letter-tabs" aria-label="Letters">
      <a href={list} aria-current={shown === '' ? 'page' : undefined}>
        All
      </a>
      {statusesOf(slug).map((status) => (
        <a
          key={status}
          href={`${list}?where[status][equals]=${status}`}
          aria-current={shown === status ? 'page' : undefined}
        >
          {statusWords[status]}
        </a>
      ))}
      <a href={`/api/${slug}/spreadsheet${shown ? `?status=${shown}` : ''}`} download>
        As a spreadsheet
      </a>
    </nav>
  );
};
