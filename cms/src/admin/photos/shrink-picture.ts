/** A photo as the website will keep it, made in the browser: a phone's 4 MB become about a quarter of one before they travel. */
import { pictureWidths } from '@aangan/contract/picture-widths.ts';
import { decodePicture } from '../pictures/decode-picture.ts';
import { storedTypes } from '../pictures/picture-types.ts';

const largestWidth = Math.max(...pictureWidths);
/** As the server makes them: what comes like this is kept as it is. */
const quality = 0.78;

/**
 * Upright, at most as wide as the website shows it, without what the camera wrote into it. The file itself where the browser
 * cannot read it (the server then says what is wrong), or where nothing would be won. HEIC, which the server does not read, never.
 */
export const shrinkPicture = async (file: File): Promise<Blob> => {
  const source = await decodePicture(file);
  if (!source) return file;
  const canStay = storedTypes.includes(file.type);
  try {
    // What goes all the way round is looked at piece by piece, and stays as it is.
    if (canStay && source.width === 2 * source.height) return file;
    const scale = Math.min(1, largestWidth / source.width);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(source.width * scale);
    canvas.height = Math.round(source.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/webp', quality);
    });
    return made && (made.size < file.size || !canStay) ? made : file;
  } finally {
    source.close();
  }
};
