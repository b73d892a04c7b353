/**
 * The parts of an annual report. What has a session of its own (results, toppers, achievements) stands there by its records, and is looked up
 * when somebody reads it; everything else is written down, so that a report says in ten years what it says today.
 */
import type { Block, BlocksField } from 'payload';
import { drawingOf, factsWith, list, prose } from './page-blocks.ts';
import { table } from './table-block.ts';
import { choiceField, paragraphField } from './text-fields.ts';

export const recordsOfSession = ['results', 'toppers', 'achievements'] as const;
export type RecordsOfSession = (typeof recordsOfSession)[number];

export const recordsOfSessionLabels: Record<RecordsOfSession, string> = {
  results: 'Board results',
  toppers: 'Toppers',
  achievements: 'Achievements',
};

const ofSession: Block = {
  slug: 'ofSession',
  labels: { singular: 'Records of the session', plural: 'Records of the session' },
  fields: [
    choiceField({
      name: 'of',
      label: 'Records',
      description:
        'Those of this session stand here by themselves, and are changed where they are kept. Students are named as long as their parents agree.',
      options: recordsOfSession.map((value) => ({ value, label: recordsOfSessionLabels[value] })),
    }),
  ],
};

const facts = factsWith(
  paragraphField({ name: 'value', label: 'Value', required: true, maxLength: 2000 }),
);

export const reportParts = { prose, list, facts, table, ofSession } satisfies Record<string, Block>;
export type ReportPart = keyof typeof reportParts;

/** There are many, and closed they are known by their headings. */
const labelled = (block: Block): Block => ({
  ...block,
  admin: {
    disableBlockName: true,
    images: drawingOf(block),
    components: {
      Label: {
        path: '/admin/annual-report/part-label.tsx#PartLabel',
        clientProps: { kind: block.labels?.singular, records: recordsOfSessionLabels },
      },
    },
  },
});

export const reportPartsField: BlocksField = {
  name: 'blocks',
  label: 'Parts of the report',
  labels: { singular: 'Part', plural: 'Parts' },
  type: 'blocks',
  blocks: Object.values(reportParts).map(labelled),
  admin: {
    initCollapsed: true,
    description:
      'From top to bottom, as they were taken from your records. Change the words, take out what does not belong, add texts of your own.',
  },
};
