/**
 * No album goes to the website before somebody has looked at every photo of it. The tick covers the photos that were in the
 * album when it was given: with another one added, it is gone, and is needed again.
 */
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  ValidationError,
} from 'payload';
import { idOf, isMember } from '../access/roles.ts';
import { today } from '../fields/day-field.ts';

type Album = {
  id?: number;
  attachments?: (number | { id: number })[] | null;
  photosChecked?: boolean | null;
  photosCheckedBy?: string | null;
  photosCheckedOn?: string | null;
  _status?: string | null;
};
type Asked = { isTicked: boolean; isDraft: boolean };
type Given = { data?: Album; draft?: boolean };

/** Notes what the request itself says: in the hook after it, an old tick and a new one look alike. */
export const readTick: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data, draft } = args as Given;
  // Of this operation alone: one request may do several.
  req.context.album = {
    isTicked: operation !== 'restoreVersion' && data?.photosChecked === true,
    isDraft: draft === true,
  } satisfies Asked;
  return args;
};

const idsOf = ({ attachments }: Album): (number | string)[] => (attachments ?? []).map(idOf);
/** Whether an album has no photo that this one had not. */
const isWithin = (album: Album, before: Album): boolean => {
  const known = new Set(idsOf(before));
  return idsOf(album).every((id) => known.has(id));
};

const notLookedAt =
  'Please look at every photo, and tick this when nobody is shown whose parents have not agreed. Then publish again.';
const othersAdded =
  'There are photos that nobody has looked at yet. Please look at them, and tick this again when nobody is shown whose parents have not agreed. Then publish again.';

/** Refuses to publish photos that nobody has looked at, and writes down who has. What the import brings, others have looked at. */
export const checkPhotos: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (req.context.isOnlyTrashing) return data;
  const { isTicked, isDraft } = req.context.album as Asked;
  const before = originalDoc as Album | undefined;
  const album: Album = { ...before, ...data };
  // The newest draft, and what visitors see.
  const live =
    before?.id === undefined || before._status === 'published'
      ? before
      : ((await req.payload.findByID({
          collection: 'galleries',
          id: before.id,
          depth: 0,
          draft: false,
          trash: true,
          req,
        })) as unknown as Album);
  const stored = [before, live].filter((one) => one !== undefined);
  const covering =
    album.photosChecked === true || req.context.isRestoringVersion
      ? stored.find((one) => one.photosChecked && isWithin(album, one))
      : undefined;
  if (covering) {
    const { photosCheckedBy, photosCheckedOn } = covering;
    return { ...data, photosChecked: true, photosCheckedBy, photosCheckedOn };
  }
  if (isTicked && isMember(req.user)) {
    const { name, email } = req.user as { name?: string; email?: string };
    const photosCheckedBy = name || email;
    return { ...data, photosChecked: true, photosCheckedBy, photosCheckedOn: today() };
  }
  const isPublishing =
    album._status === 'published' && !(req.context.isRestoringVersion && isDraft);
  const isShown = live?._status === 'published' && isWithin(album, live);
  if (isPublishing && !isShown && req.payloadAPI === 'REST')
    throw new ValidationError(
      {
        collection: collection.slug,
        errors: [
          {
            path: 'photosChecked',
            label: 'Photos',
            message: stored.some((one) => one.photosChecked) ? othersAdded : notLookedAt,
          },
        ],
      },
      req.t,
    );
  return { ...data, photosChecked: false, photosCheckedBy: null, photosCheckedOn: null };
};
