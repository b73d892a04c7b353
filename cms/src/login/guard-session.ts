/**
 * Who is asking, where Payload knows nobody. It takes any fault while it looks a session up for "signed out": a member whose
 * save met a lost connection was told that they may not save.
 */
import { executeAuthStrategies, Forbidden, type PayloadHandler } from 'payload';
import { bringsToken } from '../admin-server/session.ts';

type Guard = (handler: PayloadHandler) => PayloadHandler;

/** Looks a second time for the owner of a session that found none; while the database is away, that is what is said. */
export const findMember: Guard = (handler) => async (req) => {
  const { payload, headers, user } = req;
  const [cookie, authorization] = [headers.get('cookie'), headers.get('authorization')];
  if (user || !bringsToken({ cookie, authorization })) return handler(req);
  // Fails aloud, where Payload's own look does not.
  await payload.db.findOne({ collection: 'staff', where: { id: { equals: 0 } } });
  const found = await executeAuthStrategies({ headers, payload, req, canSetHeaders: true });
  req.user = found.user;
  return handler(req);
};

/** What may be done with which field is nothing for strangers: it draws them a map. */
export const membersOnly: Guard = (handler) => (req) => {
  if (!req.user) throw new Forbidden(req.t);
  return handler(req);
};

/** The panel asks this on its sign-in page too. */
export const tellStrangersNothing: Guard = (handler) => (req) =>
  req.user ? handler(req) : Response.json({ canAccessAdmin: false });
