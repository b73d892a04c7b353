/** What is left of an annual report where a child may not be named: a paragraph, a point or a row goes as a whole, and with its heading a part. */
import { groupOf, type Row, rowsOf } from '../api/records/stored.ts';
import { textsIn } from '../person/record-words.ts';

type MayStay = (text: string) => boolean;

export const reportTexts = ({ words, signedBy, blocks }: Row): string[] =>
  textsIn([words, signedBy, blocks]);

const stays = (value: unknown, mayStay: MayStay): boolean => textsIn(value).every(mayStay);

/** First name and surname may stand in two cells. */
const rowStays = (row: unknown, mayStay: MayStay): boolean =>
  stays(row, mayStay) && mayStay(textsIn(row).join(' '));

/** The paragraphs of running text; a list loses points. */
const nodesLeft = (nodes: unknown, mayStay: MayStay): Row[] =>
  rowsOf(nodes).flatMap((node) => {
    if (node.type !== 'list') return stays(node, mayStay) ? [node] : [];
    const children = rowsOf(node.children).filter((point) => stays(point, mayStay));
    return children.length > 0 ? [{ ...node, children }] : [];
  });

const proseLeft = (value: unknown, mayStay: MayStay): unknown => {
  const { root, ...rest } = groupOf(value);
  if (!root) return value;
  const { children, ...more } = groupOf(root);
  const left = nodesLeft(children, mayStay);
  return left.length > 0 ? { ...rest, root: { ...more, children: left } } : null;
};

const isNothing = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

const partLeft = (part: Row, mayStay: MayStay): Row[] => {
  const { text, rows, items, ...around } = part;
  if (!stays(around, mayStay)) return [];
  const left = {
    ...(text ? { text: proseLeft(text, mayStay) } : {}),
    ...(Array.isArray(rows) ? { rows: rows.filter((row) => rowStays(row, mayStay)) } : {}),
    ...(Array.isArray(items) ? { items: items.filter((item) => stays(item, mayStay)) } : {}),
  };
  return Object.values(left).some(isNothing) ? [] : [{ ...part, ...left }];
};

/** A report without what may not stay. */
export const reportLeft = (row: Row, mayStay: MayStay): Row => ({
  ...row,
  words: proseLeft(row.words, mayStay),
  signedBy: stays(row.signedBy, mayStay) ? row.signedBy : '',
  blocks: rowsOf(row.blocks).flatMap((part) => partLeft(part, mayStay)),
});
