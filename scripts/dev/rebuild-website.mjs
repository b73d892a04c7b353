// `npm run dev`: the website is built again when its source changes, and started again when that is done.

import { existsSync, watchFile } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isStoppingAll, start } from '../processes/children.mjs';
import { quote } from '../say.mjs';
import { siteBuild } from '../setup/builds.mjs';
import { pinnedNode } from '../setup/install.mjs';

/**
 * Builds the website at each change from now on, and tells when a build is done.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @param {() => Promise<void>} onBuilt
 */
export async function rebuildOnChange(root, env, onBuilt) {
  // The stamp goes: what the watcher builds from now on is not what it says.
  await rm(path.join(root, siteBuild.output, '.aangan-build'), { force: true });
  const show = (/** @type {string} */ line) => quote('build', line);
  const args = [...siteBuild.args, '--watch'];
  start(pinnedNode(root), args, { cwd: root, env, onOutput: show, onError: show });

  // A build empties its folder before it fills it, and the browser's and the server's part are built one by one:
  // so the website is started again when both have been there, unchanged, for a moment.
  const outputs = ['client/.vite/manifest.json', 'server/main.js'].map((file) =>
    path.join(root, siteBuild.output, file),
  );
  /** @type {NodeJS.Timeout | undefined} */
  let settled;
  const onChange = () => {
    clearTimeout(settled);
    settled = setTimeout(() => {
      if (outputs.every(existsSync) && !isStoppingAll()) void onBuilt();
    }, 400);
  };
  for (const file of outputs) watchFile(file, { interval: 200 }, onChange);
}
