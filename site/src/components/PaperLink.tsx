/** The way to a page's PDF. */
import { paperPathOf, type Route } from '@aangan/contract/routes.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { Icon } from './Icon.tsx';

/** `search`: which one it is, where the page has several. */
export const PaperLink = ({ route, search = '' }: { route: Route; search?: string }) => {
  const path = paperPathOf(route);
  return path ? (
    <p className="paper-link">
      <ExternalLink href={path + search} className="attachment">
        <Icon name="document" />
        {route.title} as a PDF
      </ExternalLink>
    </p>
  ) : null;
};
