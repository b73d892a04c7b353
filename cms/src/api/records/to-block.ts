/** Stored blocks to the blocks of the contract: one function a kind, and a missing kind is a compile error. */
import type { BlockKind } from '@aangan/contract/page-blocks.ts';
import { optionalText, type PathOf, pathsOf, type Row, rowsOf, text } from './stored.ts';
import { toHtml } from './to-html.ts';

type ToBlock = (block: Row, pathOf: PathOf) => Record<string, unknown>;

const toPhoto = (photo: Row, pathOf: PathOf) => {
  const [file] = pathsOf([photo.file], pathOf);
  // A photo whose file is gone is left out, not the whole set.
  return file ? [{ file, caption: optionalText(photo.caption) }] : [];
};

const kinds = {
  prose: (block) => ({ html: toHtml(block.text) }),
  facts: (block) => ({
    rows: rowsOf(block.rows).map((row) => ({ label: text(row.label), value: text(row.value) })),
  }),
  table: (block) => ({
    caption: optionalText(block.caption),
    unit: block.unit ?? 'none',
    columns: rowsOf(block.columns).map((column) => text(column.label)),
    rows: rowsOf(block.rows).map((row) => rowsOf(row.cells).map((cell) => text(cell.value))),
    rowTotal: optionalText(block.rowTotal),
    columnTotal: optionalText(block.columnTotal),
  }),
  figure: (block, pathOf) => ({
    file: pathOf(block.file),
    caption: optionalText(block.caption),
  }),
  photos: (block, pathOf) => ({
    photos: rowsOf(block.photos).flatMap((photo) => toPhoto(photo, pathOf)),
  }),
  document: (block, pathOf) => ({
    title: text(block.title),
    file: pathOf(block.file),
    text: text(block.text),
  }),
  people: (block, pathOf) => ({
    people: rowsOf(block.people).map((person) => ({
      name: text(person.name),
      role: text(person.role),
      photo: pathOf(person.photo),
    })),
  }),
  list: (block) => ({
    ordered: block.ordered === true,
    items: rowsOf(block.items).map((item) => text(item.text)),
  }),
  busRoutes: (block) => ({
    routes: rowsOf(block.routes).map((route) => ({
      name: text(route.name),
      stops: rowsOf(route.stops).map((stop) => ({
        place: text(stop.place),
        time: text(stop.time),
      })),
    })),
  }),
  accordion: (block, pathOf) => ({
    sections: rowsOf(block.sections).map((section) => ({
      title: text(section.title),
      blocks: rowsOf(section.blocks).map((inner) => toBlock(inner, pathOf)),
    })),
  }),
} satisfies Record<BlockKind, ToBlock>;

/** A stored block as the contract has it, yet to be checked; of an unknown kind it keeps only the kind, and fails the check. */
export const toBlock = (block: Row, pathOf: PathOf): Record<string, unknown> => {
  const kind = text(block.blockType);
  const fields = Object.hasOwn(kinds, kind)
    ? (kinds[kind as BlockKind] as ToBlock)(block, pathOf)
    : {};
  return { kind, heading: optionalText(block.heading), ...fields };
};
