/** What stands where there is no page to show: at an address that has none, or behind a preview link that opens nothing. */
import { refusals } from '@aangan/contract/messages.ts';
import type { ReactNode } from 'react';
import { privateHeaders } from '../server/answers/security-headers.ts';
import { NotFound } from './NotFound.tsx';
import type { NoticeName } from './notice-names.ts';

export type Notice = {
  status: number;
  title: string;
  summary: string;
  body: ReactNode;
  headers?: readonly [string, string][];
};

const words = (text: string) => (
  <div className="narrow page-body">
    <p>{text}</p>
    <p className="button-row">
      <a className="button button-accent" href="/">
        Go to Home
      </a>
    </p>
  </div>
);

const ended: Omit<Notice, 'status'> = {
  title: 'This preview has ended',
  summary: refusals.previewEnded,
  body: words(
    'A preview link works for one day. What it showed may be on the website by now: please look at its page.',
  ),
  headers: privateHeaders,
};

const later = (summary: string): Omit<Notice, 'status'> => ({
  title: 'The preview cannot be shown just now',
  summary,
  body: words('The link stays as it is. Please open it again in a minute.'),
  headers: [...privateHeaders, ['Retry-After', '60']],
});

export const notices: Record<NoticeName, Notice> = {
  'not-found': {
    status: 404,
    title: 'Page not found',
    summary: 'There is no page at this address.',
    body: <NotFound />,
  },
  'preview-ended': { ...ended, status: 410 },
  'preview-unknown': { ...ended, status: 403 },
  'preview-too-many': { ...later('It was opened very often.'), status: 429 },
  'preview-away': { ...later('The school’s records cannot be reached just now.'), status: 503 },
};
