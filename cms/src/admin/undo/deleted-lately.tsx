/** Above a list: what whoever reads it has just deleted, and a button that brings it back. */
import type {
  BeforeListTableServerProps,
  CollectionSlug,
  PayloadRequest,
  TypedUser,
} from 'payload';
import { may, type Slug } from '../../access/rights.ts';
import { isMember } from '../../access/roles.ts';
import { inEnglish } from '../../languages/in-english.ts';
import { UndoDeletion } from './undo-deletion.tsx';

/** As long as somebody still has it in mind; the trash keeps it for much longer. */
const latelyMs = 2 * 60_000;
/** More than a list shows at once. */
const mostAtOnce = 1000;

type Payload = PayloadRequest['payload'];
type Deleted = { id: number; title: string };

const findDeleted = async (
  payload: Payload,
  slug: CollectionSlug,
  user: TypedUser & { name?: string | null },
): Promise<Deleted[]> => {
  const since = new Date(Date.now() - latelyMs).toISOString();
  const { docs: lines } = await payload.find({
    collection: 'activity',
    where: {
      and: [
        { collection: { equals: slug } },
        { did: { equals: 'trashed' } },
        { who: { equals: user.name || user.email } },
        { createdAt: { greater_than: since } },
      ],
    },
    limit: mostAtOnce,
    depth: 0,
  });
  if (lines.length === 0) return [];
  const { docs } = await payload.find({
    collection: slug as 'news',
    where: {
      and: [{ id: { in: lines.map(({ record }) => record) } }, { deletedAt: { exists: true } }],
    },
    trash: true,
    depth: 0,
    pagination: false,
    user,
    overrideAccess: false,
  });
  const titles = new Map(lines.map(({ record, title }) => [record, title ?? '']));
  return docs.map(({ id }) => ({ id, title: titles.get(String(id)) ?? '' }));
};

export const DeletedLately = async ({
  collectionConfig,
  payload,
  user,
  viewType,
}: BeforeListTableServerProps) => {
  const { slug, labels } = collectionConfig;
  const isOffered =
    viewType !== 'trash' && isMember(user) && may(user.role, 'update', slug as Slug);
  const deleted = isOffered
    ? await findDeleted(payload, slug as CollectionSlug, user as TypedUser)
    : [];
  const [first] = deleted;
  const what =
    deleted.length === 1 && first
      ? `“${first.title || inEnglish(labels.singular)}” is in the trash, and can be restored for 30 days.`
      : `${deleted.length} records are in the trash, and can be restored for 30 days.`;
  return (
    <UndoDeletion
      collection={slug}
      ids={deleted.map(({ id }) => id)}
      words={deleted.length > 0 ? what : ''}
    />
  );
};
