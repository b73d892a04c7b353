/**
 * One JSON line a request, on standard output. It names the call and the school, never the address as it was asked for (a
 * certificate's path opens the certificate), nor a query, a body, a name or a visitor's address.
 */
import {
  currentNumber,
  numberOf,
  requestNumberHeader,
  withNumber,
} from '@aangan/contract/watch/request-number.ts';
import type { FastifyInstance } from 'fastify';
import { processName } from '../../logging/process-name.ts';
import { counts } from '../../watch/counts.ts';

export type WriteLine = (line: Record<string, unknown>) => void;

/** Writes a line to standard output. */
export const writeLine: WriteLine = ({ kind, ...line }) => {
  const level = kind === 'problem' ? 'error' : 'info';
  const began = { time: new Date().toISOString(), level, process: processName() };
  process.stdout.write(
    `${JSON.stringify({ ...began, request: currentNumber(), kind, ...line })}\n`,
  );
};

/** Asked by machines every second or so: a line only when something is wrong. */
const quiet = new Set(['changes', 'healthz', 'readyz']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call's name in the log. */
    call?: string;
  }
}

/** Has every request counted and logged when it is answered, by the number that whoever asks for it gave it. */
export const logRequests = (server: FastifyInstance, write: WriteLine): void => {
  server.addHook('onRequest', ({ headers }, _reply, done) =>
    withNumber(numberOf(headers[requestNumberHeader]), done),
  );
  server.addHook('onResponse', async (request, reply) => {
    const call = request.is404 ? null : (request.routeOptions.config.call ?? null);
    const status = reply.statusCode;
    counts.requests.answered(call ?? 'unknown', status, reply.elapsedTime);
    if (status < 400 && call !== null && quiet.has(call)) return;
    const { school } = (request.params ?? {}) as { school?: string };
    write({
      kind: 'request',
      call,
      method: request.method,
      school: /^[A-Z]{4}$/.test(school ?? '') ? school : undefined,
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
};
