/** Paints the portraits of both demo schools: `node make-portraits.ts [name-filter]`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { cast } from './portrait-cast.ts';
import { drawPortrait, portraitMargin } from './portrait-draw.ts';
import { writePicture } from './portrait-finish.ts';

const schools = new URL('../../', import.meta.url).pathname;
const filter = process.argv[2] ?? '';
const crests = {
  njms: "The school's crest: a lamp in an arch above an open book",
  svnk: "The school's crest: a rising sun over a neem leaf",
};
const panoramas: Record<keyof typeof cast, readonly (readonly [name: string, alt: string])[]> = {
  njms: [
    ['main-ground', 'All round the main ground before the school'],
    ['assembly-ground', 'All round the assembly ground and its stage'],
    ['ground', 'All round the playing ground'],
    ['school-centre', 'All round the courtyard at the centre of the school'],
    ['basketball-court', 'All round the basketball court'],
    ['chemistry-lab', 'All round the chemistry laboratory'],
    ['computer-lab', 'All round the computer laboratory'],
    ['kids-corridor', "All round the kindergarten's corridor"],
    ['music-room', 'All round the music room'],
  ],
  svnk: [],
};

let [count, heaviest] = [0, 0];
for (const school of ['njms', 'svnk'] as const) {
  const folder = `${schools}${school}/pictures/`;
  await mkdir(folder, { recursive: true });
  for (const { name, person } of cast[school]) {
    if (!`${school}/${name}`.includes(filter)) continue;
    heaviest = Math.max(
      heaviest,
      await writePicture(drawPortrait(person), `${folder}${name}.webp`, 25_000, portraitMargin),
    );
    count += 1;
  }
  const lines = [
    ...cast[school].map(({ name, alt }) => `pictures/${name}.webp: ${alt}`),
    ...panoramas[school].map(([name, alt]) => `pictures/panorama-${name}.webp: ${alt}`),
    ...['svg', 'png', 'webp'].map((kind) => `pictures/crest.${kind}: "${crests[school]}"`),
  ];
  await writeFile(`${schools}${school}/portraits.yaml`, `${lines.join('\n')}\n`);
}
console.log(`${count} portraits, the heaviest ${heaviest} bytes`);
