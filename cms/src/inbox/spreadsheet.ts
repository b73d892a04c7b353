/** All letters of a kind that a member of staff may read, as a file for a spreadsheet. */
import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities';
import type { Endpoint, PayloadRequest, TypedUser, Where } from 'payload';
import { may } from '../access/rights.ts';
import { isMember, isOperator } from '../access/roles.ts';
import { formatMoment } from '../indian-time.ts';
import { toCsv } from './csv.ts';
import { type LetterSlug, statusesOf } from './letters.ts';

type Received = {
  slug: LetterSlug;
  columns: readonly (readonly [name: string, label: string])[];
};

/** More than any school has; beyond it the newest are given. */
const mostRows = 20_000;

/** Their names by id, for those who look after several; undefined for everybody else, who know their own. */
const schoolsFor = async (req: PayloadRequest): Promise<Map<unknown, string> | undefined> => {
  if (!isOperator(req.user)) return undefined;
  const { docs } = await req.payload.find({
    collection: 'schools',
    pagination: false,
    depth: 0,
    select: { name: true },
  });
  return new Map(docs.map(({ id, name }) => [id, String(name)]));
};

/** An operator gets the letters of the school that is open in the panel, as its lists do; with none open, of all. */
const ofOpenSchool = (req: PayloadRequest): Where[] => {
  const open = isOperator(req.user) ? getTenantFromCookie(req.headers, 'number') : null;
  return typeof open === 'number' ? [{ school: { equals: open } }] : [];
};

export const spreadsheet = ({ slug, columns }: Received): Omit<Endpoint, 'root'> => ({
  path: '/spreadsheet',
  method: 'get',
  handler: async (req) => {
    const { user } = req;
    if (!isMember(user) || !may(user.role, 'read', slug))
      return Response.json(
        { errors: [{ message: 'This is not yours to read.' }] },
        { status: 403 },
      );
    const status = req.searchParams.get('status');
    if (status && !(statusesOf(slug) as string[]).includes(status))
      return Response.json({ errors: [{ message: 'There is no such status.' }] }, { status: 400 });
    const schools = await schoolsFor(req);
    const { docs } = await req.payload.find({
      collection: slug,
      where: { and: [...(status ? [{ status: { equals: status } }] : []), ...ofOpenSchool(req)] },
      sort: '-receivedAt',
      limit: mostRows,
      depth: 0,
      user: user as TypedUser,
      overrideAccess: false,
    });
    const rows = docs.map((doc) => {
      const values = doc as unknown as Record<string, unknown>;
      return [
        ...(schools ? [schools.get(doc.school) ?? ''] : []),
        formatMoment(doc.receivedAt),
        doc.status,
        ...columns.map(([name]) => String(values[name] ?? '')),
        doc.note ?? '',
        doc.settledBy ?? '',
      ];
    });
    const head = [
      ...(schools ? ['School'] : []),
      'Received',
      'Status',
      ...columns.map(([, label]) => label),
      'Note',
      'Settled by',
    ];
    return new Response(toCsv([head, ...rows]), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${slug}.csv"`,
        'cache-control': 'no-store',
      },
    });
  },
});
