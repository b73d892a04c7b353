/** The admin process: Next with Payload's panel, behind its own server. `--dev` compiles pages on demand. */
import '../../../scripts/processes/steady-output.mjs';
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { giveBackMemory } from '@aangan/contract/give-back-memory.ts';
import { readProcess } from '@aangan/contract/watch/process-metrics.ts';
import { createReadiness, readinessMetrics } from '@aangan/contract/watch/readiness.ts';
import { writeLine } from '../api/requests/request-log.ts';
import { reportAndExit } from '../command-error.ts';
import { readSecret } from '../data-folder/secret.ts';
import { refuseUnfinished } from '../data-folder/unfinished-restore.ts';
import { toFailure } from '../logging/failure.ts';
import { maskOutput } from '../logging/log-mask.ts';
import { settings } from '../settings.ts';
import { askDatabase } from '../watch/ask-database.ts';
import { databaseCheck } from '../watch/checks.ts';
import { readCounts } from '../watch/counts.ts';
import { serveNumbers } from '../watch/serve-metrics.ts';
import { makeAdminServer } from './server.ts';

/** Requests under way get this long to end; then the process ends anyway. */
const timeout = 1_000;

maskOutput();
try {
  refuseUnfinished(settings.dataDir);
} catch (error) {
  reportAndExit(error);
}
const isDev = process.argv.includes('--dev');
Object.assign(process.env, { NODE_ENV: isDev ? 'development' : 'production' });
// Only now: React decides by NODE_ENV what it is.
const { default: next } = (await import('next')) as unknown as typeof import('next');

const { adminHost, adminPort, adminUrl, trustProxy } = settings;
// Next adds its listener for upgrades to the server that it is given; ours asks where they come from first.
const upgrades = new EventEmitter();
const app = next({
  dev: isDev,
  dir: join(dirname(fileURLToPath(import.meta.url)), '../..'),
  hostname: adminHost,
  port: adminPort,
  httpServer: upgrades as Server,
});
await app.prepare();

const isReady = createReadiness({ database: databaseCheck(askDatabase(settings)) });
const server = makeAdminServer({
  adminHost,
  adminUrl,
  trustProxy,
  secret: readSecret(settings.dataDir, process.env.SECRET),
  isDev,
  handle: app.getRequestHandler(),
  isReady,
  ...(isDev ? { upgrade: (...asked) => upgrades.emit('upgrade', ...asked) } : {}),
  report: (error) => writeLine({ kind: 'problem', ...toFailure(error) }),
  write: writeLine,
});

const end = (): void => {
  setTimeout(() => process.exit(0), timeout).unref();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);

server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${adminPort} is taken by another program: stop that program, or set ADMIN_PORT to another port.`
      : `The back office cannot listen at ${adminHost}:${adminPort} (${message}): set ADMIN_HOST and ADMIN_PORT to an address of this machine.`,
  );
  process.exit(1);
});
server.listen(adminPort, adminHost, () => {
  writeLine({ kind: 'started', host: adminHost, port: adminPort });
  giveBackMemory();
  serveNumbers(settings, {
    process: 'admin',
    read: async () => [...readinessMetrics(await isReady()), ...readCounts(), ...readProcess()],
    report: (problem) => writeLine({ kind: 'problem', ...problem }),
  });
});
