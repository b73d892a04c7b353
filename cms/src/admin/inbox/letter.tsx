/** A letter to read: who wrote, what, and how to answer. */
import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { childInReport } from '../../fields/child-in-report.ts';
import type { LetterSlug, LetterStatus } from '../../inbox/letters.ts';
import { phoneLinks } from '../../inbox/phone.ts';
import { formatDay, formatMoment } from '../../indian-time.ts';
import { LetterActions } from './letter-actions.tsx';

type Letter = {
  id: number;
  status: LetterStatus;
  receivedAt: string;
  dueOn?: string;
  name?: string;
  phone?: string;
  email?: string;
  subject?: string;
  address?: string;
  message?: string;
  profession?: string;
  webAddress?: string;
  rate?: string;
  howKnow?: string;
  request?: string;
  relation?: string;
  studentName?: string;
  studentClass?: string;
  note?: string | null;
  settledBy?: string | null;
  settledAt?: string | null;
};

const Reach = ({ letter: { phone = '', email = '', subject, request } }: { letter: Letter }) => {
  const links = phoneLinks(phone);
  const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject || request || 'Your message'}`)}`;
  return (
    <p className="letter__reach">
      {links && <a href={links.call}>Call {phone}</a>}
      {links && (
        <a href={links.whatsApp} target="_blank" rel="noreferrer">
          WhatsApp
        </a>
      )}
      {email && <a href={mail}>Write to {email}</a>}
    </p>
  );
};

/** What else they told, a line each. */
const details: [keyof Letter, string][] = [
  ['phone', 'Phone'],
  ['address', 'Address'],
  ['profession', 'Profession'],
  ['webAddress', 'Web address'],
  ['rate', 'Rates the website'],
  ['howKnow', 'Knows the school'],
  ['relation', 'Relation to the student'],
  ['studentName', 'Student'],
  ['studentClass', 'Class'],
];

export const LetterView = ({ doc, initPageResult }: DocumentViewServerProps) => {
  const letter = doc as Letter;
  const slug = initPageResult.collectionConfig?.slug as LetterSlug;
  return (
    <Gutter className="letter">
      <article>
        <p className="letter__when">
          {formatMoment(letter.receivedAt)}
          {letter.dueOn && <strong> · to be answered by {formatDay(letter.dueOn)}</strong>}
        </p>
        <h2>{letter.subject || letter.request || `From ${letter.name}`}</h2>
        <p className="letter__message">{letter.message}</p>
        <p className="letter__name">{letter.name}</p>
        <Reach letter={letter} />
        <dl>
          {details.map(([name, label]) =>
            letter[name] ? (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{String(letter[name])}</dd>
              </div>
            ) : null,
          )}
        </dl>
        {slug === 'guest-book' && <p className="letter__caution">{childInReport}</p>}
      </article>
      <LetterActions
        slug={slug}
        id={letter.id}
        status={letter.status}
        note={letter.note ?? ''}
        settled={
          letter.settledAt
            ? `${letter.settledBy ?? 'Somebody'}, ${formatMoment(letter.settledAt)}`
            : ''
        }
      />
    </Gutter>
  );
};
