/** Photo gallery (promise 2.4). */
import { galleryKind, island } from '../islands/GalleryList.tsx';
import { Island } from '../server/rendering/islands.tsx';
import { heedsChoice, listPropsFor, summaryOf } from './list-page.tsx';
import type { PageDefinition } from './page.ts';

export const galleryPage: PageDefinition<'gallery'> = {
  heeds: heedsChoice,
  dependsOnDay: false,
  view: async (input) => {
    const [galleries, summary] = await Promise.all([
      input.read.list('allGalleries'),
      summaryOf(input),
    ]);
    return {
      summary,
      files: {},
      body: (
        <div className="wide page-body">
          <Island of={island} props={listPropsFor(galleryKind, 'allGalleries', galleries, input)} />
        </div>
      ),
    };
  },
};
