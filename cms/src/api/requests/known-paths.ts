/** Which methods an address takes, so that a wrong method can be told from an unknown address. */
import { type Call, calls } from '@aangan/contract/calls.ts';

/** Ours beside the call table. */
export const docsPath = '/api/docs';
export const openApiPath = '/api/openapi.json';
export const healthPath = '/healthz';
export const readyPath = '/readyz';

const patternOf = (path: string): RegExp => {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace('{path}', '.+').replace(/\{\w+\}/g, '[^/]+')}$`);
};

const known: { pattern: RegExp; allow: string }[] = [
  ...(Object.values(calls) as Call[]),
  ...[docsPath, openApiPath, healthPath, readyPath].map((path) => ({ method: 'GET', path })),
].map(({ method, path }) => ({
  pattern: patternOf(path),
  allow: method === 'GET' ? 'GET, HEAD' : method,
}));

/** The `Allow` header of a known address; null for an unknown one. */
export const allowedAt = (url: string): string | null => {
  const [path = ''] = url.split('?');
  return known.find(({ pattern }) => pattern.test(path))?.allow ?? null;
};
