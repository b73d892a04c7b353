/** The home of the back office: what waits, what is done daily, and what was changed lately. */
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { formatMoment } from '../../indian-time.ts';
import { ChooseSchool } from './choose-school.tsx';
import { type Entry, type Home as HomeData, loadHome } from './load-home.ts';

const today = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Kolkata',
});
const hour = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});
const greeting = (now: Date): string => {
  const hours = Number(hour.format(now));
  if (hours < 12) return 'Good morning';
  return hours < 17 ? 'Good afternoon' : 'Good evening';
};

const Head = ({ name, school }: HomeData) => {
  const now = new Date();
  return (
    <header className="home__head">
      <div>
        <p className="home__greeting">
          {greeting(now)}
          {name && `, ${name}`} · {today.format(now)}
        </p>
        <h1>{school?.name ?? 'All schools'}</h1>
      </div>
      {school?.website && (
        <a className="home__website" href={school.website} target="_blank" rel="noreferrer">
          See the website
        </a>
      )}
    </header>
  );
};

const Waits = ({ waiting }: HomeData) => (
  <ul className="home__waiting">
    {waiting.map(({ what, count, href, due }) => (
      <li key={href}>
        <a href={href} className={count > 0 ? 'home__card home__card--waits' : 'home__card'}>
          <strong>{count}</strong> {what}
          {due && <span className="home__due">{due}</span>}
        </a>
      </li>
    ))}
  </ul>
);

const Actions = ({ actions }: HomeData) => (
  <section aria-labelledby="home-add">
    <h2 id="home-add">Add</h2>
    <ul className="home__actions">
      {actions.map(({ label, href, hint }) => (
        <li key={label}>
          <a href={href} className="home__action">
            <strong>{label}</strong>
            <span>{hint}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const Entries = ({
  id,
  title,
  entries,
  none,
}: {
  id: string;
  title: string;
  entries: (Entry & { website?: string | undefined })[];
  none: string;
}) => (
  <section aria-labelledby={id} className="home__list">
    <h2 id={id}>{title}</h2>
    {entries.length === 0 && <p>{none}</p>}
    <ul>
      {entries.map((entry) => (
        <li key={`${entry.href} ${entry.at}`}>
          {entry.href ? <a href={entry.href}>{entry.title}</a> : <span>{entry.title}</span>}
          <small>
            {entry.detail} · {formatMoment(entry.at)}
            {entry.website && (
              <>
                {' · '}
                <a href={entry.website} target="_blank" rel="noreferrer">
                  on the website
                </a>
              </>
            )}
          </small>
        </li>
      ))}
    </ul>
  </section>
);

export const Home = async ({ initPageResult }: AdminViewServerProps) => {
  const home = await loadHome(initPageResult.req);
  return (
    <Gutter className="home">
      <Head {...home} />
      {home.backup && (
        <p className={home.backup.isBad ? 'home__backup home__backup--bad' : 'home__backup'}>
          {home.backup.words}
        </p>
      )}
      {home.removed && (
        <p className="home__removed">
          {home.removed.words} <a href={home.removed.href}>Who did what</a>
        </p>
      )}
      {home.schools.length > 0 && <ChooseSchool schools={home.schools} />}
      {home.waiting.length > 0 && <Waits {...home} />}
      {home.actions.length > 0 && <Actions {...home} />}
      <div className="home__lists">
        <Entries
          id="home-latest"
          title="Changed lately"
          entries={home.latest}
          none="Nothing was changed yet."
        />
        {(home.drafts.length > 0 || home.actions.length > 2) && (
          <Entries
            id="home-drafts"
            title="Drafts, not yet on the website"
            entries={home.drafts}
            none="There are none: all that was written is published."
          />
        )}
        {home.soon.length > 0 && (
          <Entries id="home-soon" title="In the next three days" entries={home.soon} none="" />
        )}
      </div>
    </Gutter>
  );
};
