/** From the bytes that somebody uploads to the files that are kept. */
import { type Kind, recognise } from './kinds.ts';
import { makePicture, stripPicture } from './pictures.ts';

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

/** A file for the website. */
export const preparePublicFile = async (source: Uint8Array): Promise<Preparation> => {
  const recognised = await recognise(source, ['picture', 'pdf', 'audio']);
  if (!recognised.ok) return recognised;
  const { kind, type, extension } = recognised.file;
  const plain = { width: null, height: null, preview: null };
  if (kind !== 'picture')
    return { ok: true, file: { kind, type, extension, data: Buffer.from(source), ...plain } };
  try {
    const picture = await makePicture(source);
    return { ok: true, file: { kind, type: 'image/webp', extension: 'webp', ...picture } };
  } catch {
    return { ok: false, problem: broken };
  }
};

/** A file for the office alone: a PDF or a scan, kept as it is but for what a camera wrote into it. */
export const preparePrivateFile = async (source: Uint8Array): Promise<Preparation> => {
  const recognised = await recognise(source, ['pdf', 'picture']);
  if (!recognised.ok) return recognised;
  const { kind, type, extension } = recognised.file;
  if (type === 'image/webp')
    return {
      ok: false,
      problem: 'Please choose a PDF, a JPEG or a PNG; parents’ phones cannot all open WebP scans.',
    };
  const plain = { width: null, height: null, preview: null };
  try {
    const data = kind === 'picture' ? await stripPicture(source) : Buffer.from(source);
    return { ok: true, file: { kind, type, extension, data, ...plain } };
  } catch {
    return { ok: false, problem: broken };
  }
};
