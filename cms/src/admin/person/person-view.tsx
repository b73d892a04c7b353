/** One person's data: whoever asks for it is looked up by name, and everything that names them is listed with what can be done. */
import type { AdminViewServerProps } from 'payload';
import { mayHandlePersons } from '../../person/endpoints.ts';
import { PanelPage } from '../panel-page.tsx';
import { schoolNow } from '../school-now.ts';
import { PersonTools } from './person-tools.tsx';

const Sheet = ({ initPageResult: { req } }: AdminViewServerProps) => {
  const { user } = req;
  if (!mayHandlePersons(user)) return <p>This is for the head of the school.</p>;
  if (schoolNow(req, user) === undefined) return <p>Please choose a school above the menu.</p>;
  return (
    <>
      <h1>One person’s data</h1>
      <p>
        For parents and students who ask to see, correct or erase what the school keeps of them.
        Please make sure first that it is they who ask.
      </p>
      <PersonTools />
    </>
  );
};

export const PersonView = (props: AdminViewServerProps) => (
  <PanelPage view={props} className="home person">
    <Sheet {...props} />
  </PanelPage>
);
