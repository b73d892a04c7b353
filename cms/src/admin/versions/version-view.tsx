/** What is different in a version: field by field, before and after, in the words of the form; and the way back to it. */
import { SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation.js';
import type { CollectionSlug, DocumentViewServerProps } from 'payload';
import { may, type Slug } from '../../access/rights.ts';
import { isMember } from '../../access/roles.ts';
import { formatMoment } from '../../indian-time.ts';
import type { Change } from '../../versions/change.ts';
import { compareFields } from '../../versions/compare.ts';
import { type Listed, loadVersions } from '../../versions/load-versions.ts';
import { type LookUp, loadNamed } from '../../versions/look-up.ts';
import type { Shown } from '../../versions/show-value.ts';
import { compareWords, type Piece } from '../../versions/words.ts';
import { Restore } from './restore.tsx';
import { standingWords } from './versions-view.tsx';

const noteWords = {
  added: 'Added',
  removed: 'Removed',
  'set differently': 'The same words: what is bold, a heading or a link was changed',
};

type SideProps = { name: string; shown: Shown; pieces: Piece[]; isNew: boolean; lookUp: LookUp };

/** Gone or new words are struck through or underlined, too: colour alone tells nothing to some. */
const Side = ({ name, shown, pieces, isNew, lookUp }: SideProps) => {
  const Mark = isNew ? 'ins' : 'del';
  const items = lookUp(shown);
  const isEmpty = 'words' in shown ? shown.words === '' : items.length === 0;
  return (
    <div>
      <h4>{name}</h4>
      {isEmpty && <p className="version__nothing">nothing</p>}
      {!isEmpty && 'words' in shown && (
        <p className="version__words">
          {pieces.map(({ text, isChanged }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which has no other names for them.
            isChanged ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
          )}
        </p>
      )}
      {items.map(({ title, picture }) => (
        <figure key={title + picture}>
          {/* biome-ignore lint/performance/noImgElement: the file comes in the right width already */}
          {picture && <img src={picture} alt="" />}
          <figcaption>{title}</figcaption>
        </figure>
      ))}
    </div>
  );
};

const wordsIn = (shown: Shown): string => ('words' in shown ? shown.words : '');

type DifferenceProps = { change: Change; names: [string, string]; lookUp: LookUp };
const Difference = ({ change, names, lookUp }: DifferenceProps) => {
  const { where, before, after, note } = change;
  const pieces = compareWords(wordsIn(before), wordsIn(after));
  return (
    <section>
      <h3>{where.join(' → ')}</h3>
      {note && <p className="version__note">{noteWords[note]}</p>}
      <div className="version__sides">
        <Side name={names[0]} shown={before} pieces={pieces.before} isNew={false} lookUp={lookUp} />
        <Side name={names[1]} shown={after} pieces={pieces.after} isNew={true} lookUp={lookUp} />
      </div>
    </section>
  );
};

/** The version that it is compared with: what stands there now, or the one before it; the latest has no later one. */
const otherOf = (versions: Listed[], index: number, isWithBefore: boolean) =>
  isWithBefore || index === 0
    ? { before: versions[index + 1], after: versions[index], names: ['Before', 'In this version'] }
    : { before: versions[index], after: versions[0], names: ['In this version', 'Now'] };

export const VersionView = async ({
  initPageResult: { collectionConfig, docID, req },
  routeSegments,
  searchParams,
}: DocumentViewServerProps) => {
  if (!collectionConfig || docID === undefined) return notFound();
  const { slug, fields, labels, admin } = collectionConfig;
  const versions = await loadVersions(req, slug as CollectionSlug, docID);
  const index = versions.findIndex(({ id }) => String(id) === routeSegments.at(-1));
  const shown = versions[index];
  if (!shown) return notFound();
  const isTrashed = routeSegments[2] === 'trash';
  const isWithBefore = index === 0 || searchParams?.with === 'before';
  const { before, after, names } = otherOf(versions, index, isWithBefore);
  const changes =
    before && after ? compareFields(fields, before.version, after.version) : undefined;
  const lookUp = await loadNamed(req, changes ?? []);
  const mayRestore = !isTrashed && isMember(req.user) && may(req.user.role, 'update', slug as Slug);
  const here = `/admin/${routeSegments.join('/')}`;
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={labels.plural}
        useAsTitle={admin.useAsTitle}
        view={req.t('version:versions')}
      />
      <div className="gutter--left gutter--right version">
        <p>
          <a href={here.slice(0, here.lastIndexOf('/'))}>All earlier versions</a>
        </p>
        <h2>As it was saved on {formatMoment(shown.updatedAt)}</h2>
        <p>
          {standingWords(shown)}
          {shown.who && ` · ${shown.who}`}
        </p>
        {mayRestore && index > 0 && (
          <Restore collection={slug} record={String(docID)} version={String(shown.id)} />
        )}
        {index > 0 && (
          <nav aria-label="What is compared">
            <a href={here} aria-current={isWithBefore ? undefined : 'page'}>
              What is different now
            </a>
            <a href={`${here}?with=before`} aria-current={isWithBefore ? 'page' : undefined}>
              What was changed then
            </a>
          </nav>
        )}
        {changes === undefined && <p>It is the first version that is kept.</p>}
        {changes?.length === 0 && <p>No word is different.</p>}
        {changes?.map((change) => (
          <Difference
            key={change.where.join(' ')}
            change={change}
            names={names as [string, string]}
            lookUp={lookUp}
          />
        ))}
      </div>
    </>
  );
};
