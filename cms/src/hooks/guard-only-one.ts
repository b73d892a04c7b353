import { type CollectionBeforeValidateHook, type CollectionSlug, ValidationError } from 'payload';
import { idOf } from '../access/roles.ts';

type OnlyOne = {
  collection: CollectionSlug;
  /** Of which value a school has one record alone. */
  field: string;
  label: string;
  /** What is said where there is one already, and where it lies in the trash. */
  taken: string;
  inTrash: string;
};

/** A record has its address, or its session, for itself, also while it lies in the trash. The index would say so, but not what to do. */
export const onlyOne =
  ({ collection, field, label, taken, inTrash }: OnlyOne): CollectionBeforeValidateHook =>
  async ({ data, operation, req }) => {
    if (operation !== 'create' || !data?.[field] || !data.school) return data;
    const { docs } = await req.payload.find({
      collection: collection as 'pages',
      where: {
        and: [{ school: { equals: idOf(data.school) } }, { [field]: { equals: data[field] } }],
      },
      trash: true,
      depth: 0,
      limit: 1,
      select: { deletedAt: true },
      req,
    });
    const [other] = docs;
    if (!other) return data;
    throw new ValidationError(
      { collection, errors: [{ path: field, label, message: other.deletedAt ? inTrash : taken }] },
      req.t,
    );
  };
