/** Which school a code names. */
import { refusals } from '@aangan/contract/messages.ts';
import type { Payload } from 'payload';
import type { Clock } from '../../allowance.ts';
import { schoolKnownFor } from '../limits/limits.ts';
import { notFound } from '../requests/refused.ts';
import type { Id } from './stored.ts';

/** Looks schools up by code; a found one is remembered for a while, an unknown one never, so that a new school is there at once. */
export const schoolIds = (payload: Payload, clock: Clock): ((code: string) => Promise<Id>) => {
  const known = new Map<string, { id: Id; until: number }>();
  return async (code) => {
    const remembered = known.get(code);
    if (remembered && clock() < remembered.until) return remembered.id;
    known.delete(code);
    const { docs } = await payload.db.find<{ id: Id }>({
      collection: 'schools',
      where: { code: { equals: code } },
      select: { code: true },
      limit: 1,
      pagination: false,
    });
    const [school] = docs;
    if (!school) throw notFound(refusals.unknownSchool);
    known.set(code, { id: school.id, until: clock() + schoolKnownFor });
    return school.id;
  };
};
