/** Which annual report a visitor asks for. */
import type { AnnualReport } from '@aangan/contract/annual-report.ts';

/** A session in a query string, if it is one of this century: two years in a row. */
const sessionIn = (query: URLSearchParams): string | undefined => {
  const session = query.get('session') ?? '';
  const [, first, second] = /^(20\d\d)-(20\d\d)$/.exec(session) ?? [];
  return first && Number(second) === Number(first) + 1 ? session : undefined;
};

/** What the page heeds of a query string. */
export const heedsSession = (query: URLSearchParams): string => {
  const session = sessionIn(query);
  return session ? `?session=${session}` : '';
};

export type Chosen = {
  report: AnnualReport | undefined;
  /** Whether it stands at the page's own address, without a session. */
  isNewest: boolean;
  /** The sessions of the other reports, the newest first. */
  others: string[];
};

/** The report of the session that was asked for; the newest where there is none of it. */
export const chooseReport = (reports: readonly AnnualReport[], query: URLSearchParams): Chosen => {
  const newestFirst = reports.toSorted((a, b) => b.sessionYear.localeCompare(a.sessionYear));
  const [newest] = newestFirst;
  const asked = sessionIn(query);
  const report = newestFirst.find(({ sessionYear }) => sessionYear === asked) ?? newest;
  return {
    report,
    isNewest: report === newest,
    others: newestFirst.filter((one) => one !== report).map(({ sessionYear }) => sessionYear),
  };
};
