import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { findInPdf, type PdfFinding } from './active-pdf.ts';

type Body = string | Buffer;
const latin = (body: Body): Buffer =>
  typeof body === 'string' ? Buffer.from(body, 'latin1') : body;

/** A PDF of one empty page and further objects, the first of which has the number 4; `catalog` is added to the first. */
const pdfOf = (bodies: Body[], { catalog = '', trailer = '' } = {}): Buffer => {
  const objects: Body[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>',
    ...bodies,
  ];
  let file = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');
  const places = objects.map((body, index) => {
    const place = file.length;
    file = Buffer.concat([file, latin(`${index + 1} 0 obj\n`), latin(body), latin('\nendobj\n')]);
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return Buffer.concat([
    file,
    latin(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer << /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`,
    ),
  ]);
};

const streamOf = (entries: string, data: Body): Buffer =>
  Buffer.concat([
    latin(`<< ${entries} /Length ${latin(data).length} >>\nstream\n`),
    latin(data),
    latin('\nendstream'),
  ]);

const packedText = (bodies: string[]): { head: string; text: Buffer; count: number } => {
  let offset = 0;
  const head = bodies.map((body, index) => {
    const entry = `${index + 10} ${offset} `;
    offset += body.length + 1;
    return entry;
  });
  return {
    head: head.join(''),
    text: latin(head.join('') + bodies.join('\n')),
    count: bodies.length,
  };
};

const packed = (
  bodies: string[],
  filter = '/Filter /FlateDecode',
  pack: (text: Buffer) => Buffer = (text) => deflateSync(text),
): Buffer => {
  const { head, text, count } = packedText(bodies);
  return streamOf(`/Type /ObjStm /N ${count} /First ${head.length} ${filter}`, pack(text));
};

const escaped = (body: string): string =>
  body.replace(/\/([A-Z])(\w*)/g, (_, first: string, rest: string) => {
    const code = first.charCodeAt(0).toString(16);
    return `/#${code}${rest}`;
  });

/** One action or object of each active kind. */
const active: Record<string, string> = {
  'a script': '<< /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>',
  'a script that lies in a stream': '<</S/JavaScript/JS 9 0 R>>',
  'a script in the names of the document': '<< /JavaScript << /Names [(a) 9 0 R] >> >>',
  'a kind of action': '/JavaScript',
  'a script beside a rendition': '<< /S /Rendition /JS <6170702e616c657274> >>',
  'a program to start': '<< /S /Launch /F (calc.exe) >>',
  'a form to send': '<< /S /SubmitForm /F (http://example.org) >>',
  'values to fetch': '<< /S /ImportData /F (a.fdf) >>',
  'another file to open': '<< /S /GoToR /F (b.pdf) /D [0 /Fit] >>',
  'a file within to open': '<< /S /GoToE /D (a) >>',
  'rich media': '<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>',
  'a film': '<< /Type /Annot /Subtype /Movie /Movie 9 0 R >>',
  'an action that plays a film': '<< /S /Movie /T (a) >>',
  'a sound': '<< /S /Sound /Sound 9 0 R >>',
  'an attachment on a page': '<< /Subtype /FileAttachment /FS 9 0 R >>',
  'files that it carries': '<< /EmbeddedFiles << /Names [(a) 9 0 R] >> >>',
  'a file that it carries': '<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>',
  'a form of XFA': '<< /Fields [] /XFA [(a) 9 0 R] >>',
};

/** What may stand around it. */
const wrappings: Record<string, (body: string) => Buffer> = {
  plain: (body) => pdfOf([body]),
  'with escapes in its names': (body) => pdfOf([escaped(body)]),
  'with comments and few spaces': (body) =>
    pdfOf([body.replace(/ (?=\/|<<|\[)/g, '%(\r').replace(/ (?=>>)/g, '')]),
  'in an object stream': (body) => pdfOf([packed(['<< /A 1 >>', body, 'null'])]),
  'with escapes in an object stream': (body) => pdfOf([packed([escaped(body)])]),
  'in an object stream that says no type': (body) =>
    pdfOf([latin(packed([body]).toString('latin1').replace('/Type /ObjStm', '/Type /Other'))]),
  'in an object stream that is not packed': (body) => pdfOf([packed([body], '', (text) => text)]),
  'in an object stream of a list of one filter': (body) =>
    pdfOf([packed([body], '/Filter [/Fl] /DecodeParms [null]')]),
  'in an update after the first end': (body) =>
    Buffer.concat([
      pdfOf([]),
      latin(
        `4 0 obj\n${body}\nendobj\nxref\n4 1\n0000000000 00000 n \ntrailer << /Size 5 /Root 1 0 R /Prev 9 >>\nstartxref\n9\n%%EOF\n`,
      ),
    ]),
  'within a stream, where a table could point': (body) =>
    pdfOf([streamOf('/Subtype /XML', `text 9 0 obj ${body} endobj text`)]),
  'behind a length that is too long': (body) =>
    pdfOf(['<< /Length 99999 >>\nstream\nq Q\nendstream', body]),
  'within a comment': (body) => Buffer.concat([pdfOf([]), latin(`% 9 0 obj ${body} endobj\n`)]),
  'within a string': (body) => pdfOf([`<< /A (9 0 obj ${body} endobj) >>`]),
  'within a string of an object stream': (body) => {
    const text = `10 0 11 5 (abc ${body})`;
    return pdfOf([
      streamOf('/Type /ObjStm /N 2 /First 10 /Filter /FlateDecode', deflateSync(latin(text))),
    ]);
  },
  'cut by another object’s start in an object stream': (body) => {
    // The second object begins at each of the first one's later names in turn.
    const names = [...body.matchAll(/\//g)].map(({ index }) => index);
    const head = ['10 0', ...names.map((at, index) => `${11 + index} ${at}`)].join(' ');
    return pdfOf([
      streamOf(
        `/Type /ObjStm /N ${names.length + 1} /First ${head.length + 1} /Filter /FlateDecode`,
        deflateSync(latin(`${head} ${body}`)),
      ),
    ]);
  },
  'in an encrypted file': (body) => pdfOf([body], { trailer: '/Encrypt 9 0 R' }),
};

for (const [how, wrap] of Object.entries(wrappings))
  suite(`active, ${how}`, () => {
    for (const [what, body] of Object.entries(active))
      test(what, async () => assert.equal(await findInPdf(wrap(body)), 'active'));
  });

/** Rows of PNG's filters, each in turn, over the bytes of an object stream. */
const filtered = (text: Buffer, columns: number): Buffer => {
  const rows = Math.ceil(text.length / columns);
  const plain = Buffer.alloc(rows * columns, 0x20);
  text.copy(plain);
  const at = (row: number, column: number): number =>
    row < 0 || column < 0 ? 0 : (plain[row * columns + column] as number);
  const out: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const filter = row % 5;
    out.push(filter);
    for (let column = 0; column < columns; column += 1) {
      const [left, up, corner] = [
        at(row, column - 1),
        at(row - 1, column),
        at(row - 1, column - 1),
      ];
      const guess = left + up - corner;
      const nearest = [left, up, corner].toSorted(
        (a, b) => Math.abs(guess - a) - Math.abs(guess - b),
      )[0] as number;
      const predictions = [0, left, up, Math.floor((left + up) / 2), nearest];
      out.push((at(row, column) - (predictions[filter] as number)) & 0xff);
    }
  }
  return Buffer.from(out);
};

const predicted = (body: string): Buffer =>
  pdfOf([
    packed(
      ['<< /Some (more text so that every filter has a row) >>', body, '(and more)'],
      '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 9 >>',
      (text) => deflateSync(filtered(text, 9)),
    ),
  ]);

/** A start of an object that never ends, again and again: a careless search takes the square of its length. */
const endless = (): Buffer => Buffer.concat([pdfOf([]), latin('1 0 obj (\n'.repeat(200_000))]);

const cases: [string, PdfFinding, () => Buffer][] = [
  ['an empty page', 'quiet', () => pdfOf([])],
  ['a page to open at', 'quiet', () => pdfOf([], { catalog: '/OpenAction [3 0 R /Fit]' })],
  [
    'a page to go to when it is opened',
    'quiet',
    () => pdfOf([], { catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' }),
  ],
  [
    'a link and a bookmark',
    'quiet',
    () =>
      pdfOf([
        '<< /Subtype /Link /A << /S /URI /URI (https://example.org/?/JavaScript) >> >>',
        '<< /Title (About /JS \\( and /JavaScript) /Dest [3 0 R /Fit] >>',
        '<< /S /Named /N /NextPage >>',
      ]),
  ],
  [
    'fields of a form without scripts',
    'quiet',
    () =>
      pdfOf(['<< /FT /Tx /T (JavaScript) /V (/JS) /Rect [0 0 9 9] >>'], {
        catalog: '/AcroForm << /Fields [4 0 R] >>',
      }),
  ],
  [
    'destinations with the names of actions, as Chromium prints them',
    'quiet',
    () =>
      pdfOf([
        '<< /JavaScript [3 0 R /XYZ 0 0 0] /JS [3 0 R /Fit] /Launch [3 0 R /Fit] >>',
        '<< /Subtype /Link /Dest /JavaScript /StructParent 1 >>',
        '<< /Subtype /Link /Dest /JS >>',
      ]),
  ],
  [
    'the words in comments, strings and in what is drawn',
    'quiet',
    () =>
      pdfOf([
        '% /S /JavaScript /JS (a)\n<< /A (/S /JavaScript \\) /JS) /B <2f4a53> >>',
        streamOf('', 'BT (/S /JavaScript /JS 1 0 R) Tj /S /Launch ET'),
        streamOf('/Filter /FlateDecode', deflateSync('/S /JavaScript /JS (a)')),
      ]),
  ],
  ['keys with the names of what all objects have', 'quiet', () => pdfOf(['<< /constructor /a >>'])],
  ['a quiet object stream', 'quiet', () => pdfOf([packed(['<< /A (/JS) >>', '[/JS /S]'])])],
  ['a quiet object stream with a predictor', 'quiet', () => predicted('<< /A 1 >>')],
  ['a script behind a predictor', 'active', () => predicted('<< /S /JavaScript /JS 9 0 R >>')],
  [
    'an encrypted file whose objects are all to be seen',
    'quiet',
    () => pdfOf([], { trailer: '/Encrypt 9 0 R' }),
  ],
  [
    'an encrypted file with an object stream',
    'locked',
    () => pdfOf([packed(['<< >>'])], { trailer: '/Encrypt 9 0 R' }),
  ],
  [
    'an object stream that is not what its filter says',
    'unreadable',
    () => pdfOf([packed(['<< >>'], undefined, (text) => text)]),
  ],
  [
    'an object stream whose check sum is wrong',
    'unreadable',
    () =>
      pdfOf([
        packed(['<< >>'], undefined, (text) =>
          Buffer.concat([deflateSync(text).subarray(0, -4), latin('ABCD')]),
        ),
      ]),
  ],
  [
    'an object stream with a chain of filters',
    'unreadable',
    () => pdfOf([packed(['<< >>'], '/Filter [/ASCIIHexDecode /FlateDecode]')]),
  ],
  [
    'an object stream whose filter stands elsewhere',
    'unreadable',
    () => pdfOf([packed(['<< >>'], '/Filter 9 0 R')]),
  ],
  [
    'an object stream that is a bomb',
    'unreadable',
    () => pdfOf([packed(['<< >>'], undefined, () => deflateSync(Buffer.alloc(64 * 1024 * 1024)))]),
  ],
  [
    'many small bombs',
    'unreadable',
    () => {
      const bomb = packed(['1'], undefined, (text) =>
        deflateSync(Buffer.concat([text, Buffer.alloc(4 * 1024 * 1024, ' ')])),
      );
      return pdfOf(Array.from({ length: 12 }, () => bomb));
    },
  ],
  ['starts that never end', 'unreadable', endless],
  ['brackets without end', 'quiet', () => pdfOf(['<<'.repeat(500_000), '['.repeat(500_000)])],
];

suite('other files', () => {
  for (const [what, finding, make] of cases)
    test(`${what}: ${finding}`, async () => assert.equal(await findInPdf(make()), finding));

  test('every PDF of the demo schools: quiet', async () => {
    const schools = join(import.meta.dirname, '../../../schools');
    const files = globSync('**/*.pdf', { cwd: schools });
    assert.ok(files.length > 50, `${files.length} files`);
    const refused: string[] = [];
    for (const file of files)
      if ((await findInPdf(readFileSync(join(schools, file)))) !== 'quiet') refused.push(file);
    assert.deepEqual(refused, []);
  });
});
