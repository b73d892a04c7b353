import {
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';

const findAlbum = async (
  req: PayloadRequest,
  photo: number | string,
): Promise<{ title?: string | null } | undefined> => {
  const where: Where = { attachments: { in: [photo] } };
  const options = { collection: 'galleries', where, limit: 1, depth: 0, trash: true } as const;
  // As visitors see it, and as it was saved last.
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({ ...options, draft, req });
    if (docs[0]) return docs[0];
  }
  return undefined;
};

/** Lets nobody put another file in the place of a photo of an album: visitors would see it before anybody has looked at it. */
export const keepAlbumPhotos: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  const received = req.context.received as { path: string } | undefined;
  const isNewFile =
    operation === 'update' && received !== undefined && received.path !== originalDoc.path;
  // What the product makes of the same photo itself, such as one with a blurred face, is handed over.
  if (!isNewFile || req.context.preparedFile || req.payloadAPI !== 'REST') return data;
  const album = await findAlbum(req, originalDoc.id);
  if (!album) return data;
  throw new ValidationError(
    {
      collection: collection.slug,
      errors: [
        {
          path: 'file',
          label: 'File',
          message: `This photo is in the album “${album.title ?? ''}”, where somebody has looked at it. Please add the other one to the album as a new photo, and take this one out.`,
        },
      ],
    },
    req.t,
  );
};
