import type { Payload } from 'payload';
import type { Staff } from '../payload-types.ts';

/** The school that an account works for, as a page or letter says it; an operator's is all of them. */
export const schoolNameOf = async (
  payload: Payload,
  account: Pick<Staff, 'tenants'>,
): Promise<string> => {
  const tenant = account.tenants?.[0]?.tenant;
  if (!tenant) return 'Aangan';
  const id = typeof tenant === 'object' ? tenant.id : tenant;
  const school = await payload.findByID({
    collection: 'schools',
    id,
    depth: 0,
    disableErrors: true,
  });
  return school?.name ?? 'Aangan';
};
