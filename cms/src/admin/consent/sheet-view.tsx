/** Consents from a sheet: whose have ended, the sheet to fill in, and where it is given back. */
import type { AdminViewServerProps } from 'payload';
import { mayUseSheet } from '../../consent/sheet/endpoints.ts';
import {
  countEnding,
  type Ending,
  lastDayOf,
  sessions,
  soonWithinDays,
} from '../../consent/sheet/make-sheet.ts';
import { loadRoll } from '../../consent/sheet/roll.ts';
import { today } from '../../fields/day-field.ts';
import { formatDay } from '../../indian-time.ts';
import { PanelPage } from '../panel-page.tsx';
import { schoolNow } from '../school-now.ts';
import { ConsentSheetTools } from './sheet-tools.tsx';

const lines: [key: keyof Ending, words: string][] = [
  ['students', 'on the roll'],
  ['never', 'whose parents were not asked yet'],
  ['ended', 'whose consent has ended'],
  ['soon', `whose consent ends within ${soonWithinDays} days`],
];

const Sheet = async ({ initPageResult: { req } }: AdminViewServerProps) => {
  const { user } = req;
  if (!mayUseSheet(user)) return <p>This is for the office and the head of the school.</p>;
  const school = schoolNow(req, user);
  if (school === undefined) return <p>Please choose a school above the menu.</p>;
  const day = today();
  const ending = countEnding(await loadRoll(req, school, day), day);
  return (
    <>
      <h1>Consents from a sheet</h1>
      <ul className="sheet-page__ending" aria-label="Students">
        {lines.map(([key, words]) => (
          <li key={key} data-waits={key !== 'students' && ending[key] > 0}>
            <strong>{ending[key]}</strong> {words}
          </li>
        ))}
      </ul>
      <h2>1. Download the sheet</h2>
      <p>
        It has a row for each student on the roll. What was said for an earlier session stands in
        “Last time”; the answers are blank until the parents have signed anew.
      </p>
      <p className="sheet-page__downloads">
        {sessions.map((session) => (
          <a
            key={session}
            href={`/api/consents/sheet?session=${session}&school=${school}`}
            download
          >
            {session === 'this' ? 'For this session' : 'For the next session'}, until{' '}
            {formatDay(lastDayOf(session, day))}
          </a>
        ))}
      </p>
      <h2>2. Fill it in</h2>
      <p>
        Write yes or no (हाँ or नहीं, 1 or 0), who signed, and on which day. A student without any
        answer stays as before. Where a no takes the place of a yes, the consent is withdrawn.
      </p>
      <h2>3. Give it back</h2>
      <ConsentSheetTools school={school} />
    </>
  );
};

export const SheetView = (props: AdminViewServerProps) => (
  <PanelPage view={props} className="home sheet-page">
    <Sheet {...props} />
  </PanelPage>
);
