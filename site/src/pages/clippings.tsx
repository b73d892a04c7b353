/** Newspaper clippings about the school (promise 2.15). */

import { EnlargeableLink } from '../components/EnlargeableLink.tsx';
import { Picture } from '../components/Picture.tsx';
import { pictureSizes } from '../components/picture-sizes.ts';
import { island as photoViewer } from '../islands/photo-viewer.ts';
import { formatDay } from '../rules/day.ts';
import { Island } from '../server/rendering/islands.tsx';
import { summaryOf } from './list-page.tsx';
import { heedsNothing, type PageDefinition } from './page.ts';

export const clippingsPage: PageDefinition<'clippings'> = {
  heeds: heedsNothing,
  dependsOnDay: false,
  view: async (input) => {
    const [{ data, files }, summary] = await Promise.all([
      input.read.list('clippings'),
      summaryOf(input),
    ]);
    return {
      summary,
      files: files ?? {},
      body: (
        <div className="wide page-body">
          {data.length > 0 ? (
            <ul className="entries entries-cards" data-photo-set="">
              {data.map((clipping) => (
                <li key={clipping._id}>
                  <article className="card">
                    <EnlargeableLink
                      path={clipping.image}
                      caption={clipping.title ?? clipping.newspaper}
                      label={`Enlarge the clipping${clipping.title ? `: ${clipping.title}` : ` from ${clipping.newspaper}`}`}
                    >
                      <Picture
                        path={clipping.image}
                        sizes={pictureSizes.card}
                        className="card-picture card-picture-whole"
                      />
                    </EnlargeableLink>
                    <div className="card-text">
                      {clipping.title && <h2>{clipping.title}</h2>}
                      <p className="card-meta">
                        <span>{clipping.newspaper}</span>
                        <time dateTime={clipping.publishedOn}>
                          {formatDay(clipping.publishedOn)}
                        </time>
                      </p>
                    </div>
                  </article>
                </li>
              ))}
            </ul>
          ) : (
            <p className="empty">
              No clippings yet. When a newspaper writes about the school, you can read it here.
            </p>
          )}
          {data.length > 0 && <Island of={photoViewer} props={{}} />}
        </div>
      ),
    };
  },
};
