/** What of each collection names or shows a child, and what is left of a record where consent is missing. */
import type { Collection } from '@aangan/contract/collections.ts';
import type { CollectionSlug } from 'payload';
import { type Row, rowsOf, text } from '../api/records/stored.ts';
import { cabinetPath, isMessageOfStudent } from './portraits.ts';
import type { Purpose } from './purposes.ts';
import type { Registry } from './registry.ts';
import { reportLeft, reportTexts } from './report-pieces.ts';

type Rule = {
  /** Whether a record is one that may name or show a child. */
  concerns: (row: Row) => boolean;
  /** The names of the children in it. */
  children: (row: Row, registry: Registry) => string[];
  /** Without it the record, or the child's part of it, is not shown. */
  purpose: Purpose;
  /** What stands in the place of the pictures of a child who may be named but not seen. */
  withoutPictures: Partial<Row>;
};

const always = () => true;

const rules = {
  toppers: {
    concerns: always,
    children: ({ name }) => [text(name)],
    purpose: 'naming',
    withoutPictures: { attachments: null },
  },
  messages: {
    concerns: isMessageOfStudent,
    children: ({ name }) => [text(name)],
    purpose: 'naming',
    withoutPictures: { attachments: null },
  },
  documents: {
    concerns: ({ category }) => category === 'Achievement',
    children: ({ title, description }, { childrenIn }) =>
      childrenIn(`${text(title)}. ${text(description)}`),
    purpose: 'naming',
    withoutPictures: { attachments: [] },
  },
  voices: {
    concerns: always,
    children: ({ voiceOf }, { childrenIn }) => childrenIn(text(voiceOf)),
    purpose: 'voice',
    withoutPictures: {},
  },
  pages: {
    concerns: ({ path }) => path === cabinetPath,
    children: ({ blocks }) => peopleIn(blocks).map(({ name }) => text(name)),
    purpose: 'naming',
    withoutPictures: { photo: null },
  },
  'annual-reports': {
    concerns: always,
    children: (row, { childrenIn }) => [...new Set(reportTexts(row).flatMap(childrenIn))],
    purpose: 'naming',
    withoutPictures: {},
  },
} satisfies Partial<Record<CollectionSlug, Rule>>;

const peopleIn = (blocks: unknown): Row[] =>
  rowsOf(blocks).flatMap((block) => [
    ...rowsOf(block.people),
    ...rowsOf(block.sections).flatMap((section) => peopleIn(section.blocks)),
  ]);

const ruleOf = (collection: CollectionSlug): Rule | undefined =>
  (rules as Partial<Record<CollectionSlug, Rule>>)[collection];

/** Whether consents have a say in a record. */
export const concernsChildren = (collection: CollectionSlug, row: Row): boolean =>
  ruleOf(collection)?.concerns(row) ?? false;

/** A record, or a part of one, as it may be shown; nothing where it may not. */
const part = (row: Row, names: string[], rule: Rule, registry: Registry, day: string): Row[] => {
  const allow = (purpose: Purpose) =>
    names.every((name) => registry.allowsName(name, purpose, day));
  if (!allow(rule.purpose)) return [];
  return [allow('photograph') ? row : { ...row, ...rule.withoutPictures }];
};

/** The people of the cabinet are left out one by one. */
const withPeople = (blocks: unknown, rule: Rule, registry: Registry, day: string): Row[] =>
  rowsOf(blocks).flatMap((block) => {
    if (block.blockType === 'accordion') {
      const sections = rowsOf(block.sections).map((section) => ({
        ...section,
        blocks: withPeople(section.blocks, rule, registry, day),
      }));
      return [{ ...block, sections }];
    }
    if (block.blockType !== 'people') return [block];
    const people = rowsOf(block.people).flatMap((person) =>
      part(person, [text(person.name)], rule, registry, day),
    );
    return people.length > 0 ? [{ ...block, people }] : [];
  });

/** A record as it may be shown; nothing where it may not. */
export const shownWithConsent = (
  collection: CollectionSlug,
  row: Row,
  registry: Registry,
  day: string,
): Row[] => {
  const rule = ruleOf(collection);
  if (!rule?.concerns(row)) return [row];
  if (collection === 'pages')
    return [{ ...row, blocks: withPeople(row.blocks, rule, registry, day) }];
  if (collection === 'annual-reports')
    return [
      reportLeft(row, (words) =>
        registry.childrenIn(words).every((name) => registry.allowsName(name, rule.purpose, day)),
      ),
    ];
  return part(row, rule.children(row, registry), rule, registry, day);
};

export type Lacking = { name: string; purpose: Purpose };

/** Which consents are missing for all of a record to be shown. */
export const lackingIn = (
  collection: CollectionSlug,
  row: Row,
  registry: Registry,
  day: string,
): Lacking[] => {
  const rule = ruleOf(collection);
  if (!rule?.concerns(row)) return [];
  const needed: Purpose[] =
    Object.keys(rule.withoutPictures).length > 0 ? [rule.purpose, 'photograph'] : [rule.purpose];
  return rule
    .children(row, registry)
    .flatMap((name) =>
      needed
        .filter((purpose) => !registry.allowsName(name, purpose, day))
        .map((purpose) => ({ name, purpose })),
    );
};

/** What a change of a consent may change on the website; birthdays are of the students. */
export const withChildren = [
  'students',
  ...(Object.keys(rules) as (keyof typeof rules)[]),
] satisfies Collection[];
