/** One album (promise 2.5): a light grid of any length; each photo opens as a picture, or in the photo viewer. */

import { EnlargeableLink } from '../components/EnlargeableLink.tsx';
import { ExternalLink } from '../components/ExternalLink.tsx';
import { Icon } from '../components/Icon.tsx';
import { Picture } from '../components/Picture.tsx';
import { pictureSizes } from '../components/picture-sizes.ts';
import { island as photoViewer } from '../islands/photo-viewer.ts';
import { formatDay } from '../rules/day.ts';
import { Island } from '../server/rendering/islands.tsx';
import { heedsOne, type PageDefinition, type PageView } from './page.ts';

const backToGallery = (words: string) => (
  <div className="narrow page-body">
    <p>{words}</p>
    <p>
      <a className="button button-accent" href="/Gallery">
        Back to the gallery
      </a>
    </p>
  </div>
);

const missing: PageView = {
  status: 404,
  isAsWithoutQuery: true,
  title: 'Album not found',
  summary: 'There is no album at this address.',
  files: {},
  body: backToGallery('The album may have been taken down, or the link may be incomplete.'),
};

/** Promise 8: what could not be loaded leaves its placeholder. */
const away: PageView = {
  title: 'Photo album',
  summary: 'The photos will be here in a moment.',
  files: {},
  body: backToGallery(
    'The photos cannot be shown just now. Please open this page again in a minute.',
  ),
};

export const subGalleryPage: PageDefinition<'sub-gallery'> = {
  heeds: heedsOne('id'),
  dependsOnDay: false,
  view: async ({ query, read }) => {
    const id = query.get('id');
    const album = id ? await read.album(id) : undefined;
    if (!album) return missing;
    if (album === 'away') return away;
    const { title, description, date, url, attachments } = album.data;
    return {
      title,
      summary: description,
      picture: attachments[0] ?? null,
      files: album.files ?? {},
      body: (
        <div className="wide page-body">
          <div className="album-bar">
            <a className="button button-quiet" href="/Gallery">
              <Icon name="left" />
              Gallery
            </a>
            <dl className="album-facts">
              <div>
                <dt>Event date</dt>
                <dd>{formatDay(date)}</dd>
              </div>
              <div>
                <dt>Updated on</dt>
                <dd>{formatDay(date)}</dd>
              </div>
              <div>
                <dt>Total photos</dt>
                <dd>{attachments.length}</dd>
              </div>
            </dl>
            {url && (
              <ExternalLink href={url} className="button button-quiet">
                <Icon name="download" />
                Download Photos
              </ExternalLink>
            )}
          </div>
          {attachments.length > 0 ? (
            <ul className="album" data-photo-set={title}>
              {attachments.map((path, index) => (
                <li key={path}>
                  <EnlargeableLink
                    path={path}
                    label={`Enlarge photo ${index + 1} of ${attachments.length}`}
                  >
                    <Picture path={path} sizes={pictureSizes.grid} />
                  </EnlargeableLink>
                </li>
              ))}
            </ul>
          ) : (
            <p className="empty">The photos of this album are still being put up.</p>
          )}
          <Island of={photoViewer} props={{}} />
        </div>
      ),
    };
  },
};
