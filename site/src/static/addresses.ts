/** Where each address of the website stands in a copy made of files, and which addresses a copy has at all. */

/** What a page's name may be made of, and a file's: nothing that a file system or a web server reads in its own way. */
const plainPath = /^\/(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]*(?:\.[A-Za-z0-9]+)?$/;
const plainValue = /^[A-Za-z0-9-]{1,20}$/;

/** The choices of a visitor that a copy has pages for: an album, a year of a list, its further pages, a month of the calendar. */
const keptChoices = ['id', 'year', 'page', 'month'] as const;

const picture = /^\/api\/image\/([A-Za-z0-9_-]+)\.([a-z0-9]+)$/;
const disclosureData = /^\/api\/disclosure\/[A-Z]{4}$/;

/** Months from one `2026-11` to another. */
const monthsBetween = (from: string, to: string): number => {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return count(to) - count(from);
};

/** The calendar leads on for ever; a copy has a year in each direction. */
const isNear = (month: string, today: string): boolean =>
  !/^\d{4}-\d{2}$/.test(month) || Math.abs(monthsBetween(today, month)) <= 12;

const pageFile = ({ pathname, searchParams }: URL, today: string): string | undefined => {
  const chosen = [...searchParams];
  const isKept = chosen.every(
    ([name, value]) =>
      (keptChoices as readonly string[]).includes(name) &&
      plainValue.test(value) &&
      (name !== 'month' || isNear(value, today)),
  );
  if (!isKept) return undefined;
  const name = pathname === '/' ? 'index' : pathname.slice(1);
  return `${[name, ...chosen.flat()].join('-')}.html`;
};

const pictureFile = (name: string, type: string, { searchParams }: URL): string | undefined => {
  const width = searchParams.get('w');
  if (searchParams.size > (width ? 1 : 0)) return undefined;
  if (width === null) return `files/${name}.${type}`;
  return /^\d+$/.test(width) ? `files/${name}-${width}.${type}` : undefined;
};

/**
 * The file of an address within the website, such as `/News?page=2`; undefined for what a copy does not have.
 * @param today a day of the calendar's year, `2026-11-18`
 */
export const fileOf = (address: string, today: string): string | undefined => {
  const url = URL.parse(address, 'http://school');
  if (url?.host !== 'school' || !plainPath.test(url.pathname)) return undefined;
  const { pathname } = url;
  const [, name, type] = picture.exec(pathname) ?? [];
  if (name && type) return pictureFile(name, type, url);
  if (disclosureData.test(pathname)) return `${pathname.slice(1)}.json`;
  if (pathname.startsWith('/api/')) return undefined;
  if (/\.[A-Za-z0-9]+$/.test(pathname)) return url.search ? undefined : pathname.slice(1);
  return pageFile(url, today);
};

/** Whether the content of an address never changes: its name says it. */
export const isFixed = (address: string): boolean => /^\/(?:api\/image|assets)\//.test(address);

/** Whether an address is a page, which names others. */
export const isPage = (file: string): boolean => file.endsWith('.html');

/** From one file of the copy to another, so that the copy can lie anywhere. */
export const pathBetween = (from: string, to: string): string =>
  '../'.repeat(from.split('/').length - 1) + to;
