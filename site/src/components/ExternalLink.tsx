/** A link that opens in a new tab, and says so to who cannot see it (promise 10.11). */
import type { ReactNode } from 'react';

export const opensNewTab = ' (opens in a new tab)';

type Props = { href: string; className?: string; children: ReactNode };

export const ExternalLink = ({ href, className, children }: Props) => (
  <a href={href} className={className} target="_blank" rel="noopener">
    {children}
    <span className="visually-hidden">{opensNewTab}</span>
  </a>
);
