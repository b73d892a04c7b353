/** Renders the panoramas with POV-Ray: `node make-panoramas.ts [name-pattern] [width]`; the scenes are this folder's own. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { writePanorama } from './panorama-finish.ts';
import { indoors } from './panorama-indoors.ts';
import { outdoors } from './panorama-outdoors.ts';
import { sceneOf } from './panorama-stage.ts';

const run = promisify(execFile);
const pictures = new URL('../../njms/pictures/', import.meta.url).pathname;
const [filter = '', width = '2560'] = process.argv.slice(2);

for (const panorama of [...outdoors, ...indoors]) {
  if (!new RegExp(filter).test(panorama.name)) continue;
  const folder = await mkdtemp(`${tmpdir()}/panorama-`);
  await writeFile(`${folder}/scene.pov`, sceneOf(panorama));
  await run('povray', [
    `+I${folder}/scene.pov`,
    `+O${folder}/scene.png`,
    `+W${width}`,
    `+H${Number(width) / 2}`,
    '+WT1',
    '-D',
    '-V',
    '-GA',
    '+A0.3',
    '+AM2',
    '+R2',
  ]);
  console.log(
    panorama.name,
    await writePanorama(
      `${folder}/scene.png`,
      `${pictures}panorama-${panorama.name}.webp`,
      450_000,
    ),
  );
  await rm(folder, { recursive: true });
}
