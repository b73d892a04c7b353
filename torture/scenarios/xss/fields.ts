/** Puts hostile words into every text that a record holds, as far as the back office takes them. */
import { type Answer, jsonIn } from '../../client/ask.ts';
import type { Staff } from '../../product/staff.ts';

type Json = unknown;
export type Path = (string | number)[];

/** What Payload keeps of a record for itself, and what are choices rather than words. */
const notWords =
  /^(id|_status|blockType|createdAt|updatedAt|type|path|mimeType|filename|thumbnailURL|url|importKey|fingerprint|preview|code|brand|accent|format|direction|mode|style|version|tag|listType|textStyle|receivedAt|hash|salt|date|fromDate|recordedOn|sentOn|publishedOn|sessionYear|category|class|status|role)$/;

/** The places in a record where something of a kind stands. */
const placesOf = (isWanted: (value: Json) => boolean, value: Json, path: Path = []): Path[] => {
  if (isWanted(value)) return [path];
  if (Array.isArray(value))
    return value.flatMap((one, index) => placesOf(isWanted, one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    notWords.test(name) ? [] : placesOf(isWanted, one, [...path, name]),
  );
};

/** The places of all words in a record. */
export const textsIn = (record: Json): Path[] =>
  placesOf((value) => typeof value === 'string', record);

/** The places that are empty, and could perhaps hold words. */
export const gapsIn = (record: Json): Path[] => placesOf((value) => value === null, record);

const put = (value: Json, [first, ...rest]: Path, word: string): void => {
  const holder = value as Record<string | number, Json>;
  if (first === undefined) return;
  if (rest.length === 0) holder[first] = word;
  else put(holder[first], rest, word);
};
const get = (value: Json, path: Path): Json =>
  path.reduce<Json>((at, key) => (at as Record<string | number, Json>)?.[key], value);

/** The places that the back office names. */
const problemsIn = (answer: Answer): string[] => {
  const said = jsonIn(answer) as
    | { errors?: { data?: { errors?: { path?: string }[] } }[] }
    | undefined;
  return (said?.errors ?? []).flatMap(({ data }) =>
    (data?.errors ?? []).map(({ path }) => path ?? ''),
  );
};

export type Poisoned = { stored: number; refused: number; trouble?: string };

/** Poisons one record; what is refused gets its old words back, until the rest is taken. */
export const poison = async (
  staff: Staff,
  slug: string,
  record: Record<string, Json> & { id: number },
  wordFor: (path: Path) => string,
): Promise<Poisoned> => {
  const changed = structuredClone(record);
  let places = textsIn(record);
  const all = places.length;
  for (const place of places) put(changed, place, wordFor(place));
  for (let round = 0; round < 12 && places.length > 0; round += 1) {
    const answer = await staff.ask('PATCH', `/api/${slug}/${record.id}?depth=0`, {
      ...changed,
      _status: 'published',
    });
    if (answer.status === 200) return { stored: places.length, refused: all - places.length };
    if (answer.status >= 500)
      return { stored: 0, refused: all, trouble: `${slug} ${record.id}: ${answer.status}` };
    const named = problemsIn(answer).map((path) => path.split('.'));
    const isNamed = (place: Path) =>
      named.some((path) => path.every((key, index) => String(place[index]) === key));
    const bad = places.filter(isNamed);
    // It does not say which: give up a half.
    const given = bad.length > 0 ? bad : places.slice(0, Math.ceil(places.length / 2));
    for (const place of given) put(changed, place, String(get(record, place)));
    places = places.filter((place) => !given.includes(place));
  }
  return { stored: 0, refused: all };
};

/** Tries words in every place that is empty, one at a time: what holds no words refuses them. */
export const poisonGaps = async (
  staff: Staff,
  slug: string,
  record: Record<string, Json> & { id: number },
  wordFor: (path: Path) => string,
): Promise<Poisoned> => {
  const done: Poisoned = { stored: 0, refused: 0 };
  for (const place of gapsIn(record)) {
    const changed = structuredClone(record);
    put(changed, place, wordFor(place));
    const top = String(place[0]);
    const answer = await staff.ask('PATCH', `/api/${slug}/${record.id}?depth=0`, {
      [top]: changed[top],
      _status: 'published',
    });
    if (answer.status === 200) done.stored += 1;
    else done.refused += 1;
    if (answer.status >= 500) done.trouble = `${slug} ${place.join('.')}: ${answer.status}`;
  }
  return done;
};
