/** Stored blocks to the blocks of the contract: one function a kind, and a missing kind is a compile error. */
import type { BlockKind } from '@aangan/contract/page-blocks.ts';
import type { SchoolRecords } from '../../disclosure/records.ts';
import { expandBlock, factOf, tableOf } from './from-records.ts';
import { optionalText, type PathOf, pathsOf, type Row, rowsOf, text } from './stored.ts';
import { toHtml } from './to-html.ts';

type ToBlock = (block: Row, pathOf: PathOf, records: SchoolRecords) => Record<string, unknown>;

const toPhoto = (photo: Row, pathOf: PathOf) => {
  const [file] = pathsOf([photo.file], pathOf);
  // A photo whose file is gone is left out, not the whole set.
  return file ? [{ file, caption: optionalText(photo.caption) }] : [];
};

const kinds = {
  prose: (block) => ({ html: toHtml(block.text) }),
  facts: (block, _, records) => ({
    rows: rowsOf(block.rows).flatMap((row) => factOf(row, records)),
  }),
  table: tableOf,
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
  accordion: (block, pathOf, records) => ({
    sections: rowsOf(block.sections).map((section) => ({
      title: text(section.title),
      blocks: toBlocks(section.blocks, pathOf, records),
    })),
  }),
} satisfies Record<BlockKind, ToBlock>;

/** A stored block as the contract has it, yet to be checked; of an unknown kind it keeps only the kind, and fails the check. */
const toBlock: ToBlock = (block, pathOf, records) => {
  const kind = text(block.blockType);
  const fields = Object.hasOwn(kinds, kind)
    ? (kinds[kind as BlockKind] as ToBlock)(block, pathOf, records)
    : {};
  return { kind, heading: optionalText(block.heading), ...fields };
};

/** Stored blocks, those that stand for records as the blocks that show them. */
export const toBlocks = (
  blocks: unknown,
  pathOf: PathOf,
  records: SchoolRecords,
): Record<string, unknown>[] =>
  rowsOf(blocks).flatMap(
    (block) => expandBlock(block, pathOf, records) ?? [toBlock(block, pathOf, records)],
  );
