/**
 * A WOFF file as the font that is packed in it. fontkit reads WOFF, too, but unpacks all outlines again for every single letter:
 * a third of the work of a paper.
 */
import { inflateSync } from 'node:zlib';

/** Lengths of both headers, and of an entry of both directories (W3C, WOFF File Format 1.0; OpenType, Font File). */
const woff = { header: 44, entry: 20 };
const sfnt = { header: 12, entry: 16 };

const padded = (length: number): number => (length + 3) & ~3;

export const woffToSfnt = (file: Buffer): Buffer => {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.');
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woff.header + index * woff.entry;
    const [offset, packed, length] = [4, 8, 12].map((more) => file.readUInt32BE(at + more));
    const bytes = file.subarray(offset, (offset ?? 0) + (packed ?? 0));
    const data = (packed ?? 0) < (length ?? 0) ? inflateSync(bytes) : bytes;
    return { tag: file.subarray(at, at + 4), checksum: file.readUInt32BE(at + 16), data };
  });
  const start = sfnt.header + count * sfnt.entry;
  const font = Buffer.alloc(tables.reduce((sum, { data }) => sum + padded(data.length), start));
  file.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  // By which a reader may search the directory.
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(16 * 2 ** power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(16 * (count - 2 ** power), 10);
  let end = start;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = sfnt.header + index * sfnt.entry;
    tag.copy(font, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(end, at + 8);
    font.writeUInt32BE(data.length, at + 12);
    data.copy(font, end);
    end += padded(data.length);
  }
  return font;
};
