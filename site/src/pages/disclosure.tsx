/** Public disclosure: a document of the board's list, with all the others in reach (promise 2.14). */

import { menuRoutes, type Route } from '@aangan/contract/routes.ts';
import { Blocks, hasPhotos } from '../components/Blocks.tsx';
import { island as photoViewer } from '../islands/photo-viewer.ts';
import { Island } from '../server/rendering/islands.tsx';
import { heedsNothing, type PageDefinition } from './page.ts';
import { Unwritten } from './Unwritten.tsx';

const DisclosureIndex = ({ current }: { current: Route }) => (
  <nav className="side-index" aria-labelledby="disclosure-index">
    <h2 id="disclosure-index">Mandatory public disclosure</h2>
    <ul>
      {menuRoutes('Public Disclosure').map((route) => (
        <li key={route.path}>
          <a href={route.path} aria-current={route === current ? 'page' : undefined}>
            {route.title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

export const disclosurePage: PageDefinition<'disclosure'> = {
  heeds: heedsNothing,
  dependsOnDay: false,
  view: async ({ read, route }) => {
    const page = await read.page(route.path);
    const blocks = page?.data.blocks ?? [];
    return {
      summary: page?.data.summary ?? '',
      picture: page?.data.picture ?? null,
      files: page?.files ?? {},
      body: (
        <div className="wide page-body with-side">
          <div>
            {blocks.length > 0 ? <Blocks blocks={blocks} /> : <Unwritten />}
            {hasPhotos(blocks) && <Island of={photoViewer} props={{}} />}
          </div>
          <DisclosureIndex current={route} />
        </div>
      ),
    };
  },
};
