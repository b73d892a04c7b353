/** A picture of the provider's in the width that the place needs, with its room kept before it arrives. */
import { fileUrl, useFile, widthsFor } from './files.ts';

export type DefaultPicture =
  | 'person'
  | 'event'
  | 'gallery'
  | 'notification'
  | 'video'
  | 'news'
  | 'message';
const defaultSizes: Record<DefaultPicture, [number, number]> = {
  person: [640, 800],
  message: [640, 800],
  event: [960, 640],
  gallery: [960, 640],
  notification: [960, 640],
  video: [960, 640],
  news: [960, 640],
};

type PictureProps = {
  path: string | null | undefined;
  /** Shown when there is no path: a built-in picture of this kind. */
  fallback?: DefaultPicture;
  /** The `sizes` of the img element. */
  sizes: string;
  /** Empty when the text beside it says all; else what the picture's own record says is used. */
  alt?: string;
  /** The largest paint of the page: loaded first. */
  first?: boolean;
  /** On the first screen of every page: not loaded later than what stands around it. */
  eager?: boolean;
  className?: string;
};

export const Picture = ({ path, fallback, sizes, alt, first, eager, className }: PictureProps) => {
  const facts = useFile(path);
  const loading = {
    ...(first && ({ fetchPriority: 'high' } as const)),
    ...(first || eager ? ({ decoding: 'async' } as const) : ({ loading: 'lazy' } as const)),
  };
  if (!path) {
    if (!fallback) return null;
    const [width, height] = defaultSizes[fallback];
    return (
      <img
        className={className}
        src={`/defaults/${fallback}.webp`}
        alt={alt ?? ''}
        width={width}
        height={height}
        {...loading}
      />
    );
  }
  const largest = facts?.width ?? 1600;
  const widths = widthsFor(sizes);
  // Pictures are never enlarged, so widths beyond the picture's own would all be the same file.
  const offered = widths.filter(
    (_width, index) => index === 0 || (widths[index - 1] ?? 0) < largest,
  );
  return (
    <img
      className={className}
      src={fileUrl(path, 640)}
      srcSet={offered
        .map((width) => `${fileUrl(path, width)} ${Math.min(width, largest)}w`)
        .join(', ')}
      sizes={sizes}
      alt={alt ?? facts?.alt ?? ''}
      width={facts?.width}
      height={facts?.height}
      {...loading}
    />
  );
};
