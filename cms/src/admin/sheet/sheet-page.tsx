/** A page on which a list is given, for those who may, and for the school that they work for. */
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import type { Member } from '../../access/roles.ts';
import type { Id } from '../../api/records/stored.ts';
import { PanelPage } from '../panel-page.tsx';
import { schoolNow } from '../school-now.ts';

type Props = {
  view: AdminViewServerProps;
  mayUse: (user: unknown) => user is Member;
  /** Said to everybody else. */
  isFor: string;
  children: (school: Id) => ReactNode;
};

const Content = ({ view, mayUse, isFor, children }: Props) => {
  const { req } = view.initPageResult;
  if (!mayUse(req.user)) return <p>{isFor}</p>;
  const school = schoolNow(req, req.user);
  return school === undefined ? <p>Please choose a school above the menu.</p> : children(school);
};

export const SheetPage = (props: Props) => (
  <PanelPage view={props.view} className="home sheet-page">
    <Content {...props} />
  </PanelPage>
);
