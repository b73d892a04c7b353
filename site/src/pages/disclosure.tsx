/** Public disclosure: a document of the board's list, with all the others in reach (promise 2.14). */

import type { PageBlock } from '@aangan/contract/page-blocks.ts';
import { menuRoutes, paperPathOf, type Route } from '@aangan/contract/routes.ts';
import { Blocks, hasPhotos } from '../components/Blocks.tsx';
import { PaperLink } from '../components/PaperLink.tsx';
import { island as photoViewer } from '../islands/photo-viewer.ts';
import { Island } from '../server/rendering/islands.tsx';
import { heedsNothing, type PageDefinition } from './page.ts';
import { Unwritten } from './Unwritten.tsx';

/** All pages of the menu, the present one marked. */
export const DisclosureIndex = ({ current }: { current: Route }) => (
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

const showsDocument = (blocks: readonly PageBlock[]): boolean =>
  blocks.some(({ kind }) => kind === 'document');

/** What the page says, as the PDF that the Board's list asks for: made of the same records, so it says the same. */
const OwnPaper = ({ route }: { route: Route }) => (
  <section className="block">
    <h2>As a document</h2>
    <div className="document-view">
      <PaperLink route={route} />
      <object
        className="pdf"
        data={paperPathOf(route)}
        type="application/pdf"
        aria-label={`${route.title} as a PDF`}
      >
        <p className="pdf-unshown">
          This browser does not show PDFs inside a page. Please use the link above.
        </p>
      </object>
    </div>
  </section>
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
            {blocks.length > 0 && !showsDocument(blocks) && <OwnPaper route={route} />}
            {hasPhotos(blocks) && <Island of={photoViewer} props={{}} />}
          </div>
          <DisclosureIndex current={route} />
        </div>
      ),
    };
  },
};
