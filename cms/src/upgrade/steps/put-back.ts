/** Run by `npm run upgrade`: puts a backup in the place of the database of DATA_DIR, or of `all` that is there. */
import { runCommand } from '../../backup/run-command.ts';
import { settings } from '../../settings.ts';
import { putBack } from '../put-back.ts';

const [file = '', what] = process.argv.slice(2);
runCommand(async () => void (await putBack(file, settings, what === 'all' ? 'all' : 'database')));
