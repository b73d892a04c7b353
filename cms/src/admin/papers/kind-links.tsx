'use client';
/** One link for each kind of document, with a mark at the one whose list is open. */
import { Link } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation.js';
import { listOfKind, menuOfKinds, paperKinds } from '../../papers/kinds.ts';

export const KindLinks = () => {
  const pathname = usePathname();
  const asked = [...useSearchParams()];
  const isHere = pathname.startsWith('/admin/collections/documents');
  return (
    <section className="papers-menu" aria-labelledby="papers-menu">
      <h2 id="papers-menu">Papers</h2>
      {menuOfKinds.map((kind) => {
        const isOpen =
          isHere && asked.some(([name, value]) => name.includes('category') && value === kind);
        return (
          <Link
            key={kind}
            className="nav__link"
            href={listOfKind(kind)}
            prefetch={false}
            aria-current={isOpen ? 'page' : undefined}
          >
            {isOpen && <span className="nav__link-indicator" />}
            <span className="nav__link-label">{paperKinds[kind].plural}</span>
          </Link>
        );
      })}
    </section>
  );
};
