/** One photo to the media library. By XMLHttpRequest: `fetch` does not tell how much has gone out. */
import { uploadKeyHeader } from '../../media/upload-key-header.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { Refused, type Upload } from './upload-queue.ts';

export type Photo = {
  id: number;
  filename: string;
  alt: string;
  bytes?: number | null;
  width?: number | null;
  height?: number | null;
  preview?: string | null;
};

/** These pass: a server that restarts, a line that is too busy. */
const passing = new Set([0, 408, 425, 429, 500, 502, 503, 504]);
/** A server that takes longer has lost it. */
const timeout = 5 * 60 * 1000;

type Problem = { message?: string; data?: { errors?: { message?: string }[] } };

const problemIn = (answer: unknown, status: number): string => {
  if (status === 401 || status === 403)
    return 'You are signed out, or may not add photos. Please sign in again; the other photos are kept.';
  const [error] = (answer as { errors?: Problem[] } | null)?.errors ?? [];
  return error?.data?.errors?.[0]?.message ?? error?.message ?? 'It cannot be taken.';
};

const post = (form: FormData, key: string, onProgress: (sent: number) => void): Promise<Photo> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/media?depth=0');
    request.setRequestHeader(uploadKeyHeader, key);
    request.responseType = 'json';
    request.timeout = timeout;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new Error('The line broke.'));
    request.ontimeout = request.onerror;
    request.onload = () => {
      const { status, response } = request;
      if (status === 201) resolve((response as { doc: Photo }).doc);
      else if (passing.has(status)) reject(new Error(`Answered ${status}.`));
      else reject(new Refused(problemIn(response, status)));
    };
    request.send(form);
  });

/** Makes it smaller, and sends it. */
export const sendPhoto = async (
  { file, key }: Pick<Upload, 'file' | 'key'>,
  values: { alt: string; school?: unknown },
  onProgress: (sent: number) => void,
): Promise<Photo> => {
  const made = await shrinkPicture(file);
  const form = new FormData();
  form.set('_payload', JSON.stringify(values));
  const name = made === file ? file.name : file.name.replace(/\.\w+$/, '.webp');
  form.set('file', new File([made], name, { type: made.type }));
  return post(form, key, onProgress);
};

/** Whether the server made the same picture of both. */
export const isSamePicture = (one: Photo, other: Photo): boolean =>
  one.id !== other.id &&
  Boolean(one.preview) &&
  one.preview === other.preview &&
  one.bytes === other.bytes &&
  one.width === other.width &&
  one.height === other.height;
