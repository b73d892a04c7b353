import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { isMember } from '../access/roles.ts';
import type { Staff } from '../payload-types.ts';
import { factorWords } from './factor.ts';

/** Who demands it of others has it: a head without a phone at hand would be thrown out by their own click. Operators work for no school. */
export const guardDemand: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const isNew = data.demandsSecondFactor && !originalDoc?.demandsSecondFactor;
  const { user } = req;
  if (!isNew || !isMember(user) || user.role === 'operator') return data;
  if ((user as unknown as Staff).secondFactor === factorWords.on) return data;
  throw new ValidationError(
    {
      collection: 'schools',
      errors: [
        {
          path: 'demandsSecondFactor',
          message:
            'Please switch on your own second factor first: open your account, whose name is at the foot of the menu.',
        },
      ],
    },
    req.t,
  );
};
