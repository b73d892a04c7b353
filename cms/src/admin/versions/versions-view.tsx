/** The earlier versions of a record: when, by whom, and what was changed, the newest first. In the place of Payload's own list, which has numbers and no words. */
import { SetDocumentStepNav } from '@payloadcms/ui';
import type { CollectionSlug, DocumentViewServerProps } from 'payload';
import { formatMoment } from '../../indian-time.ts';
import { inEnglish } from '../../languages/in-english.ts';
import { compareFields } from '../../versions/compare.ts';
import { type Listed, loadVersions } from '../../versions/load-versions.ts';

export const standingWords = ({ isLive, version }: Listed): string => {
  if (isLive) return 'On the website now';
  return version._status === 'published' ? 'Published' : 'Draft';
};

/** Enough to know it again. */
const mostNamed = 3;
const summaryOf = (labels: string[]): string => {
  const [...different] = new Set(labels);
  const rest = different.length - mostNamed;
  const named = different.slice(0, mostNamed).join(', ');
  return rest > 0 ? `${named} and ${rest} more` : named;
};

export const VersionsView = async ({
  initPageResult: { collectionConfig, docID, req },
  routeSegments,
}: DocumentViewServerProps) => {
  if (!collectionConfig || docID === undefined) return null;
  const { slug, fields, labels, admin } = collectionConfig;
  const versions = await loadVersions(req, slug as CollectionSlug, docID);
  const here = `/admin/${routeSegments.join('/')}`;
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        isTrashed={routeSegments[2] === 'trash'}
        pluralLabel={labels.plural}
        useAsTitle={admin.useAsTitle}
        view={req.t('version:versions')}
      />
      <div className="gutter--left gutter--right versions">
        <h2>Earlier versions</h2>
        <p>
          Each time it was saved, the latest first. Open one to see what was different, and to bring
          it back. The last {versions.length} are kept.
        </p>
        <ol>
          {versions.map((listed, index) => {
            const before = versions[index + 1];
            const changed = before
              ? compareFields(fields, before.version, listed.version).map(({ where }) => where[0])
              : [];
            return (
              <li key={listed.id}>
                <a href={`${here}/${listed.id}`}>{formatMoment(listed.updatedAt)}</a>
                <span className={listed.isLive ? 'versions__live' : undefined}>
                  {standingWords(listed)}
                  {listed.who && ` · ${listed.who}`}
                </span>
                <small>
                  {before
                    ? summaryOf(changed.flatMap((label) => label ?? [])) || 'No word was changed'
                    : `The first that is kept of this ${inEnglish(labels.singular).toLowerCase()}`}
                </small>
              </li>
            );
          })}
        </ol>
      </div>
    </>
  );
};
