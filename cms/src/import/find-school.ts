import type { Payload } from 'payload';

/** The school of this code, if it has been imported before. */
export const findSchool = async (payload: Payload, code: string) => {
  const { docs } = await payload.find({
    collection: 'schools',
    where: { code: { equals: code } },
    depth: 0,
    limit: 1,
  });
  return docs[0];
};
