/** One PDF of photographed pages: each a JPEG as it is, on a sheet of A4, upright or lying as the photo is. */

export type PhotoPage = { jpeg: Uint8Array; width: number; height: number };

/** In points: 72 to the inch. */
const a4 = { short: 595.28, long: 841.89 };

const encoder = new TextEncoder();

/** Any letters, as PDF has them outside of a page: UTF-16 in hexadecimal. */
const toText = (words: string): string =>
  `<FEFF${[...Array(words.length).keys()]
    .map((at) => words.charCodeAt(at).toString(16).padStart(4, '0'))
    .join('')}>`;

/** As large as the sheet allows, and in its middle. */
const placeOn = ({ width, height }: PhotoPage) => {
  const isUpright = height >= width;
  const sheet = {
    width: isUpright ? a4.short : a4.long,
    height: isUpright ? a4.long : a4.short,
  };
  const scale = Math.min(sheet.width / width, sheet.height / height);
  const drawn = { width: width * scale, height: height * scale };
  const left = (sheet.width - drawn.width) / 2;
  const bottom = (sheet.height - drawn.height) / 2;
  const numbers = [drawn.width, 0, 0, drawn.height, left, bottom].map((one) => one.toFixed(2));
  return { sheet, drawing: `q ${numbers.join(' ')} cm /Photo Do Q` };
};

type Bytes = Uint8Array<ArrayBuffer>;

const joined = (pieces: readonly Uint8Array[]): Bytes => {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
};

/** The file's bytes. There is nothing in it but the title, the pages and their photos. */
export const photosToPdf = (title: string, pages: readonly PhotoPage[]): Bytes => {
  const pieces: Uint8Array[] = [];
  const places: number[] = [];
  let length = 0;
  const write = (piece: string | Uint8Array) => {
    const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece;
    pieces.push(bytes);
    length += bytes.length;
  };
  const object = (number: number, dictionary: string, stream?: Uint8Array) => {
    places[number] = length;
    write(`${number} 0 obj\n${dictionary}\n`);
    if (stream) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };
  /** Each page has three objects, after the first three of the file. */
  const numberOf = (page: number) => 4 + 3 * page;

  // Four bytes that are no letters tell those who carry it that it is no text.
  write('%PDF-1.7\n%');
  write(new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  object(1, '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>');
  const kids = pages.map((_, index) => `${numberOf(index)} 0 R`).join(' ');
  object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  object(3, `<< /Title ${toText(title)} >>`);
  for (const [index, page] of pages.entries()) {
    const number = numberOf(index);
    const { sheet, drawing } = placeOn(page);
    const content = encoder.encode(drawing);
    object(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Contents ${number + 1} 0 R /Resources << /XObject << /Photo ${number + 2} 0 R >> >> >>`,
    );
    object(number + 1, `<< /Length ${content.length} >>`, content);
    object(
      number + 2,
      `<< /Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${page.jpeg.length} >>`,
      page.jpeg,
    );
  }
  const table = length;
  const entries = places.slice(1).map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${places.length}\n0000000000 65535 f \n${entries.join('')}`);
  write(
    `trailer\n<< /Size ${places.length} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  );
  return joined(pieces);
};
