/** Of which kind an address is, for counts: a few kinds, however many addresses visitors think of. */
import { routeOfPaper } from '@aangan/contract/routes.ts';
import type { RequestKind } from '../process/counts.ts';

export const healthPath = '/healthz';
export const readyPath = '/readyz';

const probes: readonly string[] = [healthPath, readyPath];
/** What browsers and search engines ask every website for, and what the build made. */
const assetForms = /^\/(assets|defaults)\/|^\/[\w-]+\.(svg|ico|txt|xml|webmanifest|js)$/;

export const kindOf = (url: string): RequestKind => {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith('/api/image/')) return 'file';
  if (path.startsWith('/api/')) return 'call';
  if (probes.includes(path)) return 'probe';
  if (assetForms.test(path)) return 'asset';
  return routeOfPaper(path) ? 'paper' : 'page';
};

/** Whether somebody was shown a page; also one that their browser had already. */
export const isVisit = (method: string, url: string, status: number): boolean =>
  method === 'GET' && (status === 200 || status === 304) && kindOf(url) === 'page';
