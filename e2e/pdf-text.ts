/** The text layer of a PDF that our own writer made: what a search, a copy or a screen reader finds in it. */
import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, { head: string; stream: string }>;

const objectsIn = (pdf: Buffer): Objects => {
  const text = pdf.toString('latin1');
  const found = new Map<string, { head: string; stream: string }>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match;
    const start = body.indexOf('stream\n');
    if (start < 0) {
      found.set(id, { head: body, stream: '' });
      continue;
    }
    const head = body.slice(0, start);
    const bytes = Buffer.from(body.slice(start + 7), 'latin1');
    const isPacked = head.includes('/FlateDecode');
    found.set(id, { head, stream: isPacked ? inflateSync(bytes).toString('latin1') : '' });
  }
  return found;
};

const fromHex = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)));

/** What each glyph of a font means, by its place in the lists of its map. */
const lettersOf = (map: string): string[] =>
  [...map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[(.*?)\]/gs)].reduce<string[]>(
    (letters, [, first = '', list = '']) => {
      const from = Number.parseInt(first, 16);
      for (const [index, [, hex = '']] of [...list.matchAll(/<([\da-f ]*)>/g)].entries())
        letters[from + index] = fromHex(hex.replaceAll(' ', ''));
      return letters;
    },
    [],
  );

export const pdfText = (pdf: Buffer): string => {
  const objects = objectsIn(pdf);
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
      fonts.set(name, lettersOf(objects.get(map)?.stream ?? ''));
    }
  const lines: string[] = [];
  for (const { stream } of objects.values())
    for (const [drawn] of stream.matchAll(/BT\n[\s\S]*?ET/g)) {
      const [, font = ''] = /\/(F\d+) [\d.]+ Tf/.exec(drawn) ?? [];
      const letters = fonts.get(font) ?? [];
      const glyphs = [...drawn.matchAll(/<([\da-f]+)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      lines.push(glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '').join(''));
    }
  return lines.join('\n');
};
