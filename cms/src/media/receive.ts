/** The hooks by which an uploaded file becomes stored files and a record of them. */
import { createHash, randomBytes } from 'node:crypto';
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  Forbidden,
  NotFound,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { may } from '../access/rights.ts';
import { isMember } from '../access/roles.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { afterCommit, afterRollback } from '../database/transactions.ts';
import { type MediaRecord, narrowName, narrowWidthsOf } from './files.ts';
import { type PreparedFile, preparePrivateFile, preparePublicFile } from './prepare-file.ts';
import { removeStored, writeStored } from './store.ts';
import type { Shelf } from './stored-path.ts';

type Received = { path: string; shownName: string; file: PreparedFile };

const slugOf = { media: 'media', private: 'private-files' } as const;

/**
 * A name made of the content. The record's own salt goes in too: the same picture may be uploaded twice, or by two
 * schools, and each record must own its files, so that deleting one leaves the other whole.
 */
const contentName = (file: PreparedFile): string => {
  const hash = createHash('sha256').update(file.data).update(randomBytes(16)).digest('hex');
  return `${hash.slice(0, 16)}.${file.extension}`;
};

/** A private file's name tells nothing and cannot be guessed. */
const secretName = (file: PreparedFile): string =>
  `${randomBytes(32).toString('hex')}.${file.extension}`;

/** The piece of the content's name by which a shown name is unique. */
const pieceOf = (path: string): string => path.slice(0, 8);

/** The name that a stored file came with. */
export const givenNameOf = ({ filename, path }: { filename: string; path: string }): string =>
  filename.replace(`-${pieceOf(path)}.`, '.');

/** What staff see: the name that the file came with, made unique by a piece of the content's name. */
const shownNameOf = (givenName: string, path: string): string => {
  const words = givenName
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    // A file that was exported has it already.
    .replace(new RegExp(`-${pieceOf(path)}$`), '')
    .slice(0, 60);
  return `${words || 'file'}-${pieceOf(path)}.${path.split('.')[1]}`;
};

/** A name that tells nothing of what the file came with. */
export const plainNameOf = (path: string): string => shownNameOf('', path);

const refuse = (req: PayloadRequest, shelf: Shelf, message: string): never => {
  throw new ValidationError(
    { collection: slugOf[shelf], errors: [{ message, path: 'file', label: 'File' }] },
    req.t,
  );
};

/** The import prepares files beforehand, outside of any transaction, and hands them over by the request's context. */
const handedOver = (req: PayloadRequest): PreparedFile | undefined =>
  req.context.preparedFile as PreparedFile | undefined;

/** The name that an exported file had, which the import has found to be free. */
const keptName = (req: PayloadRequest): string | undefined =>
  req.context.keptName as string | undefined;

/** The key of an upload that may be sent again (endpoints/upload-once.ts). */
const uploadKeyOf = (req: PayloadRequest): string | undefined =>
  req.context.uploadKey as string | undefined;

/**
 * Payload runs these hooks before it asks whether somebody may do this at all, so it is asked here: no file of a stranger is
 * decoded, made smaller or kept.
 */
export const checkRights = async (
  slug: 'media' | 'private-files',
  operation: 'create' | 'update',
  { overrideAccess, id }: { overrideAccess?: boolean; id?: number | string },
  req: PayloadRequest,
): Promise<void> => {
  if (overrideAccess) return;
  const { user } = req;
  if (!isMember(user) || !may(user.role, operation, slug)) throw new Forbidden(req.t);
  if (operation === 'create') return;
  if (id === undefined) throw new Forbidden(req.t);
  const { totalDocs } = await req.payload.count({
    collection: slug,
    where: { id: { equals: id } },
    overrideAccess: false,
    user,
    req,
  });
  if (totalDocs === 0) throw new NotFound(req.t);
};

/**
 * Payload reads a record before it changes it, and writes all of it back. Of two changes at once, one of the words and one of
 * the file, the first would bring back the name of a file that is gone; so each waits for the other, and reads afterwards.
 */
