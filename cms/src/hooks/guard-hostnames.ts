/** A name leads to one school: with two, visitors of one would see the other. */
import { bareHostname } from '@aangan/contract/origin.ts';
import {
  type CollectionBeforeChangeHook,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { oneAtATime } from '../database/one-at-a-time.ts';

type Named = { id?: number | string | undefined; hostnames?: unknown };
/** A name of a list that it may not have, by its place there. */
type Refused = { index: number; message: string };

const namesOf = ({ hostnames }: Named): string[] =>
  ((hostnames ?? []) as { hostname?: string | null }[]).map(({ hostname }) =>
    bareHostname(hostname ?? ''),
  );

/** The same website to whoever types it: of the two, another school may have neither. */
const withoutWww = (name: string): string => name.replace(/^www\./, '');

/** Which names of a school another has, or stand there twice. */
export const findRefusedNames = async (
  payload: Payload,
  school: Named,
  req?: PayloadRequest,
): Promise<Refused[]> => {
  const { docs } = await payload.find({
    collection: 'schools',
    where: school.id === undefined ? {} : { id: { not_equals: school.id } },
    depth: 0,
    pagination: false,
    select: { name: true, hostnames: true },
    ...(req ? { req } : {}),
  });
  const taken = new Map(
    docs.flatMap((other) =>
      namesOf(other).map((name) => [withoutWww(name), String(other.name)] as const),
    ),
  );
  return namesOf(school).flatMap((name, index, names) => {
    const other = taken.get(withoutWww(name));
    if (other !== undefined)
      return [
        { index, message: `${name} leads to ${other} already. A name leads to one school only.` },
      ];
    return names.indexOf(name) < index ? [{ index, message: `${name} stands here twice.` }] : [];
  });
};

/** Refuses a name that another school has, or this one twice; of two saved at the same moment the second is refused. */
export const guardHostnames: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  // Whoever changes something else is not kept from it by names that only the operator can change.
  if (namesOf(data).join() === namesOf(originalDoc ?? {}).join()) return data;
  await oneAtATime(req, 'hostnames');
  const school = { id: originalDoc?.id, hostnames: data.hostnames };
  const errors = (await findRefusedNames(req.payload, school, req)).map(({ index, message }) => ({
    path: `hostnames.${index}.hostname`,
    label: 'Name',
    message,
  }));
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t);
  return data;
};
