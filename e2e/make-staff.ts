/** Makes an account of each role for the demo school, as `npm start` leaves it to people to do: for tests that work as each. */
import { closePayload, openPayload } from '../cms/src/open-payload.ts';
import { accountOf, signsAs, staffRoles } from './staff-accounts.ts';

const payload = await openPayload();
const { docs } = await payload.find({
  collection: 'schools',
  where: { code: { equals: 'NJMS' } },
  limit: 1,
});
const [school] = docs;
if (!school) throw new Error('The demo school is not there.');
for (const role of staffRoles)
  await payload.create({
    collection: 'staff',
    data: {
      ...accountOf(role),
      role,
      signsAs: signsAs[role],
      tenants: role === 'operator' ? [] : [{ tenant: school.id }],
    },
    overrideAccess: true,
  });
await closePayload(payload);
process.exit(0);
