import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { idOf } from '../access/roles.ts';

/** An admission number is one student's: lists find them by it. One question to an index, however many students there are. */
export const ownAdmission: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { admission } = data ?? {};
  const school = data?.school ?? originalDoc?.school;
  if (typeof admission !== 'string' || admission === '' || !school) return data;
  if (admission === originalDoc?.admission) return data;
  const other = await req.payload.db.findOne<{ id: number; name: string; class: string }>({
    collection: 'students',
    where: {
      and: [
        { school: { equals: idOf(school) } },
        { admission: { equals: admission } },
        { deletedAt: { exists: false } },
        ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []),
      ],
    },
    select: { name: true, class: true },
    req,
  });
  if (!other) return data;
  throw new ValidationError(
    {
      collection: 'students',
      errors: [
        {
          path: 'admission',
          label: 'Admission No.',
          message: `This is the number of ${other.name}, class ${other.class}.`,
        },
      ],
    },
    req.t,
  );
};
