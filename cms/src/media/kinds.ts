/** What a file is, by its bytes; its name and what the browser says of it count for nothing. */
import { fileTypeFromBuffer } from 'file-type';
import { problemOfPdf } from './active-pdf.ts';

export const megabyte = 1024 * 1024;
/** Phones of today make pictures of 5 to 12 MB. */
export const largestFile = 20 * megabyte;

export const tooLarge = `The file is too large; at most ${largestFile / megabyte} MB can be taken. A film can be put on YouTube and added as a video.`;

export type Kind = 'picture' | 'pdf' | 'audio';
export type FileType = { kind: Kind; type: string; extension: string };

/** By the type that the bytes show. */
const allowed: Record<string, FileType> = {
  'image/jpeg': { kind: 'picture', type: 'image/jpeg', extension: 'jpg' },
  'image/png': { kind: 'picture', type: 'image/png', extension: 'png' },
  'image/webp': { kind: 'picture', type: 'image/webp', extension: 'webp' },
  'application/pdf': { kind: 'pdf', type: 'application/pdf', extension: 'pdf' },
  'audio/mpeg': { kind: 'audio', type: 'audio/mpeg', extension: 'mp3' },
  'audio/x-m4a': { kind: 'audio', type: 'audio/mp4', extension: 'm4a' },
  'audio/mp4': { kind: 'audio', type: 'audio/mp4', extension: 'm4a' },
  'audio/ogg': { kind: 'audio', type: 'audio/ogg', extension: 'ogg' },
};

const words: Record<Kind, string> = {
  picture: 'a picture (JPEG, PNG or WebP)',
  pdf: 'a PDF',
  audio: 'a recording (MP3, M4A or OGG)',
};

/** Our pages make another kind of picture of it before it is sent; here it comes from elsewhere, or is damaged. */
const heic = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];
const heicProblem =
  'This photo of an iPhone (HEIC) cannot be read here. Please add it in an album or as a photo of a paper, or have the iPhone send it as JPEG.';

export type Recognised = { ok: true; file: FileType } | { ok: false; problem: string };

/** Recognises a file, or says in a clerk's words why it cannot be taken. */
export const recognise = async (data: Uint8Array, kinds: readonly Kind[]): Promise<Recognised> => {
  if (data.length === 0) return { ok: false, problem: 'The file is empty.' };
  if (data.length > largestFile)
    return {
      ok: false,
      problem: `The file has ${Math.ceil(data.length / megabyte)} MB; at most ${largestFile / megabyte} MB can be taken.`,
    };
  const found = await fileTypeFromBuffer(data);
  const file = found && allowed[found.mime.split(';')[0] as string];
  if (file && kinds.includes(file.kind)) {
    const problem = file.kind === 'pdf' ? await problemOfPdf(data) : undefined;
    return problem ? { ok: false, problem } : { ok: true, file };
  }
  if (found && heic.includes(found.mime) && kinds.includes('picture'))
    return { ok: false, problem: heicProblem };
  const is = found
    ? `is a file of the type ${found.ext.toUpperCase()}`
    : 'is none of these, whatever its name says';
  return {
    ok: false,
    problem: `Please choose ${kinds.map((kind) => words[kind]).join(', ')}; this file ${is}.`,
  };
};
