/** Restores a backup aside, runs the product on it, looks at every page, and leaves nothing behind. */
import { originOf } from '@aangan/contract/origin.ts';
import { toAddress } from '../../../../scripts/setup/settings.mjs';
import { CommandError } from '../../command-error.ts';
import type { Settings } from '../../settings.ts';
import { kindNames } from '../archive/manifest.ts';
import { checkArchive } from '../archive/read-archive.ts';
import { refuseUnfit } from '../restore-backup.ts';
import { comparePages } from './compare-pages.ts';
import { withCopy } from './copy.ts';
import { describeSchool, isGood } from './describe-school.ts';
import { type Installation, isRunning } from './fetch-pages.ts';

/** Prints a line a school; throws in words when a page of the copy fails, or differs without a reason. */
export const rehearse = async (file: string, settings: Settings): Promise<void> => {
  const said = await checkArchive(file);
  refuseUnfit(file, said, settings);
  console.log(
    `${file} is whole: ${kindNames[said.kind]} as of ${said.taken}. Restoring it aside …`,
  );
  await withCopy(file, settings, async ({ migrate, start }) => {
    await migrate();
    await compare(await start(), settings);
  });
};

/** The website that these settings are for, if one answers there. */
export const findRunning = async (settings: Settings): Promise<Installation | undefined> => {
  const running: Installation = {
    siteUrl: toAddress(settings.siteHost, settings.sitePort),
    apiUrl: toAddress(settings.apiHost, settings.apiPort),
    named: originOf(undefined, { host: settings.siteHost, port: settings.sitePort }),
  };
  if (await isRunning(running)) return running;
  console.log(`No website answers at ${running.siteUrl}: there is nothing to compare with.`);
  return undefined;
};

const compare = async (copy: Installation, settings: Settings): Promise<void> => {
  const original = await findRunning(settings);
  let [good, bad] = [0, 0];
  for await (const result of comparePages(copy, original)) {
    console.log(describeSchool(result));
    if (isGood(result)) good += 1;
    else bad += 1;
  }
  if (bad > 0) throw new CommandError(`${bad} of ${good + bad} schools are not as they should be.`);
  if (good === 0) throw new CommandError('The backup holds no school.');
  console.log(`${good} schools are restored as they should be; the copy is removed.`);
};
