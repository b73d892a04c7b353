/** The panoramas of the virtual tour, rendered with POV-Ray from this folder's own scenes. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import type { Maker } from '../maker.ts';
import { paintPanorama } from './finish.ts';
import { indoors } from './indoors.ts';
import { outdoors } from './outdoors.ts';
import { type Panorama, sceneOf } from './stage.ts';

const run = promisify(execFile);
const options = '+W2560 +H1280 +WT1 -D -V -GA +A0.3 +AM2 +R2'.split(' ');

async function render(panorama: Panorama): Promise<Buffer> {
  const folder = await mkdtemp(`${tmpdir()}/panorama-`);
  try {
    await writeFile(`${folder}/scene.pov`, sceneOf(panorama));
    await run('povray', [`+I${folder}/scene.pov`, `+O${folder}/scene.png`, ...options]);
    return await paintPanorama(`${folder}/scene.png`, 450_000);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Makes the panoramas. */
export const panoramaMaker: Maker = {
  needs: ['povray'],
  products: () =>
    [...outdoors, ...indoors].map((panorama) => ({
      path: `schools/njms/pictures/panorama-${panorama.name}.webp`,
      make: () => render(panorama),
    })),
};
