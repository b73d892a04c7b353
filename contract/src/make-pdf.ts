/**
 * A paper: what a page or a certificate says, as a PDF on A4 with letters that can be searched, copied and read aloud. It has a title, a
 * language and a structure of headings, paragraphs and tables. The website makes them of pages, the import of a school's folder of certificates.
 */
import { readFile } from 'node:fs/promises';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';
import { woffToSfnt } from './woff-to-sfnt.ts';

export type PaperTable = { columns: string[]; rows: string[][]; isNumbers?: boolean[] };
export type PaperPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[]; ordered: boolean }
  /** Label and value. */
  | { kind: 'facts'; rows: [label: string, value: string][] }
  | { kind: 'table'; caption: string | undefined; table: PaperTable };

export type Paper = {
  title: string;
  /** Who it is of: the name of the school or office, and where it is. */
  issuer: string;
  address: string;
  /** The brand's colour, for lines and headings. */
  colour: string;
  /** The last line of each page. */
  note: string;
  /** `YYYY-MM-DD`: of the same day and content, the same bytes. */
  day: string;
  parts: PaperPart[];
};

type Pdf = InstanceType<typeof PDFDocument>;
type Struct = ReturnType<Pdf['struct']>;
type Weight = 400 | 600;

const scripts = ['latin', 'latin-ext', 'devanagari'] as const;
type Script = (typeof scripts)[number];