const takeTurn = async (
  { overrideAccess }: { overrideAccess?: boolean },
  req: PayloadRequest,
): Promise<void> => {
  // A stranger, who is refused in a moment, keeps nobody waiting.
  if (overrideAccess || isMember(req.user)) await oneAtATime(req, 'files');
};

const receiveFile =
  (shelf: Shelf): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return args;
    // Of this operation alone: one request may do several.
    delete req.context.received;
    if (req.file) await checkRights(slugOf[shelf], operation, args as { id?: number }, req);
    // Payload would fetch one from an address in the request: nobody's business of this server.
    if (operation === 'create' && !req.file) return refuse(req, shelf, 'Please choose a file.');
    if (!req.file) {
      await takeTurn(args, req);
      // With these and no file, Payload would fetch one from the address.
      const { data } = args as { data?: Record<string, unknown> };
      delete data?.url;
      delete data?.filename;
      return args;
    }
    let file = handedOver(req);
    if (!file) {
      const prepare = shelf === 'media' ? preparePublicFile : preparePrivateFile;
      const prepared = await prepare(req.file.data);
      if (!prepared.ok) return refuse(req, shelf, prepared.problem);
      file = prepared.file;
    }
    const path = shelf === 'media' ? (keptName(req) ?? contentName(file)) : secretName(file);
    await writeStored(shelf, path, file.data);
    const shownName = shownNameOf(req.file.name, path);
    req.file = { name: shownName, data: file.data, mimetype: file.type, size: file.data.length };
    req.context.received = { path, shownName, file } satisfies Received;
    if (operation === 'update') await takeTurn(args, req);
    return args;
  };

/** Sets what the record says of its file. Nothing of this is ever taken from a request: it is what was found in the bytes. */
const describeFile: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const received = req.context.received as Received | undefined;
  if (!received) {
    if (!originalDoc) return data;
    const { path, bytes, type, width, height, preview, filename, mimeType, filesize, url } =
      originalDoc;
    return {
      ...data,
      path,
      bytes,
      type,
      width,
      height,
      preview,
      filename,
      mimeType,
      filesize,
      url,
    };
  }
  const { path, shownName, file } = received;
  const uploadKey = uploadKeyOf(req);
  return {
    ...data,
    path,
    bytes: file.data.length,
    type: file.type,
    width: file.width,
    height: file.height,
    preview: file.preview,
    filename: shownName,
    mimeType: file.type,
    filesize: file.data.length,
    ...(operation === 'create' && uploadKey ? { importKey: uploadKey } : {}),
  };
};

const removeFiles = async (shelf: Shelf, record: MediaRecord): Promise<void> => {
  if (!record.path) return;
  const { path } = record;
  const copies = narrowWidthsOf(record).map((width) => narrowName(path, width));
  for (const file of [path, ...copies]) await removeStored(shelf, file);
};

const dropReplaced =
  (shelf: Shelf): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const received = req.context.received as Received | undefined;
    // Also where this operation is done, and one that it is part of fails later.
    if (received) await afterRollback(req, () => removeStored(shelf, received.path));
    await afterCommit(req, async () => {
      // Until here it may come to nothing; from here on the file is the record's.
      if (req.context.received === received) delete req.context.received;
      if (previousDoc?.path && previousDoc.path !== doc.path) await removeFiles(shelf, previousDoc);
    });
    return doc;
  };

/** What was stored for a record that came to nothing is not kept. */
export const dropReceived = async (req: PayloadRequest, shelf: Shelf): Promise<void> => {
  const received = req.context.received as Received | undefined;
  delete req.context.received;
  if (received) await removeStored(shelf, received.path);
};

const dropRefused =
  (shelf: Shelf): CollectionAfterErrorHook =>
  ({ req }) =>
    dropReceived(req, shelf);

const dropDeleted =
  (shelf: Shelf): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await afterCommit(req, () => removeFiles(shelf, doc));
    return doc;
  };

export const fileHooks = (shelf: Shelf): NonNullable<CollectionConfig['hooks']> => ({
  beforeOperation: [receiveFile(shelf)],
  afterError: [dropRefused(shelf)],
  beforeChange: [describeFile],
  afterChange: [dropReplaced(shelf)],
  afterDelete: [dropDeleted(shelf)],
});
