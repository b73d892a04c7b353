/** `/healthz` and `/readyz` of the back office: answered before Next, and under any name, because machines ask by address. */
import type { ServerResponse } from 'node:http';
import { type Readiness, readinessStatus } from '@aangan/contract/watch/readiness.ts';

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
export const isProbe = (url: string): boolean => ['/healthz', '/readyz'].includes(pathOf(url));

export const answerProbe = async (
  response: ServerResponse,
  isReady: () => Promise<Readiness>,
): Promise<void> => {
  const { url = '', method } = response.req;
  const readiness = pathOf(url) === '/readyz' ? await isReady() : undefined;
  const body = JSON.stringify(readiness ?? { ok: true });
  response.writeHead(readiness ? readinessStatus(readiness) : 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
  });
  response.end(method === 'HEAD' ? undefined : body);
};
