/** All letters of a kind that a member of staff may read, as a file for a spreadsheet. */
import type { Endpoint, TypedUser } from 'payload';
import { may } from '../access/rights.ts';
import { isMember } from '../access/roles.ts';
import { formatMoment } from '../indian-time.ts';
import { toCsv } from './csv.ts';

type Received = {
  slug: 'enquiries' | 'guest-book';
  columns: readonly [name: string, label: string][];
};

const statuses = ['new', 'answered', 'read', 'spam'];
/** More than any school has; beyond it the newest are given. */
const mostRows = 20_000;

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
    if (status && !statuses.includes(status))
      return Response.json({ errors: [{ message: 'There is no such status.' }] }, { status: 400 });
    const { docs } = await req.payload.find({
      collection: slug,
      where: status ? { status: { equals: status } } : {},
      sort: '-receivedAt',
      limit: mostRows,
      depth: 0,
      user: user as TypedUser,
      overrideAccess: false,
    });
    const rows = docs.map((doc) => {
      const values = doc as unknown as Record<string, unknown>;
      return [
        formatMoment(doc.receivedAt),
        doc.status,
        ...columns.map(([name]) => String(values[name] ?? '')),
        doc.note ?? '',
        doc.settledBy ?? '',
      ];
    });
    const head = ['Received', 'Status', ...columns.map(([, label]) => label), 'Note', 'Settled by'];
    return new Response(toCsv([head, ...rows]), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${slug}.csv"`,
        'cache-control': 'no-store',
      },
    });
  },
});
