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

/** The widths to choose from where a picture stands; the narrowest only for small ones of a fixed size, as `72px`. */
export const widthsFor = (sizes: string): PictureWidth[] => {
  const [narrowest] = pictureWidths;
  const isSmall = /^\d+px$/.test(sizes) && Number.parseInt(sizes, 10) <= narrowest;
  return pictureWidths.filter((width) => isSmall || width > narrowest);
};

/** `120 KB`, `1.4 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What a person calls a file of this type. */
export const typeName = (type: string | undefined): string =>
  type === 'application/pdf' ? 'PDF' : type?.startsWith('audio/') ? 'audio' : 'picture';
