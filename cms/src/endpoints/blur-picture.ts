/**
 * Makes parts of a picture unrecognisable: `POST /api/media/:id/blur` with the rectangles, and the name of the file on which
 * they were drawn. What comes of it takes the file's place everywhere, and the file as it was is kept nowhere.
 */
import {
  APIError,
  type Endpoint,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { z } from 'zod';
import { oneAtATime } from '../database/one-at-a-time.ts';
import type { Deed } from '../hooks/record-activity.ts';
import { readBody } from '../login/asked.ts';
import { type Area, area, blurPicture, mostAreas } from '../media/blur.ts';
import { openMediaFile } from '../media/files.ts';
import { type PreparedFile, refusalOf } from '../media/prepare-file.ts';
import { checkRights, givenNameOf } from '../media/receive.ts';
import { readAll } from '../media/store.ts';
import type { Media } from '../payload-types.ts';
import { inOneTransaction } from './in-one-transaction.ts';

const refuse = (message: string, status = 400): never => {
  throw new APIError(message, status, undefined, true);
};

const body = z.object({ filename: z.string(), areas: z.array(area).min(1) });

const readAsked = async (req: PayloadRequest) => {
  const given = await readBody(req);
  if (Array.isArray(given.areas) && given.areas.length > mostAreas)
    return refuse(`At most ${mostAreas} parts can be blurred at once. Please do it in two steps.`);
  const asked = body.safeParse(given);
  if (!asked.success)
    return refuse('Please mark what is to be blurred: a rectangle or more, within the picture.');
  return asked.data;
};

const findPicture = async (req: PayloadRequest, filename: string): Promise<Media> => {
  const record = (await req.payload.findByID({
    collection: 'media',
    id: Number(req.routeParams?.id),
    depth: 0,
    disableErrors: true,
    req,
    user: req.user as TypedUser,
    overrideAccess: false,
  })) as Media | null;
  if (!record) throw new NotFound(req.t);
  if (!record.type?.startsWith('image/')) refuse('Only a picture can be blurred in part.');
  if (record.filename !== filename)
    refuse(
      'The picture has been changed meanwhile, and nothing was blurred. Please load the page again, and look at it as it is now.',
      409,
    );
  return record;
};

const makeBlurred = async (record: Media, areas: readonly Area[]): Promise<PreparedFile> => {
  const file = await openMediaFile(record);
  const source = file && (await readAll(file));
  if (!source) return refuse('The file of this picture is not there. Please upload it again.', 409);
  try {
    const picture = await blurPicture(source, areas);
    return { kind: 'picture', type: 'image/webp', extension: 'webp', ...picture };
  } catch (error) {
    return refuse(refusalOf(error).problem);
  }
};

const store = (record: Media, file: PreparedFile): PayloadHandler =>
  inOneTransaction(async (req) => {
    // Of two at once, the second would bring back what the first has made unrecognisable.
    await oneAtATime(req, 'files');
    const { id, path } = await findPicture(req, String(record.filename));
    const name = givenNameOf({ filename: String(record.filename), path: String(path) });
    const doc = await req.payload.update({
      collection: 'media',
      id,
      data: {},
      file: { data: file.data, name, mimetype: file.type, size: file.data.length },
      context: { preparedFile: file, deed: 'blurred' satisfies Deed },
      depth: 0,
      req,
      user: req.user as TypedUser,
      overrideAccess: false,
    });
    return Response.json({ doc });
  });

const blur: PayloadHandler = async (req) => {
  await checkRights('media', 'update', { id: Number(req.routeParams?.id) }, req);
  const { filename, areas } = await readAsked(req);
  const record = await findPicture(req, filename);
  // The picture is made before anything is locked.
  return store(record, await makeBlurred(record, areas))(req);
};

export const blurEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/blur',
  method: 'post',
  handler: blur,
};
