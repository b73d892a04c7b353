/** What is known of each file that a page shows, in reach of every picture and link on it. */
import type { Files } from '@aangan/contract/entities.ts';
import { type PictureWidth, pictureWidths } from '@aangan/contract/picture-widths.ts';
import { createContext, useContext } from 'react';

export const FilesContext = createContext<Files>({});

/** The facts of one file; undefined when the provider told none. */
export const useFile = (path: string | null | undefined) => {
  const files = useContext(FilesContext);
  return path ? files[path] : undefined;
};

/** Whether a file is a picture: as the provider says or, while it says nothing, as its name does. */
export const useIsPicture = (path: string | null | undefined): boolean => {
  const type = useFile(path)?.type;
  return type ? type.startsWith('image/') : !/\.(pdf|mp3|m4a|ogg|wav)$/i.test(path ?? '');
};

/** The address of a public file. Paths are made of plain characters by the contract, so they need no escaping. */
export const fileUrl = (path: string, width?: number): string =>
  `/api/image/${path}${width ? `?w=${width}` : ''}`;

/** How many pixels wide a picture stands at most, by its `sizes`: `(min-width: 700px) 380px, 74vw` is 518 just below 700. */
const widestSlot = (sizes: string): number => {
  let below = Number.POSITIVE_INFINITY;
  const slots = sizes.split(',').map((slot) => {
    const [, from, width = '100', unit] =
      slot.trim().match(/^(?:\(min-width: (\d+)px\) )?(\d+)(px|vw)$/) ?? [];
    const pixels = unit === 'px' ? Number(width) : (Number(width) / 100) * below;
    below = Number(from ?? 0);
    return pixels;
  });
  return Math.max(...slots);
};

/** Nobody tells more apart where a screen has two. */
const dotsToPixel = 1.8;

/**
 * The widths to choose from where a picture stands: none beyond what its widest place needs, and the narrowest only for small
 * ones of a fixed size, as `72px`.
 */
export const widthsFor = (sizes: string): PictureWidth[] => {
  const [narrowest] = pictureWidths;
  const slot = widestSlot(sizes);
  const isSmall = /^\d+px$/.test(sizes) && slot <= narrowest;
  return pictureWidths.filter((width, index) => {
    const isNeeded = index === 0 || (pictureWidths[index - 1] ?? 0) < slot * dotsToPixel;
    return isNeeded && (isSmall || width > narrowest);
  });
};

/** `120 KB`, `1.4 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What a person calls a file of this type. */
export const typeName = (type: string | undefined): string =>
  type === 'application/pdf' ? 'PDF' : type?.startsWith('audio/') ? 'audio' : 'picture';
