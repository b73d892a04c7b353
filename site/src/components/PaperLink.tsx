/** The way to a page's PDF. */
import { paperPathOf, type Route } from '@aangan/contract/routes.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { Icon } from './Icon.tsx';

export const PaperLink = ({ route }: { route: Route }) => {
  const path = paperPathOf(route);
  return path ? (
    <p className="paper-link">
      <ExternalLink href={path} className="attachment">
        <Icon name="document" />
        {route.title} as a PDF
      </ExternalLink>
    </p>
  ) : null;
};
