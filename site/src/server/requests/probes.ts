/** What machines ask the website: whether it is alive, and whether visitors may be sent to it. */
import {
  type Check,
  createReadiness,
  type Readiness,
  readinessStatus,
  withNeeded,
} from '@aangan/contract/watch/readiness.ts';
import type { FastifyInstance } from 'fastify';
import { healthPath, readyPath } from './request-kind.ts';

/** Adds both addresses, and gives what the second answers. Whoever sends visitors hears that we are ending before we are gone. */
export const addProbes = (
  app: FastifyInstance,
  checks: Record<string, Check>,
  isEnding: () => boolean,
): (() => Promise<Readiness>) => {
  const askReadiness = createReadiness(checks);
  const isReady = async () => withNeeded(await askReadiness(), 'staying', !isEnding());
  app.get(healthPath, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get(readyPath, async (_request, reply) => {
    const readiness = await isReady();
    return reply
      .code(readinessStatus(readiness))
      .header('cache-control', 'no-store')
      .send(readiness);
  });
  return isReady;
};
