/** Running text as the editor of the back office keeps it: each thing that its toolbar and its keyboard can make. */
type Node = Record<string, unknown>;

const block = { format: '', indent: 0, version: 1, direction: null };
const text = (words: string, format = 0): Node => ({
  type: 'text',
  text: words,
  format,
  mode: 'normal',
  style: '',
  detail: 0,
  version: 1,
});
const paragraph = (...children: Node[]): Node => ({
  type: 'paragraph',
  children,
  ...block,
  textFormat: 0,
  textStyle: '',
});
const heading = (tag: string, ...children: Node[]): Node => ({
  type: 'heading',
  tag,
  children,
  ...block,
});
const item = (value: number, ...children: Node[]): Node => ({
  type: 'listitem',
  value,
  children,
  ...block,
});
const list = (tag: 'ul' | 'ol', ...children: Node[]): Node => ({
  type: 'list',
  listType: tag === 'ul' ? 'bullet' : 'number',
  tag,
  start: 1,
  children,
  ...block,
});
const link = (url: string, newTab: boolean, ...children: Node[]): Node => ({
  type: 'link',
  children,
  fields: { url, newTab, linkType: 'custom' },
  ...block,
  version: 3,
  id: '6566f0c2a1b2c3d4e5f60718',
});
const [bold, italic] = [1, 2];
const lineBreak: Node = { type: 'linebreak', version: 1 };
const tab: Node = { ...text('\t'), type: 'tab', detail: 2 };
const site = 'https://example.in/a';

const nodes: Record<string, Node[]> = {
  'a paragraph': [paragraph(text('Hello'))],
  'two paragraphs': [paragraph(text('One')), paragraph(text('Two'))],
  'an empty one between': [paragraph(text('One')), paragraph(), paragraph(text('Two'))],
  'an empty one at the end': [paragraph(text('One')), paragraph()],
  'bold and italic': [paragraph(text('a '), text('b', bold), text(' c '), text('d', italic))],
  'both at once': [paragraph(text('a '), text('b', bold + italic), text(' c'))],
  'bold spaces': [paragraph(text('a'), text(' b ', bold), text('c'))],
  'within a word': [paragraph(text('wo'), text('r', bold), text('d'))],
  'beside each other': [paragraph(text('a', bold), text('b', italic), text('c', bold + italic))],
  headings: [
    heading('h3', text('Three')),
    heading('h4', text('Fo'), text('ur', bold)),
    paragraph(text('x')),
  ],
  'a list': [list('ul', item(1, text('a')), item(2, text('b')))],
  'a numbered list': [list('ol', item(1, text('a')), item(2, text('b')))],
  'a list in a list': [list('ul', item(1, text('a')), item(2, list('ul', item(1, text('b')))))],
  'numbers in a list': [list('ul', item(1, text('a')), item(2, list('ol', item(1, text('b')))))],
  'two lists': [list('ul', item(1, text('a'))), list('ul', item(1, text('b')))],
  'a line within a point': [list('ul', item(1, text('a'), lineBreak, text('b')))],
  'a link': [paragraph(text('see '), link(site, false, text('this'), text('!', bold)))],
  'a link in a new tab': [paragraph(link(site, true, text('this')))],
  'a link with brackets': [paragraph(link(`${site}_(b)?q="x"&y=*`, false, text('th]is')))],
  'a link to mail': [paragraph(link('mailto:a@b.in', false, text('a@b.in')))],
  'a line within a paragraph': [paragraph(text('One'), lineBreak, text('Two'))],
  'a tab': [paragraph(text('a'), tab, text('b'))],
  'signs of Markdown': [
    paragraph(text('2 * 3 * 4, *x*, _y_, `z`, ~~s~~, [x](y), ![a](b), \\* \\')),
  ],
  'a hash': [paragraph(text('# 1 is no heading'))],
  'a hyphen': [paragraph(text('- is no list'))],
  'a number': [paragraph(text('2026. A year'))],
  'a quotation': [paragraph(text('> x'))],
  'a rule': [paragraph(text('---'))],
  'a table': [paragraph(text('| a | b |'))],
  'a fence': [paragraph(text('```'))],
  'signs of HTML': [paragraph(text('<b>x</b> &amp; & <'))],
  spaces: [paragraph(text('  a  b  '))],
  'a space that does not break': [paragraph(text('a\u00a0b'))],
  Hindi: [paragraph(text('नमस्ते '), text('आँगन', bold))],
  underlined: [paragraph(text('by the keyboard', 8))],
};

const stateOf = (children: Node[]) => ({ root: { type: 'root', children, ...block } });

/** By what it is. */
export const editorTexts: Record<string, ReturnType<typeof stateOf>> = {
  ...Object.fromEntries(Object.entries(nodes).map(([name, children]) => [name, stateOf(children)])),
  'everything together': stateOf(Object.values(nodes).flat()),
};
