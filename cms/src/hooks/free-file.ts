/** What must happen before a file can be deleted, where a record cannot be without it. Everywhere else its place is left empty. */
import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { idOf } from '../access/roles.ts';
import type { School } from '../payload-types.ts';

/** A slide is nothing without its picture: it goes with it. */
export const dropSlides: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload;
  const { docs } = await db.find<School>({
    collection: 'schools',
    where: { 'home.slides.picture': { equals: id } },
    pagination: false,
    limit: 0,
    req,
  });
  for (const school of docs) {
    const slides = school.home.slides?.filter(({ picture }) => idOf(picture) !== id);
    await db.updateOne({
      collection: 'schools',
      id: school.id,
      // The whole record: to change a list, Payload inserts it first, and finds that it is there.
      data: { ...school, home: { ...school.home, slides } },
      req,
      returning: false,
    });
  }
};

/** A transfer certificate is kept as long as the law wants it, and so is its file. */
export const refuseFileOfCertificate: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'transfer-certificates',
    where: { file: { equals: id } },
    trash: true,
    depth: 0,
    limit: 1,
    req,
  });
  const [certificate] = docs;
  if (certificate)
    throw new APIError(
      `This is the file of the transfer certificate of ${certificate.name} (${certificate.admission}). Please give that certificate another file first.`,
      409,
      undefined,
      true,
    );
};
