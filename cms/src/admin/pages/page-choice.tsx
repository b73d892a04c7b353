/** Which page of the website a record is: chosen by its name in the menu from those that the school has not written yet. */
import { writtenRoutes } from '@aangan/contract/routes.ts';
import type { TextFieldServerProps } from 'payload';
import { isMember } from '../../access/roles.ts';
import { schoolOfForm } from '../school-now.ts';
import { PageInput } from './page-input.tsx';

export const PageChoice = async ({ data, id, path, req }: TextFieldServerProps) => {
  if (id !== undefined || !isMember(req.user)) return <PageInput path={path} choices={[]} isKept />;
  const school = schoolOfForm(req, req.user, data);
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { school: { equals: school ?? 0 } },
    // One in the trash, too, keeps its address.
    trash: true,
    pagination: false,
    depth: 0,
    select: { path: true },
    req,
  });
  const taken = new Set(docs.map((page) => page.path));
  const choices = writtenRoutes.flatMap((route) => (taken.has(route.path) ? [] : [route.path]));
  return <PageInput path={path} choices={choices} />;
};