const scriptOf = (character: string): Script =>
  /[\u0900-\u097f\ua8e0-\ua8ff]|\u200c|\u200d/.test(character)
    ? 'devanagari'
    : /[\u0100-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/.test(character)
      ? 'latin-ext'
      : 'latin';

const fontName = (script: Script, weight: Weight): string => `${script} ${weight}`;

/** The fonts' bytes, read once. */
let fonts: Promise<[name: string, data: Buffer][]> | undefined;
const readFonts = (): Promise<[string, Buffer][]> => {
  fonts ??= Promise.all(
    ([400, 600] as const).flatMap((weight) =>
      scripts.map(async (script): Promise<[string, Buffer]> => {
        const file = import.meta.resolve(
          `@fontsource/mukta/files/mukta-${script}-${weight}-normal.woff`,
        );
        return [fontName(script, weight), woffToSfnt(await readFile(fileURLToPath(file)))];
      }),
    ),
  );
  return fonts;
};

const margin = { left: 56, right: 56, top: 56, bottom: 64 };
const padding = 4;
/** Line heights, as a multiple of the letters. */
const leading = 1.45;

type Run = { text: string; script: Script };
type Line = { runs: Run[]; width: number };
type Style = { size: number; weight: Weight; colour: string };

const ink = '#2b2320';
const soft = '#6b5d55';

/** What stands on pages so far, and how more is put there. */
class Writer {
  readonly pdf: Pdf;
  readonly left = margin.left;
  readonly width: number;
  private readonly bottom: number;
  private readonly root: Struct;
  y = margin.top;

  constructor(pdf: Pdf) {
    this.pdf = pdf;
    this.width = pdf.page.width - margin.left - margin.right;
    this.bottom = pdf.page.height - margin.bottom;
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  private widthOf(text: string, script: Script, { size, weight }: Style): number {
    return this.pdf.font(fontName(script, weight)).fontSize(size).widthOfString(text);
  }

  /** Runs of one script each: no font has the letters of all. */
  private runsOf(text: string): Run[] {
    const runs: Run[] = [];
    for (const character of text) {
      const last = runs.at(-1);
      // What every script shares stays with the letters before it.
      const script = last && /[\s.,;:()/–-]/.test(character) ? last.script : scriptOf(character);
      const drawn =
        last?.script === 'devanagari' && /[A-Za-z0-9]/.test(character) ? 'latin' : script;
      if (last && last.script === drawn) last.text += character;
      else runs.push({ text: character, script: drawn });
    }
    return runs;
  }

  linesOf(text: string, width: number, style: Style): Line[] {
    const lines: Line[] = [];
    for (const paragraph of text.split('\n')) {
      let line: Line = { runs: [], width: 0 };
      for (const word of paragraph.split(/(?<=\s)/)) {
        const runs = this.runsOf(word);
        const wide = runs.reduce((sum, run) => sum + this.widthOf(run.text, run.script, style), 0);
        if (line.width > 0 && line.width + wide > width) {
          lines.push(line);
          line = { runs: [], width: 0 };
        }
        for (const run of runs) {
          const last = line.runs.at(-1);
          if (last && last.script === run.script) last.text += run.text;
          else line.runs.push({ ...run });
        }
        line.width += wide;
      }
      lines.push(line);
    }
    return lines;
  }

  private drawLine({ runs }: Line, x: number, y: number, style: Style): void {
    let at = x;
    for (const [index, { text, script }] of runs.entries()) {
      this.pdf
        .font(fontName(script, style.weight))
        .fontSize(style.size)
        .fillColor(style.colour)
        .text(text, at, y, { lineBreak: false });
      if (index + 1 < runs.length) at += this.widthOf(text, script, style);
    }
  }

  /** Goes on on a new page, if there is no room for so much. */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.pdf.continueOnNewPage();
    this.y = margin.top;
    return true;
  }

  private drawLines(lines: Line[], x: number, style: Style): void {
    for (const line of lines) {
      this.makeRoom(style.size * leading);
      this.drawLine(line, x, this.y, style);
      this.y += style.size * leading;
    }
  }

  /** A heading or a paragraph; nothing of it stands alone at the foot of a page if it is a heading. */
  write(
    type: 'H1' | 'H2' | 'P',
    text: string,
    style: Style,
    after: number,
    into = this.root,
  ): void {
    const lines = this.linesOf(text, this.width, style);
    if (type !== 'P') this.makeRoom(lines.length * style.size * leading + 60);
    into.add(this.pdf.struct(type, {}, [() => this.drawLines(lines, this.left, style)]));
    this.y += after;
  }

  async list(items: string[], ordered: boolean, style: Style): Promise<void> {
    const list = this.pdf.struct('L');
    this.root.add(list);
    for (const [index, item] of items.entries()) {
      await letOthersIn();
      const entry = this.pdf.struct('LI');
      list.add(entry);
      const lines = this.linesOf(item, this.width - 18, style);
      this.makeRoom(style.size * leading);
      const mark = this.linesOf(ordered ? `${index + 1}.` : '•', 18, style);
      const { y } = this;
      entry.add(
        this.pdf.struct('Lbl', {}, [
          () => {
            for (const line of mark) this.drawLine(line, this.left, y, style);
          },
        ]),
      );
      entry.add(this.pdf.struct('LBody', {}, [() => this.drawLines(lines, this.left + 18, style)]));
      entry.end();
    }
    list.end();
    this.y += 10;
  }

  /** How wide each column is: its longest word has room, and what is left goes to those that need it. */
  private async widthsOf({ columns, rows }: PaperTable, style: Style): Promise<number[]> {
    const widthOnOneLine = (text: string) => this.linesOf(text, Infinity, style)[0]?.width ?? 0;
    const widest = columns.map(() => ({ word: 0, cell: 0 }));
    for (const row of [columns, ...rows]) {
      await letOthersIn();
      for (const [index, so] of widest.entries()) {
        const cell = row[index] ?? '';
        so.word = Math.max(so.word, ...cell.split(/\s+/).map(widthOnOneLine));
        so.cell = Math.max(so.cell, widthOnOneLine(cell));
      }
    }
    const needs = widest.map(({ word, cell }) => ({
      least: word + 2 * padding,
      wanted: Math.max(cell - word, 1),
    }));
    const sum = (of: 'least' | 'wanted') => needs.reduce((total, need) => total + need[of], 0);
    const left = this.width - sum('least');
    return needs.map(({ least, wanted }) =>
      left >= 0 ? least + (wanted / sum('wanted')) * left : (least / sum('least')) * this.width,
    );
  }

  /** The longest work of a paper: others have a turn before each row. */
  async table(
    { columns, rows, isNumbers = [] }: PaperTable,
    style: Style,
    widths?: number[],
  ): Promise<void> {
    const heads = columns.some(Boolean);
    const bold: Style = { ...style, weight: 600 };
    const sizes = widths ?? (await this.widthsOf({ columns, rows }, bold));
    const table = this.pdf.struct('Table');
    this.root.add(table);
    const lefts = sizes.map(
      (_, index) => this.left + sizes.slice(0, index).reduce((a, b) => a + b, 0),
    );
    const cellsOf = (row: string[], isHead: boolean) =>
      sizes.map((size, index) => ({
        isHead: isHead || index === 0,
        x: lefts[index] ?? this.left,
        width: size,
        isNumber: isNumbers[index] ?? false,
        lines: this.linesOf(
          row[index] ?? '',
          size - 2 * padding,
          isHead || index === 0 ? bold : style,
        ),
      }));
    const drawRow = (row: string[], isHead: boolean, repeatHead: boolean) => {
      const cells = cellsOf(row, isHead);
      const height =
        Math.max(...cells.map(({ lines }) => lines.length)) * style.size * leading + 2 * padding;
      if (this.makeRoom(height) && repeatHead) drawRepeated();
      const top = this.y;
      const structure = this.pdf.struct('TR');
      table.add(structure);
      for (const cell of cells)
        structure.add(
          this.pdf.struct(cell.isHead ? 'TH' : 'TD', {}, [
            () => {
              for (const [index, line] of cell.lines.entries()) {
                const shift = cell.isNumber ? cell.width - 2 * padding - line.width : 0;
                this.drawLine(
                  line,
                  cell.x + padding + shift,
                  top + padding + index * style.size * leading,
                  cell.isHead ? bold : style,
                );
              }
            },
          ]),
        );
      structure.end();
      this.y = top + height;
      this.rule(this.y, '#d9cfc4');
    };
    /** Seen again, but read once. */
    const drawRepeated = () => {
      const cells = cellsOf(columns, true);
      this.pdf.markContent('Artifact', { type: 'Pagination' });
      for (const cell of cells)
        for (const [index, line] of cell.lines.entries())
          this.drawLine(
            line,
            cell.x + padding,
            this.y + padding + index * style.size * leading,
            bold,
          );
      this.pdf.endMarkedContent();
      this.y +=
        Math.max(...cells.map(({ lines }) => lines.length)) * style.size * leading + 2 * padding;
    };
    if (heads) drawRow(columns, true, false);
    for (const row of rows) {
      await letOthersIn();
      drawRow(row, false, heads);
    }
    table.end();
    this.y += 12;
  }

  rule(y: number, colour: string): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf
      .moveTo(this.left, y)
      .lineTo(this.left + this.width, y)
      .lineWidth(0.6)
      .stroke(colour);
    this.pdf.endMarkedContent();
  }

  /** The foot of every page, once it is known how many there are. */
  async finish(note: string): Promise<void> {
    this.root.end();
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      await letOthersIn();
      this.pdf.switchToPage(page);
      this.pdf.markContent('Artifact', { type: 'Pagination' });
      const style: Style = { size: 8, weight: 400, colour: soft };
      const [line] = this.linesOf(note, this.width - 60, style);
      const y = this.pdf.page.height - margin.bottom + 24;
      // pdfkit would begin a page for what stands below the margin.
      this.pdf.page.margins.bottom = 0;
      if (line) this.drawLine(line, this.left, y, style);
      const [number] = this.linesOf(`${page + 1} / ${count}`, 60, style);
      if (number) this.drawLine(number, this.left + this.width - number.width, y, style);
      this.pdf.endMarkedContent();
    }
  }
}

