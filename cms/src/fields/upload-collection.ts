/** What the media library and the private files have in common: our own storage behind Payload's upload form. */
import { Readable } from 'node:stream';
import { type PictureWidth, pictureWidths } from '@aangan/contract/picture-widths.ts';
import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import { type MediaRecord, openMediaFile, openPrivateFile } from '../media/files.ts';
import type { Shelf } from '../media/stored-path.ts';

/** Written by the hook alone, from the bytes. */
const kept = {
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableBulkEdit: true },
};

export const keptFields: Field[] = [
  { ...kept, name: 'path', type: 'text', unique: true },
  { ...kept, name: 'bytes', type: 'number' },
  { ...kept, name: 'type', type: 'text' },
  { ...kept, name: 'width', type: 'number' },
  { ...kept, name: 'height', type: 'number' },
  { ...kept, name: 'preview', type: 'text' },
];

const widthAskedFor = (req: PayloadRequest): PictureWidth | undefined =>
  pictureWidths.find((width) => String(width) === req.searchParams?.get('w'));

/** Shows a file to staff, after Payload has checked that they may read its record. */
const showToStaff =
  (shelf: Shelf, slug: 'media' | 'private-files') =>
  async (req: PayloadRequest, { params }: { params: { filename: string } }): Promise<Response> => {
    const { docs } = await req.payload.find({
      collection: slug,
      where: { filename: { equals: params.filename } },
      depth: 0,
      limit: 1,
      req,
    });
    const record = docs[0] as MediaRecord | undefined;
    const file =
      record &&
      (shelf === 'media'
        ? await openMediaFile(record, widthAskedFor(req))
        : await openPrivateFile(record));
    if (!file) return new Response('There is no such file.', { status: 404 });
    return new Response(Readable.toWeb(file.read()) as ReadableStream, {
      headers: {
        'content-type': file.type,
        'content-length': String(file.bytes),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': shelf === 'media' ? 'private, max-age=31536000, immutable' : 'no-store',
      },
    });
  };

export const uploadOptions = (
  shelf: Shelf,
  slug: 'media' | 'private-files',
  mimeTypes: string[],
): CollectionConfig['upload'] => ({
  disableLocalStorage: true,
  handlers: [showToStaff(shelf, slug)],
  mimeTypes,
  crop: false,
  focalPoint: false,
  // Fetching what somebody else's address says is not this server's business.
  pasteURL: false,
  adminThumbnail: ({ doc }) => {
    const { filename, type } = doc as { filename?: string; type?: string };
    return shelf === 'media' && filename && type?.startsWith('image/')
      ? `/api/media/file/${filename}?w=320`
      : null;
  },
});
