/** One photo to the media library. */
import { postFile } from './post-file.ts';
import { shrinkPicture } from './shrink-picture.ts';
import type { Upload } from './upload-queue.ts';

export type Photo = {
  id: number;
  filename: string;
  alt: string;
  bytes?: number | null;
  width?: number | null;
  height?: number | null;
  preview?: string | null;
};

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
  return postFile<Photo>('media', form, key, onProgress);
};

/** Whether the server made the same picture of both. */
export const isSamePicture = (one: Photo, other: Photo): boolean =>
  one.id !== other.id &&
  Boolean(one.preview) &&
  one.preview === other.preview &&
  one.bytes === other.bytes &&
  one.width === other.width &&
  one.height === other.height;
