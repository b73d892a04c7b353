import { decodeHeic, isHeic } from './heic.ts';

/** The picture in a file, upright; null where it cannot be read. */
export const decodePicture = async (file: Blob): Promise<ImageBitmap | null> => {
  const decoded = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  return decoded ?? ((await isHeic(file)) ? decodeHeic(file) : null);
};
