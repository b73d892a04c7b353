/** The browser's `/api` calls, answered by the website itself: reads from memory, forms passed on, private calls refused. */
import { addressOf, type Call, type CallName, calls } from '@aangan/contract/calls.ts';
import { docsPage } from '@aangan/contract/docs-page.ts';
import { refusals } from '@aangan/contract/messages.ts';
import { openApiDocument } from '@aangan/contract/openapi.ts';
import type { Params } from '../provider/ask-provider.ts';
import { type Provider, validUntil } from '../provider/client.ts';
import type { Made } from './entry.ts';
import { plainHeaders } from './security-headers.ts';

type Match = { name: CallName; call: Call; params: Params };

const patterns = (Object.entries(calls) as [CallName, Call][])
  .filter(([, call]) => call.open)
  .map(([name, call]) => ({
    name,
    call,
    // `All` and `all` stand where another call has the school's code, so longer paths are tried first.
    pattern: new RegExp(
      `^${call.path.replace(/\{(\w+)\}/g, (_, param) => (param === 'path' ? '(?<path>.+)' : `(?<${param}>[^/]+)`))}$`,
    ),
  }))
  .sort((a, b) => b.call.path.length - a.call.path.length);

/** The call that an address means, or undefined. */
export const matchCall = (path: string): Match | undefined => {
  for (const { name, call, pattern } of patterns) {
    const found = path.match(pattern);
    if (!found) continue;
    try {
      const params = Object.fromEntries(
        Object.entries(found.groups ?? {}).map(([param, value]) => [
          param,
          decodeURIComponent(value),
        ]),
      );
      return { name, call, params };
    } catch {
      return undefined; // Percent signs that mean nothing.
    }
  }
  return undefined;
};

/** A read's address as the cache knows it: only the parameters that the call knows. */
export const callUrl = ({ call, params }: Match, query: URLSearchParams): string =>
  addressOf(
    call,
    params as Record<string, string>,
    Object.fromEntries(
      Object.keys(call.query).map((name) => [name, query.get(name)?.slice(0, 200)]),
    ),
  );

/** What refuses a call whose address has a part that it cannot have; undefined when all parts can be. */
export const refuseParams = ({ call, params }: Match): Made | undefined => {
  for (const [param, schema] of Object.entries(call.params))
    if (!schema.safeParse(params[param]).success)
      return refuse(404, param === 'type' ? refusals.unknownForm : refusals.unknownSchool);
  return undefined;
};

const json = (status: number, body: unknown, tags: Set<string>, expires: number): Made => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
  headers: [['Cache-Control', 'no-cache'], ...plainHeaders],
  tags,
  expires,
});

const refuse = (status: number, message: string, fields?: Record<string, string>): Made =>
  json(status, { error: { message, ...(fields ? { fields } : {}) } }, new Set(), 0);

export { refuse as refuseCall };

/** The answer of a read, from memory where it is there. `expires` is 0 for what must not be kept. */
export const answerRead = async (
  provider: Provider,
  match: Match,
  query: URLSearchParams,
  midnight: number,
): Promise<Made> => {
  const { name, call, params } = match;
  const refused = refuseParams(match);
  if (refused) return refused;
  const given: Params = { ...params };
  const fields: Record<string, string> = {};
  for (const [field, schema] of Object.entries(call.query)) {
    const value = query.get(field) ?? undefined;
    if (!schema.safeParse(value).success) fields[field] = `This is not a valid ${field}.`;
    given[field] = value;
  }
  if (Object.keys(fields).length > 0) return refuse(422, refusals.badFields, fields);
  const reading = await provider.read(name as 'news', given);
  if (reading.state === 'away') return refuse(503, refusals.away);
  if (reading.state === 'missing') return refuse(404, refusals.unknownRecord);
  const tags = new Set(call.reads.map((collection) => `${given.school ?? '*'}:${collection}`));
  // An album is asked for by its id alone; without the school it is not known whose change makes it stale.
  const expires =
    given.school === undefined ? 0 : name === 'birthdays' ? midnight : validUntil(reading);
  const { data, files = {}, validUntil: until } = reading;
  const made = json(200, { data, files, ...(until ? { validUntil: until } : {}) }, tags, expires);
  return { ...made, old: reading.old ?? false };
};

/** The same document as a page to read. */
export const docsAnswer = (): Made => ({
  ...openApiAnswer(),
  contentType: 'text/html; charset=utf-8',
  body: docsPage(openApiDocument('open')),
});

/** The API document of the calls that the website passes on. */
export const openApiAnswer = (): Made =>
  json(200, openApiDocument('open'), new Set(), Number.POSITIVE_INFINITY);
