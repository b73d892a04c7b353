// `npm run dev`: the api is started again when its source changes.

import { isStoppingAll } from '../processes/children.mjs';
import { watchFolders } from './watch-folders.mjs';

/** Code of the api process: not the panel, nor tests, tools and what is generated. */
const isOfApi = (/** @type {string} */ file) =>
  /\.ts$/.test(file) &&
  !/\.test\.ts$|payload-types\.ts$|^cms\/src\/(app|admin-server|tools|migrations)\//.test(file);

/** An editor writes a file in several steps. */
const settleMs = 200;

/**
 * Restarts it at each change from now on.
 * @param {string} root
 * @param {() => Promise<void>} restart
 */
export function restartApiOnChange(root, restart) {
  /** @type {NodeJS.Timeout | undefined} */
  let settled;
  watchFolders(root, ['cms/src', 'contract/src'], (file) => {
    if (!isOfApi(file)) return;
    clearTimeout(settled);
    settled = setTimeout(() => {
      if (!isStoppingAll()) void restart();
    }, settleMs);
  });
}
