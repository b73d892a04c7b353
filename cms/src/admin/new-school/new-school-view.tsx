/** A new school, from a form of a few fields. */
import type { AdminViewServerProps } from 'payload';
import { isOperator } from '../../access/roles.ts';
import { PanelPage } from '../panel-page.tsx';
import { NewSchoolForm } from './new-school-form.tsx';

export const NewSchoolView = (view: AdminViewServerProps) => (
  <PanelPage view={view} className="home">
    {isOperator(view.initPageResult.req.user) ? (
      <NewSchoolForm />
    ) : (
      <p>Only the operator adds schools.</p>
    )}
  </PanelPage>
);
