/** The demo school's folder with one album more, of as many photos as a school takes at its annual day. */
import { appendFile, cp, mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../e2e/prepared-data.ts';

const photosOfLargeAlbum = 300;

/** Makes the folder; whoever asks for it removes it. Its photos are the heaviest pictures that the school has. */
export const makeLargeAlbum = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-album-'));
  await cp(join(root, 'schools/njms'), folder, { recursive: true });
  const pictures = join(folder, 'pictures');
  const sizes = await Promise.all(
    (await readdir(pictures))
      .filter((name) => name.endsWith('.webp'))
      .map(async (name) => ({ name, bytes: (await stat(join(pictures, name))).size })),
  );
  const photos = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, photosOfLargeAlbum);
  if (photos.length < photosOfLargeAlbum)
    throw new Error(`The demo school has only ${photos.length} pictures.`);
  await appendFile(
    join(folder, 'records/galleries.yaml'),
    `- key: large-album
  category: PhotoGallery
  title: "Annual Day, all photos"
  description: "As many photos as a school takes on a day."
  date: last 11-30
  attachments:
${photos.map(({ name }) => `    - pictures/${name}`).join('\n')}
`,
  );
  return folder;
};
