import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** Unpacks a WOFF 1 file to the plain font inside it: Pango refuses the wrapped form. */
function unwrapWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const e = 44 + i * 20;
    const [offset, packed, size] = [woff.readUInt32BE(e + 4), woff.readUInt32BE(e + 8), woff.readUInt32BE(e + 12)];
    const body = woff.subarray(offset, offset + packed);
    return { tag: woff.subarray(e, e + 4), sum: woff.readUInt32BE(e + 16), body: packed < size ? inflateSync(body) : body };
  });
  const header = Buffer.alloc(12 + count * 16);
  const power = Math.floor(Math.log2(count));
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  let offset = header.length;
  const bodies = tables.map(({ tag, sum, body }, i) => {
    const e = 12 + i * 16;
    tag.copy(header, e);
    header.writeUInt32BE(sum, e + 4);
    header.writeUInt32BE(offset, e + 8);
    header.writeUInt32BE(body.length, e + 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...bodies]);
}

let isLaidOut = false;

/**
 * Lays the site's own faces where the renderer finds them, and nothing else: the same letters on any machine.
 * The renderer reads the setting when it draws its first letters, so call this before.
 */
export function layOutFonts(): void {
  if (isLaidOut) return;
  isLaidOut = true;
  const dir = join(tmpdir(), 'aangan-picture-fonts');
  mkdirSync(dir, { recursive: true });
  for (const face of ['eczar', 'mukta']) {
    const woff = import.meta.resolve(`@fontsource/${face}/files/${face}-latin-600-normal.woff`);
    writeFileSync(join(dir, `${face}.ttf`), unwrapWoff(readFileSync(new URL(woff))));
  }
  writeFileSync(
    join(dir, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${dir}</dir><cachedir>${dir}/cache</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = join(dir, 'fonts.conf');
}
