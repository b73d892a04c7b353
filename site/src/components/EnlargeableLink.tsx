/** A picture that opens large: as a picture of its own, or in the photo viewer where the page has that island. */
import type { ReactNode } from 'react';
import { fileUrl, useFile } from './files.ts';

type Props = {
  path: string;
  label: string;
  caption?: string;
  className?: string;
  children: ReactNode;
};

export const EnlargeableLink = ({ path, label, caption, className, children }: Props) => {
  const facts = useFile(path);
  return (
    <a
      href={fileUrl(path, 1600)}
      className={className ? `enlargeable ${className}` : 'enlargeable'}
      aria-label={label}
      data-enlarge={caption ?? ''}
      data-width={facts?.width}
      data-height={facts?.height}
    >
      {children}
    </a>
  );
};
