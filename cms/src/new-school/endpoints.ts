/** A new school from a form, for the operator alone. */
import { type Endpoint, Forbidden, type PayloadHandler } from 'payload';
import { isOperator } from '../access/roles.ts';
import { notKept } from '../accounts/endpoints.ts';
import { inOneTransaction } from '../endpoints/in-one-transaction.ts';

/** What reads and writes folders is loaded when a school is made, and not with every process that knows the collections. */
const load = () => import('./make-school.ts');

const forOperator =
  (handler: PayloadHandler): PayloadHandler =>
  (req) => {
    if (!isOperator(req.user)) throw new Forbidden(req.t);
    return handler(req);
  };

const make: PayloadHandler = async (req) => {
  const { makeSchool } = await load();
  const made = await makeSchool(req, req.data, req.file?.data);
  return Response.json(made, { status: 201, ...notKept });
};

/** What is wrong so far, so that it can be told beside a field as soon as that is left. */
const check: PayloadHandler = async (req) => {
  const { checkNewSchool } = await load();
  const checked = await checkNewSchool(req, req.data);
  return Response.json({ problems: checked.ok ? {} : checked.problems }, notKept);
};

export const newSchoolEndpoints: Endpoint[] = [
  { path: '/new-school', method: 'post', handler: forOperator(inOneTransaction(make)) },
  { path: '/new-school/check', method: 'post', handler: forOperator(inOneTransaction(check)) },
];
