/** Every page of every school, fetched from a restored copy and set beside the same page of the website that runs. */
import type { Change } from '@aangan/contract/calls.ts';
import type { SchoolAddress } from '@aangan/contract/school.ts';
import { getData, getPage, type Installation, pathsOf } from './fetch-pages.ts';

export type SchoolResult = {
  code: string;
  pages: number;
  /** Of the copy, that were not answered with 200. */
  failed: string[];
  /** That were not the same bytes; undefined when there was nothing to compare with. */
  different: string[] | undefined;
  /** Published since the backup was taken; undefined when that cannot be told. */
  changes: number | undefined;
};

/** As it would stand on the other: a copy has another port, by which its own pages name it where a school has no public name. */
export const renamed = (body: Buffer, one: Installation, other: Installation): Buffer => {
  const portOf = ({ siteUrl }: Installation) => `:${new URL(siteUrl).port}`;
  return Buffer.from(
    body.toString('utf8').replaceAll(one.named, other.named).replaceAll(portOf(one), portOf(other)),
  );
};

/** A page that was asked for while it was being made anew is the old one once more; so many times it is asked again. */
const mostTries = 6;
const pauseMs = 1000;

const isSame = async (
  path: string,
  host: string | undefined,
  copy: Installation,
  original: Installation,
): Promise<boolean> => {
  for (let tries = 1; ; tries += 1) {
    const [one, other] = await Promise.all([
      getPage(copy.siteUrl + path, host),
      getPage(original.siteUrl + path, host),
    ]);
    if (one.status === other.status && renamed(one.body, copy, original).equals(other.body))
      return true;
    if (tries === mostTries) return false;
    await new Promise((done) => setTimeout(done, pauseMs * tries));
  }
};

type Feed = { last: number; reset: boolean; changes: Change[] };

/** How much each school has published since the copy's last change; undefined when the original cannot tell. */
const changesSince = async (
  copy: Installation,
  original: Installation,
): Promise<Map<string, number> | undefined> => {
  try {
    const counts = new Map<string, number>();
    let { last: since } = await getData<Feed>(`${copy.apiUrl}/api/changes`);
    for (;;) {
      const { last, reset, changes } = await getData<Feed>(
        `${original.apiUrl}/api/changes?since=${since}`,
      );
      if (reset) return undefined;
      for (const { school } of changes) counts.set(school, (counts.get(school) ?? 0) + 1);
      if (last === since) return counts;
      since = last;
    }
  } catch {
    return undefined;
  }
};

/** Gives a result a school, as soon as it is known. Without an original the copy's pages need only be there. */
export async function* comparePages(
  copy: Installation,
  original: Installation | undefined,
): AsyncGenerator<SchoolResult> {
  const schools = await getData<SchoolAddress[]>(`${copy.apiUrl}/api/schools`);
  for (const { code, hostnames } of schools) {
    const [host] = hostnames;
    const paths = await pathsOf(copy, code);
    const failed: string[] = [];
    const different: string[] = [];
    for (const path of paths) {
      const { status } = await getPage(copy.siteUrl + path, host);
      if (status !== 200) failed.push(path);
      else if (original && !(await isSame(path, host, copy, original))) different.push(path);
    }
    // Asked last: what is published while the pages are fetched counts, too.
    const changes = original && (await changesSince(copy, original));
    yield {
      code,
      pages: paths.length,
      failed,
      different: original ? different : undefined,
      changes: changes?.get(code) ?? (changes ? 0 : undefined),
    };
  }
}
