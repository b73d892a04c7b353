/** The picture in a file, upright; null where this browser cannot read it. */
export const decodePicture = (file: Blob): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
