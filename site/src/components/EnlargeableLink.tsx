/** A picture that opens large: as a picture of its own, or in the photo viewer where the page has that island. */
import type { ReactNode } from 'react';
import { fileUrl } from './files.ts';

type Props = {
  path: string;
  label: string;
  /** What stands below it; none in a set that has one for all (`data-photo-set`). */
  caption?: string;
  className?: string;
  children: ReactNode;
};

export const EnlargeableLink = ({ path, label, caption, className, children }: Props) => (
  <a
    href={fileUrl(path, 1600)}
    className={className}
    aria-label={label}
    data-enlarge={caption ?? ''}
  >
    {children}
  </a>
);
