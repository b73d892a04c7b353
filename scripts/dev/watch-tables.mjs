// `npm run dev`: a collection or field that the database has no table or column for is told as soon as it is saved, with the
// command that makes it; what that command has made is applied to the developer's database.

import { isStoppingAll, run } from '../processes/children.mjs';
import { withLock } from '../processes/lock.mjs';
import { say, sayTrouble } from '../say.mjs';
import { pinnedNode } from '../setup/install.mjs';
import { migrationLock } from './migration-lock.mjs';
import { watchFolders } from './watch-folders.mjs';

/** What the tables follow from. */
const sources = ['cms/src', 'contract/src'];
const isMigration = (/** @type {string} */ file) => /^cms\/src\/migrations\/.*\.ts$/.test(file);
/** Tests, and what runs on the tables without making them. */
const isWithoutTables = (/** @type {string} */ file) =>
  !/\.ts$/.test(file) ||
  /\.test\.ts$|payload-types\.ts$|^cms\/src\/(api|admin-server|app|import|tools|migrations)\//.test(
    file,
  );

/** An editor writes a file in several steps, and a search-and-replace many files. */
const settleMs = 300;

/**
 * Watches until the process ends.
 * @param {object} options
 * @param {string} options.root
 * @param {Record<string, string | undefined>} options.env
 * @param {() => Promise<void>} options.migrate brings the database up to date
 * @param {() => Promise<void>} options.onMigrated
 */
export function watchTables({ root, env, migrate, onMigrated }) {
  let told = '';
  let hasNewMigrations = false;
  const look = async () => {
    if (hasNewMigrations)
      await update(async () => {
        hasNewMigrations = false;
        await migrate();
      }, onMigrated);
    const missing = isStoppingAll() ? undefined : await findMissing(root, env);
    if (missing === undefined) return;
    const text = missing.join('\n');
    if (text !== told) tell(missing);
    told = text;
  };

  const lookSoon = oneAtATime(look);
  watchFolders(root, sources, (file) => {
    if (isMigration(file)) hasNewMigrations = true;
    if (hasNewMigrations || !isWithoutTables(file)) lookSoon();
  });
  // What was changed while nothing watched.
  lookSoon();
}

/**
 * @param {() => Promise<void>} migrate
 * @param {() => Promise<void>} onMigrated
 */
async function update(migrate, onMigrated) {
  try {
    // Held by the command that makes the migrations, until it has made all of them.
    await withLock(migrationLock, () => {}, migrate);
    await onMigrated();
  } catch (reason) {
    if (isStoppingAll()) return;
    sayTrouble(reason);
    say('The database could not be brought up to date: fix the migration and save it again.');
  }
}

/** @param {string[]} missing */
function tell(missing) {
  if (missing.length === 0) {
    say('The database has all that the code asks for again.');
    return;
  }
  say('The code asks for what the database does not have, so pages and forms that use it fail:');
  for (const line of missing) process.stdout.write(`            ${line}\n`);
  say('Make it in another terminal:  npm run migration -w cms -- what-it-is-for');
  say('That writes the migrations of both databases and the types; the rest happens here.');
}

/**
 * What the code asks for and the migrations do not make; undefined if the code cannot be read at present, of which the api
 * tells.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 */
async function findMissing(root, env) {
  /** @type {string[]} */
  const lines = [];
  const { code } = await run(pinnedNode(root), ['cms/src/tools/pending-changes.ts'], {
    cwd: root,
    env,
    onOutput: (line) => lines.push(line),
  });
  return code === 0 ? lines : undefined;
}

/**
 * Does `work` a moment after it was last asked for; asked for meanwhile, once more after that.
 * @param {() => Promise<void>} work
 */
function oneAtATime(work) {
  /** @type {NodeJS.Timeout | undefined} */
  let settled;
  let working = Promise.resolve();
  return () => {
    clearTimeout(settled);
    settled = setTimeout(() => {
      working = working.then(() => (isStoppingAll() ? undefined : work()));
    }, settleMs);
    settled.unref();
  };
}
