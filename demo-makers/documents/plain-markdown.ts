/** The little Markdown that our letters use: paragraphs, lists, tables, ### headings, **bold** and _italic_. */

/** Makes text safe to stand in HTML. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Bold and italic within a line. */
export const inline = (text: string) =>
  escapeHtml(text)
    .replaceAll('____', '<span class="blank"></span>')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])_(.+?)_(?=[\s.,;:)!?]|$)/g, '$1<em>$2</em>');

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** A table; its first row is the head. */
export function tableHtml(rows: readonly (readonly string[])[], className = ''): string {
  const [head = [], ...body] = rows;
  const heads = head.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('');
  const lines = body.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`);
  return `<table class="${className}"><thead><tr>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function listHtml(tag: 'ul' | 'ol', lines: string[]): string {
  const items = lines.map((line) => `<li>${inline(line.replace(/^(-|\d+\.) /, ''))}</li>`);
  return `<${tag}>${items.join('')}</${tag}>`;
}

function blockHtml(block: string): string {
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('|'))) return tableHtml(lines.map(cells));
  if (lines.every((line) => line.startsWith('- '))) return listHtml('ul', lines);
  if (lines.every((line) => /^\d+\. /.test(line))) return listHtml('ol', lines);
  if (block.startsWith('### ')) return `<h3>${inline(block.slice(4))}</h3>`;
  return `<p>${inline(lines.join(' '))}</p>`;
}

/** Markdown to HTML. */
export const toHtml = (markdown: string) =>
  markdown
    .trim()
    .replace(/\n*^(### .+)$\n*/gm, '\n\n$1\n\n')
    .trim()
    .split(/\n{2,}/)
    .map(blockHtml)
    .join('\n');

/** One letter of a texts file: what stands under its `## key`, with the `name: value` lines right below the key. */
export type Letter = { key: string; fields: Record<string, string>; body: string };

/** The letters of a texts file, in order. */
export function lettersOf(file: string): Letter[] {
  return file
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [key = '', ...lines] = part.split('\n');
      const fields: Record<string, string> = {};
      let at = 0;
      for (let match = /^([a-z]+): (.+)$/.exec(lines[at] ?? ''); match; ) {
        fields[match[1] as string] = match[2] as string;
        at += 1;
        match = /^([a-z]+): (.+)$/.exec(lines[at] ?? '');
      }
      return { key: key.trim(), fields, body: lines.slice(at).join('\n').trim() };
    });
}
