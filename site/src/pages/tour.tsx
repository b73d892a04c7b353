/** Virtual tour (promise 2.19): places as links, one panorama at a time; the browser makes it turn. */
import { Blocks } from '../components/Blocks.tsx';
import { island } from '../islands/PanoramaTour.tsx';
import { Island } from '../server/rendering/islands.tsx';
import { heedsOne, type PageDefinition } from './page.ts';

export const tourPage: PageDefinition<'tour'> = {
  heeds: heedsOne('place'),
  dependsOnDay: false,
  view: async (input) => {
    const [{ data, files }, words] = await Promise.all([
      input.read.list('panoramas'),
      input.read.page(input.route.path),
    ]);
    const places = [...data].sort((a, b) => a.order - b.order);
    const asked = places.find(({ _id }) => _id === input.query.get('place'));
    const chosen = asked ?? places[0];
    return {
      isAsWithoutQuery: asked === undefined,
      summary: words?.data.summary ?? '',
      picture: chosen?.image ?? null,
      files: { ...words?.files, ...files },
      body: (
        <div className="wide page-body">
          <div className="tour-words">
            <Blocks blocks={words?.data.blocks ?? []} />
          </div>
          {chosen ? (
            <Island of={island} props={{ places, active: chosen._id, files: files ?? {} }} />
          ) : (
            <p className="empty">
              The virtual tour is being prepared. Until then, you are welcome to visit the campus.
            </p>
          )}
        </div>
      ),
    };
  },
};
