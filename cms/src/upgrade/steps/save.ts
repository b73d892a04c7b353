/** Run by `npm run upgrade`: saves DATA_DIR and its database into the file that is named, and notes nothing of it. */
import { runCommand } from '../../backup/run-command.ts';
import { takeBackup } from '../../backup/take-backup.ts';
import { settings } from '../../settings.ts';

const [file = ''] = process.argv.slice(2);
runCommand(async () => void (await takeBackup(settings, file)));
