/** A full disk costs new writes only: they are refused, never falsely acknowledged, and all is well again when there is room. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '../../contract/src/routes.ts';
import { copyFolder, findPreparedData } from '../../e2e/prepared-data.ts';
import { ask, askJson, jsonIn } from '../client/ask.ts';
import { pause, until } from '../client/crowd.ts';
import { sendVisitors } from '../client/visitors.ts';
import { compareStored, sendWriters } from '../client/writers.ts';
import { enquiry } from '../product/demo.ts';
import { startWhole } from '../product/whole.ts';
import { atLeast, atMost, type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

const room = 34;
const diskMb = 160;

/** As npm start tells it. */
const tellsDeath = (line: string): boolean => / (was ended by|ended with exit code) /.test(line);

const run = async (context: Context): Promise<Outcome> => {
  const disk = await mkdtemp(join(tmpdir(), 'aangan-disk-'));
  context.after(() => rm(disk, { recursive: true, force: true }));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', disk], {
    encoding: 'utf8',
  });
  if (mounted.status !== 0)
    return { skipped: 'a disk of its own cannot be mounted here (it takes root and mount)' };
  context.after(() => spawnSync('umount', ['-l', disk]));
  const dataDir = join(disk, 'data');
  await copyFolder(await findPreparedData(), dataDir);

  const whole = await startWhole(dataDir);
  context.after(() => whole.stop());
  const school = jsonIn(await ask(whole.siteUrl, '/api/school/NJMS')) as {
    data: { crest: string };
  };
  const picture = `/api/image/${school.data.crest}?w=320`;
  const paths = [
    ...routes.map(({ path }) => path).filter((path) => path !== '/SubGallery'),
    picture,
  ];
  // What has been shown before is what must go on.
  for (const path of paths) await ask(whole.siteUrl, path);
  const visitors = sendVisitors({ siteUrl: whole.siteUrl, paths, count: 6, restMs: 20 });
  context.after(() => visitors.stop());
  const writers = sendWriters(whole.siteUrl, { count: 10, restMs: 200, room });
  context.after(() => writers.stop());
  await pause(2000);

  context.say('filling the disk');
  const filler = join(disk, 'filler');
  const { bavail, bsize } = await statfs(disk);
  // The product writes at the same time, so any of these may be the one that finds no room.
  const fill = (file: string, bytes: number) =>
    writeFile(file, Buffer.alloc(bytes)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error;
    });
  await fill(filler, Math.max(0, bavail * bsize - 128 * 1024));
  // The rest page by page, as far as it goes.
  for (let part = 0; part < 64; part += 1) await fill(`${filler}.${part}`, 4096);
  const before = writers.acknowledged.size;
  const sentBefore = writers.sent();
  visitors.forget();
  await pause(context.sized(20_000, 8000));
  const whileFull = visitors.fared();
  const acknowledgedWhileFull = writers.acknowledged.size - before;
  const sentWhileFull = writers.sent() - sentBefore;

  context.say('making room');
  for (let part = 0; part < 64; part += 1) await rm(`${filler}.${part}`, { force: true });
  await rm(filler);
  let recoveredMs = Number.POSITIVE_INFINITY;
  if (!whole.hasEnded())
    recoveredMs = await until(
      'a form is taken again',
      async () =>
        (await askJson(whole.siteUrl, '/api/form/SVNK/Admission', enquiry(`after ${Date.now()}`)))
          .status === 200,
      90_000,
    ).catch(() => Number.POSITIVE_INFINITY);
  await writers.stop();
  await visitors.stop();
  const { lost, doubled } = await compareStored(writers.acknowledged, { dataDir });
  return {
    figures: [
      noneOf(
        'pages and pictures that failed while it was full',
        whileFull.errors,
        whileFull.requests,
      ),
      noneOf('forms acknowledged but not stored', lost, writers.acknowledged.size),
      noneOf('forms stored twice', doubled, writers.acknowledged.size),
      atLeast('forms sent while it was full', sentWhileFull, 10),
      atMost('until forms are taken again', Math.round(recoveredMs / 1000), 60, 's'),
      atMost('parts that died of it', whole.lines.filter(tellsDeath).length, 0),
      noneOf('times npm start gave up', whole.hasEnded() ? 1 : 0, 1),
    ],
    notes: [
      `${acknowledgedWhileFull} of ${sentWhileFull} forms still found room`,
      ...whileFull.faults,
      ...whole.lines.slice(-5),
    ],
  };
};

export const diskFull: Scenario = {
  name: 'disk-full',
  title: 'A full disk costs new writes only, and these are refused, not lost.',
  isQuick: false,
  databases: ['sqlite'],
  limitSeconds: 300,
  run,
};
