/** The demo school's own pages have what promises 2.12 to 2.19 name; their figures are checked beside this. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';

type Block = { kind: string; heading?: string; rows?: unknown[]; photos?: unknown[] };

const read = (path: string): unknown =>
  parse(readFileSync(new URL(`./njms/${path}.yaml`, import.meta.url), 'utf8'));
const blocksOf = (page: string) => (read(`pages/${page}`) as { blocks: Block[] }).blocks;
const kindsOf = (page: string) => blocksOf(page).map(({ kind }) => kind);
const headingsOf = (page: string) => blocksOf(page).flatMap(({ heading }) => heading ?? []);
const textOf = (page: string) => JSON.stringify(blocksOf(page));

/** What each page must say, in any words around it. */
const says: [number: string, page: string, ...words: RegExp[]][] = [
  ['2.12', 'ErpSoftware', /made by/],
  ['2.13', 'AboutUs', /6 July 1981/, /Mission Society was founded in 1968/],
  ['2.13', 'Academics', /curriculum of the Central Board of Secondary Education/],
  ['2.13', 'Aims', /Core ideology/, /Mission statement/, /Our objectives/],
  ['2.13', 'EvaluationScholarships', /"Promotion"/, /"Scholarships"/],
  ['2.13', 'Career', /careers@njms\.example/],
  ['2.16', 'Infrastructure', /A letter to parents/, /Safety rules/],
  ['2.19', 'PortalHelp', /Logging in/, /forgotten the password/, /Installing the app/],
  ['2.19', 'PortalHelp', /Paying fees online/, /8 AM to 8 PM/, /five minutes early/],
];
for (const [number, page, ...words] of says)
  test(`promise ${number}: ${page} says ${words.join(', ')}`, () => {
    for (const word of words) assert.match(textOf(page), word);
  });

test('promise 2.13: words and pictures are of the kind that each page needs', () => {
  for (const page of ['OurPhilosophy', 'OurPrinciples', 'JuniorWing', 'SeniorWing'])
    assert.ok(kindsOf(page).includes('prose'), page);
  assert.ok(kindsOf('CampusInformation').every((kind) => kind === 'facts'));
  assert.ok(kindsOf('Career').includes('figure'));
  assert.deepEqual(kindsOf('SpecialFeatures'), ['list', 'photos']);
  assert.equal(kindsOf('FeeStructure').filter((kind) => kind === 'table').length, 4);
});

test('promise 2.18: the cabinet has head boy and girl, ministers, captains and prefects', () => {
  for (const role of [/Head Girl, /, /Head Boy, /, / Minister/, /"Captain, /, /"Prefect, /])
    assert.match(textOf('SchoolCabinet'), role);
});

test('promise 2.19: the school information sheet has its six parts', () =>
  assert.deepEqual(
    headingsOf('SchoolInformation'),
    ['Basic', 'Student', 'Faculty', 'Academic', 'Location', 'Infrastructure'].map(
      (part) => `${part} details`,
    ),
  ));

test('promise 2.19: the nine places of the tour, in their order', () =>
  assert.deepEqual(
    (read('records/panoramas') as { place: string }[]).map(({ place }) => place),
    [
      'Main Ground',
      'Assembly Ground',
      'Ground',
      'School Centre Area',
      'Basketball Court',
      'Chemistry Lab',
      'Computer Lab',
      'Kids Corridor',
      'Music Room',
    ],
  ));
