/** Paints the product's own default pictures into site/public/defaults: `node make-defaults.ts`. */
import { mkdir } from 'node:fs/promises';
import { messageDefault, personDefault, wideDefaults } from './portrait-defaults.ts';
import { writePicture } from './portrait-finish.ts';

const folder = new URL('../../../site/public/defaults/', import.meta.url).pathname;
await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries({
  ...wideDefaults,
  message: messageDefault,
  person: personDefault,
})) {
  console.log(name, await writePicture(draw(), `${folder}${name}.webp`, 15_000));
}
