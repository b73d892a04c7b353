/** The api process: private, asked only by the website's server. */
import '../../../scripts/processes/steady-output.mjs';
import { giveBackMemory } from '@aangan/contract/give-back-memory.ts';
import { createReadiness } from '@aangan/contract/watch/readiness.ts';
import { adminAddress } from '../admin-address.ts';
import { databaseError, reportAndExit } from '../command-error.ts';
import { readSecret, readWebsiteKey } from '../data-folder/secret.ts';
import { refuseUnfinished } from '../data-folder/unfinished-restore.ts';
import { keepStates } from '../disclosure/daily-states.ts';
import { keepLinks } from '../links/daily.ts';
import { maskOutput } from '../logging/log-mask.ts';
import { isMailSetUp } from '../mail/mail.ts';
import { keepWeekly } from '../mail/weekly.ts';
import { closePayload, openPayload } from '../open-payload.ts';
import { keepRetention } from '../retention/nightly.ts';
import { settings } from '../settings.ts';
import { readApi } from '../watch/api-metrics.ts';
import { apiChecks } from '../watch/checks.ts';
import { serveNumbers } from '../watch/serve-metrics.ts';
import type { Report } from './context.ts';
import { schoolIds } from './records/school-ids.ts';
import { writeLine } from './requests/request-log.ts';
import { makeServer } from './server.ts';

/** Requests under way get this long to end; then the process ends anyway. */
const timeout = 1_000;

maskOutput();
try {
  refuseUnfinished(settings.dataDir);
} catch (error) {
  reportAndExit(error);
}
const payload = await openPayload().catch((error) => reportAndExit(databaseError(settings, error)));
const report: Report = (problem) => writeLine({ kind: 'problem', ...problem });
const isReady = createReadiness(apiChecks({ payload, dataDir: settings.dataDir }));
const server = makeServer({
  context: {
    payload,
    clock: Date.now,
    secret: readSecret(settings.dataDir, process.env.SECRET),
    websiteKey: readWebsiteKey(settings.dataDir, process.env.SECRET),
    report,
    schoolId: schoolIds(payload, Date.now),
  },
  write: writeLine,
  isReady,
});

const given = { payload, dataDir: settings.dataDir, report, write: writeLine };
const admin = adminAddress(settings);
const jobs = [
  keepRetention(given),
  keepLinks(given),
  keepStates(given),
  ...(isMailSetUp(settings)
    ? [keepWeekly({ ...given, adminUrl: admin.isPublic ? admin.url : undefined })]
    : []),
];

const end = async (): Promise<void> => {
  setTimeout(() => process.exit(0), timeout).unref();
  for (const stop of jobs) stop();
  await server.close();
  await closePayload(payload);
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);

try {
  await server.listen({ host: settings.apiHost, port: settings.apiPort });
  writeLine({ kind: 'started', host: settings.apiHost, port: settings.apiPort });
  giveBackMemory();
  serveNumbers(settings, {
    process: 'api',
    read: () => readApi({ payload, dataDir: settings.dataDir, isReady }, Date.now()),
    report,
  });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${settings.apiPort} is taken by another program: stop that program, or set API_PORT to another port.`
      : `The api cannot listen at ${settings.apiHost}:${settings.apiPort} (${message}): set API_HOST and API_PORT to an address of this machine.`,
  );
  process.exit(1);
}