const text: Style = { size: 10, weight: 400, colour: ink };

const drawPart = async (writer: Writer, part: PaperPart, colour: string): Promise<void> => {
  if (part.kind === 'heading') {
    writer.y += 6;
    writer.write('H2', part.text, { size: 13, weight: 600, colour }, 4);
  } else if (part.kind === 'paragraph') writer.write('P', part.text, text, 8);
  else if (part.kind === 'list') await writer.list(part.items, part.ordered, text);
  else if (part.kind === 'facts') {
    const widths = [writer.width * 0.36, writer.width * 0.64];
    await writer.table({ columns: ['', ''], rows: part.rows }, text, widths);
  } else {
    await writer.table(part.table, { ...text, size: part.table.columns.length > 5 ? 8.5 : 9.5 });
    if (part.caption) writer.write('P', part.caption, { ...text, size: 9, colour: soft }, 8);
  }
};

const draw = async (paper: Paper): Promise<Buffer> => {
  // Loaded when first needed: most websites are never asked for a paper.
  const [{ default: Document }, files] = await Promise.all([import('pdfkit'), readFonts()]);
  const pdf = new Document({
    size: 'A4',
    margins: margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${paper.title} – ${paper.issuer}`,
      Author: paper.issuer,
      CreationDate: new Date(`${paper.day}T00:00:00Z`),
    },
  });
  for (const [name, data] of files) pdf.registerFont(name, data);
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const writer = new Writer(pdf);
  writer.write('P', paper.issuer, { size: 11, weight: 600, colour: paper.colour }, 0);
  if (paper.address) writer.write('P', paper.address, { size: 9, weight: 400, colour: soft }, 10);
  writer.write('H1', paper.title, { size: 19, weight: 600, colour: paper.colour }, 2);
  writer.rule(writer.y + 2, paper.colour);
  writer.y += 12;
  for (const part of paper.parts) {
    await letOthersIn();
    await drawPart(writer, part, paper.colour);
  }
  await writer.finish(paper.note);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
};

let before: Promise<unknown> = Promise.resolve();

/** The paper as a PDF file. One is made at a time: many at once would take all turns, and hold all their pages in memory. */
export const makePdf = (paper: Paper): Promise<Buffer> => {
  const made = before.then(() => draw(paper));
  before = made.catch(() => {});
  return made;
};
