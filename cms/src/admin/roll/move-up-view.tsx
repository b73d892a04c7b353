/** The new session: everybody one class up, and the way back. */
import type { AdminViewServerProps } from 'payload';
import { today } from '../../fields/day-field.ts';
import { highestClass, movedIn, sessionOf } from '../../move-up/plan.ts';
import { loadStudents } from '../../roll/load-roll.ts';
import { mayKeepRoll } from '../../roll/may-keep-roll.ts';
import { SheetPage } from '../sheet/sheet-page.tsx';
import { forOffice } from './for-office.ts';
import { MoveUpTools } from './move-up-tools.tsx';

const Tools = async ({ view, school }: { view: AdminViewServerProps; school: number | string }) => {
  const [pupils, day] = [await loadStudents(view.initPageResult.req, school), today()];
  return (
    <MoveUpTools
      school={school}
      session={sessionOf(day)}
      moved={movedIn(pupils, day).length}
      highest={highestClass(pupils, day)}
    />
  );
};

export const MoveUpView = (view: AdminViewServerProps) => (
  <SheetPage view={view} mayUse={mayKeepRoll} isFor={forOffice}>
    {(school) => (
      <>
        <h1>Move everybody up a class</h1>
        <p>
          Once a year, when the new session begins: everybody on{' '}
          <a href="/admin/collections/students">the roll</a> goes one class up and keeps the
          section. The last class leaves: these students get today as the day on which they have
          left. They stay in the list, without a birthday greeting, and are no more on the roll.
        </p>
        <p>
          Whoever repeats a class is put back into it by hand afterwards, on the student’s own page.
        </p>
        <Tools view={view} school={school} />
      </>
    )}
  </SheetPage>
);
