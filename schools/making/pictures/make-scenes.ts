import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from './catalogue.ts';
import { makeSheet } from './kit.ts';
import { paint } from './render.ts';
import { njms, svnk } from './theme.ts';

const [filter = '', part = '0/1'] = process.argv.slice(2);

const [share = 0, of = 1] = part.split('/').map(Number);

const schools = new URL('../../', import.meta.url);

const chosen = catalogue
  .filter((p) => new RegExp(filter).test(`${p.school}/${p.name}`))
  .filter((_, i) => i % of === share);

for (const p of chosen) {
  const sheet = makeSheet(1600, p.height ?? 1067, p.seed, p.school === 'svnk' ? svnk : njms);
  const file = fileURLToPath(new URL(`${p.school}/pictures/${p.name}.webp`, schools));
  mkdirSync(dirname(file), { recursive: true });
  const webp = await paint(sheet, p.draw(sheet));
  writeFileSync(file, webp);
  console.log(`${p.school}/${p.name} ${Math.round(webp.length / 1024)} KB`);
}

for (const school of ['njms', 'svnk'] as const) {
  const lines = catalogue
    .filter((p) => p.school === school)
    .map((p) => `pictures/${p.name}.webp: ${JSON.stringify(p.alt)}`);
  writeFileSync(
    fileURLToPath(new URL(`${school}/pictures.yaml`, schools)),
    `${lines.join('\n')}\n`,
  );
}
