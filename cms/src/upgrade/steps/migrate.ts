/** Run by `npm run upgrade` and by a rehearsal: brings the tables of DATA_DIR up to date, and does nothing else. */
import { databaseError, reportAndExit } from '../../command-error.ts';
import { migrateAlone } from '../../database/migrate-alone.ts';
import { closePayload, openPayload } from '../../open-payload.ts';
import { settings } from '../../settings.ts';

try {
  const payload = await openPayload().catch((error) => {
    throw databaseError(settings, error);
  });
  await migrateAlone(payload, settings.dataDir);
  await closePayload(payload);
} catch (error) {
  reportAndExit(error);
}
process.exit(0);
