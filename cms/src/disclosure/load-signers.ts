import { findRows, type ReadContext } from '../api/records/read-records.ts';
import { type Id, text } from '../api/records/stored.ts';
import { type SignerAccount, signsAsOf } from './signers.ts';

/** Those of a school who are set to sign, and can. */
export const loadSigners = async (context: ReadContext, school: Id): Promise<SignerAccount[]> => {
  const rows = await findRows(context, {
    collection: 'staff',
    where: { and: [{ 'tenants.tenant': { equals: school } }, { signsAs: { exists: true } }] },
    sort: 'name',
    fields: ['name', 'role', 'signsAs', 'disabled'],
  });
  return rows.flatMap(({ name, role, signsAs, disabled }) => {
    const as = signsAsOf({ role, signsAs, disabled });
    return as ? [{ name: text(name), as }] : [];
  });
};
