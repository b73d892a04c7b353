'use client';
/** The schools of an installation, for somebody who works for all of them and has not said for which one now. */
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client';
import { useState } from 'react';
import { formatMoment } from '../../indian-time.ts';
import type { SchoolRow } from './load-schools.ts';

/** From how many on it is quicker to search than to look. */
const many = 8;

const isNamed = ({ name, code, website = '' }: SchoolRow, words: string): boolean =>
  `${name} ${code} ${website}`.toLowerCase().includes(words.trim().toLowerCase());

const inMegabytes = (bytes: number): string =>
  `${(bytes / 1024 ** 2).toLocaleString('en-IN', { maximumFractionDigits: 1 })} MB`;

export const ChooseSchool = ({ schools }: { schools: SchoolRow[] }) => {
  const [words, setWords] = useState('');
  const found = schools.filter((school) => isNamed(school, words));
  return (
    <section aria-labelledby="home-choose" className="home__schools">
      <h2 id="home-choose">For which school?</h2>
      <p>Choose one, here or above the menu, to see what waits there and to change its website.</p>
      {schools.length >= many && (
        <label>
          Find a school
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">School</th>
            <th scope="col">Website</th>
            <th scope="col">Last change</th>
            <th scope="col">Pages a day</th>
            <th scope="col">Disclosure</th>
            <th scope="col">Accounts</th>
            <th scope="col">Files</th>
          </tr>
        </thead>
        <tbody>
          {found.map((school) => (
            <Row key={school.id} {...school} />
          ))}
        </tbody>
      </table>
      <p role="status">{found.length === 0 && 'No school has this in its name or address.'}</p>
      <p>
        <a className="home__website" href="/admin/new-school">
          New school
        </a>
      </p>
    </section>
  );
};

const disclosureWords = (disclosure: SchoolRow['disclosure']): string => {
  if (!disclosure) return 'not looked at yet';
  const { open, rows } = disclosure;
  return open === 0 ? 'in order' : `${open} of ${rows} open`;
};

const Row = ({ id, name, website, changedAt, people, bytes, ...more }: SchoolRow) => {
  const { setTenant } = useTenantSelection();
  return (
    <tr>
      <th scope="row">
        <button type="button" onClick={() => setTenant({ id, refresh: true })}>
          {name}
        </button>
      </th>
      <td data-label="Website">
        {website ? (
          <a href={website} target="_blank" rel="noreferrer">
            {new URL(website).host}
          </a>
        ) : (
          'no address yet'
        )}
      </td>
      <td data-label="Last change">{changedAt ? formatMoment(changedAt) : 'none yet'}</td>
      <td data-label="Pages a day">{more.pagesADay.toLocaleString('en-IN')}</td>
      <td data-label="Disclosure">{disclosureWords(more.disclosure)}</td>
      <td data-label="Accounts">{people}</td>
      <td data-label="Files">{inMegabytes(bytes)}</td>
    </tr>
  );
};
