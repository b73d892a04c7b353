/** From the bytes that somebody uploads to the files that are kept. */
import { type Kind, type Recognised, recognise } from './kinds.ts';
import { makePicture, PictureTooLarge, readPicture, stripPicture } from './pictures.ts';

export type PreparedFile = {
  kind: Kind;
  type: string;
  extension: string;
  data: Buffer;
  width: number | null;
  height: number | null;
  preview: string | null;
};

export type Preparation = { ok: true; file: PreparedFile } | { ok: false; problem: string };

const broken =
  'The picture cannot be read; it may be damaged. Please save it again, or take another copy.';

export const refusalOf = (error: unknown): { ok: false; problem: string } => ({
  ok: false,
  problem: error instanceof PictureTooLarge ? error.message : broken,
});

const recognisePublic = (source: Uint8Array): Promise<Recognised> =>
  recognise(source, ['picture', 'pdf', 'audio']);

const recognisePrivate = async (source: Uint8Array): Promise<Recognised> => {
  const recognised = await recognise(source, ['pdf', 'picture']);
  return recognised.ok && recognised.file.type === 'image/webp'
    ? {
        ok: false,
        problem:
          'Please choose a PDF, a JPEG or a PNG; parents’ phones cannot all open WebP scans.',
      }
    : recognised;
};

/** Whether a file could be prepared, found out without making anything of it. */
export const checkFile = async (source: Uint8Array, isPrivate: boolean): Promise<Recognised> => {
  const recognised = await (isPrivate ? recognisePrivate : recognisePublic)(source);
  if (!recognised.ok || recognised.file.kind !== 'picture') return recognised;
  try {
    await readPicture(source);
    return recognised;
  } catch (error) {
    return refusalOf(error);
  }
};

/** A file for the website. */
export const preparePublicFile = async (source: Uint8Array): Promise<Preparation> => {
  const recognised = await recognisePublic(source);
  if (!recognised.ok) return recognised;
  const { kind, type, extension } = recognised.file;
  const plain = { width: null, height: null, preview: null };
  if (kind !== 'picture')
    return { ok: true, file: { kind, type, extension, data: Buffer.from(source), ...plain } };
  try {
    const picture = await makePicture(source);
    return { ok: true, file: { kind, type: 'image/webp', extension: 'webp', ...picture } };
  } catch (error) {
    return refusalOf(error);
  }
};

/** A file for the office alone: a PDF or a scan, kept as it is but for what a camera wrote into it. */
export const preparePrivateFile = async (
  source: Uint8Array,
  isPrepared = false,
): Promise<Preparation> => {
  const recognised = await recognisePrivate(source);
  if (!recognised.ok) return recognised;
  const { kind, type, extension } = recognised.file;
  const plain = { width: null, height: null, preview: null };
  try {
    const data = kind === 'picture' ? await stripPicture(source, isPrepared) : Buffer.from(source);
    return { ok: true, file: { kind, type, extension, data, ...plain } };
  } catch (error) {
    return refusalOf(error);
  }
};
