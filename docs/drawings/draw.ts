/** Draws the pictures of the documents from the text beside them: `npm run drawings` writes each `.dot` as `.svg`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instance } from '@viz-js/viz';

const folder = import.meta.dirname;

export type Drawing = { file: string; svg: string };

/** All drawings as they are now; the same text always gives the same picture. */
export const draw = async (): Promise<Drawing[]> => {
  const viz = await instance();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.dot'))
    .map((name) => ({
      file: join(folder, name.replace(/\.dot$/, '.svg')),
      svg: viz.renderString(readFileSync(join(folder, name), 'utf8'), { format: 'svg' }),
    }));
};

if (process.argv[1] === import.meta.filename)
  for (const { file, svg } of await draw()) writeFileSync(file, svg);
