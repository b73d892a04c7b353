/** Static pages: what the school wrote, block by block. */
import { Blocks, hasPhotos } from '../components/Blocks.tsx';
import { island as photoViewer } from '../islands/photo-viewer.ts';
import { Island } from '../server/rendering/islands.tsx';
import { heedsNothing, type PageDefinition } from './page.ts';
import { Unwritten } from './Unwritten.tsx';

export const contentPage: PageDefinition<'content'> = {
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
        <div className="narrow page-body">
          {blocks.length > 0 ? <Blocks blocks={blocks} /> : <Unwritten />}
          {hasPhotos(blocks) && <Island of={photoViewer} props={{}} />}
        </div>
      ),
    };
  },
};
