/** Every call, file and page of every school, read from a migrated copy, and its words set beside those of the website that runs. */
import { addressOf, answerSchema, calls } from '@aangan/contract/calls.ts';
import type { SchoolAddress } from '@aangan/contract/school.ts';
import { renamed } from '../backup/rehearsal/compare-pages.ts';
import { getData, getPage, type Installation, pathsOf } from '../backup/rehearsal/fetch-pages.ts';
import { storedPath } from '../media/stored-path.ts';
import { callAddresses } from './call-addresses.ts';
import type { ChangedPage, SchoolCheck } from './describe-check.ts';
import { missingFrom, piecesOf } from './page-words.ts';

/** A page is what the school has written, or is not there. */
const mayBeMissing = 'page';

type Read = { calls: number; files: Set<string>; failed: string[] };

const readCalls = async ({ apiUrl }: Installation, school: string): Promise<Read> => {
  const albums = await getData<{ _id: string }[]>(`${apiUrl}/api/gallery/All/${school}`);
  const addresses = callAddresses(
    school,
    albums.map(({ _id }) => _id),
  );
  const read: Read = { calls: addresses.length, files: new Set(), failed: [] };
  for (const { name, address } of addresses) {
    const { status, body } = await getPage(apiUrl + address);
    if (status === 404 && name === mayBeMissing) continue;
    if (status !== 200) {
      read.failed.push(`${address} (${status})`);
      continue;
    }
    const schema = calls[name].answer;
    const answer = schema && answerSchema(schema).safeParse(JSON.parse(body.toString()));
    if (!answer?.success) read.failed.push(`${address} (does not fit the contract)`);
    else for (const path of Object.keys(answer.data.files ?? {})) read.files.add(path);
  }
  return read;
};

const readFiles = async (
  { apiUrl }: Installation,
  files: Iterable<string>,
  lostBefore: ReadonlySet<string>,
): Promise<string[]> => {
  const failed: string[] = [];
  for (const path of files) {
    if (lostBefore.has(storedPath('media', path))) continue;
    const { status } = await getPage(apiUrl + addressOf(calls.image, { path }));
    if (status !== 200) failed.push(`${path} (${status})`);
  }
  return failed;
};

/** The addresses that the website itself tells search engines of: also those that the new release no longer has. */
const pathsInSiteMap = async (
  { siteUrl }: Installation,
  host: string | undefined,
): Promise<string[]> => {
  const { status, body } = await getPage(`${siteUrl}/sitemap.xml`, host);
  if (status !== 200) return [];
  return [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return `${pathname}${search}`;
  });
};

export type OlderPages = {
  /** The pages that are known to have been there. */
  paths: (host: string | undefined) => Promise<string[]>;
  /** What a page said; undefined where that is not known. */
  pieces: (path: string, host: string | undefined) => Promise<string[] | undefined>;
};

/** What visitors were shown by the website that runs, in whatever release; it names itself otherwise than the copy does. */
export const pagesOf = (original: Installation, copy: Installation): OlderPages => ({
  paths: (host) => pathsInSiteMap(original, host),
  pieces: async (path, host) => {
    const { status, body } = await getPage(original.siteUrl + path, host);
    return status === 200 ? piecesOf(renamed(body, original, copy).toString()) : undefined;
  },
});

/** Gives a result a school, as soon as it is known. */
export async function* checkSchools(
  copy: Installation,
  older: OlderPages | undefined,
  lostBefore: ReadonlySet<string>,
): AsyncGenerator<SchoolCheck> {
  const schools = await getData<SchoolAddress[]>(`${copy.apiUrl}/api/schools`);
  for (const { code, hostnames } of schools) {
    const [host] = hostnames;
    const read = await readCalls(copy, code);
    const failed = [...read.failed, ...(await readFiles(copy, read.files, lostBefore))];
    const paths = await pathsOf(copy, code);
    const changed: ChangedPage[] = [];
    let compared = 0;
    const wasThere = (await older?.paths(host)) ?? [];
    for (const path of new Set([...paths, ...wasThere])) {
      const { status, body } = await getPage(copy.siteUrl + path, host);
      const before = await older?.pieces(path, host);
      if (before) compared += 1;
      if (status !== 200 && paths.includes(path)) failed.push(`${path} (${status})`);
      else if (status !== 200) changed.push({ path, missing: undefined });
      else if (before) {
        const missing = missingFrom(piecesOf(body.toString()), before);
        if (missing.length > 0) changed.push({ path, missing });
      }
    }
    yield {
      code,
      calls: read.calls,
      files: read.files.size,
      pages: paths.length,
      failed,
      compared: older ? compared : undefined,
      changed,
    };
  }
}
