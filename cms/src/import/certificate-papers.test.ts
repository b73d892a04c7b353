import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePdf } from '@aangan/contract/make-pdf.ts';
import { PaperReference } from './certificate-papers.ts';
import { recordSchemas } from './record-schemas.ts';

const fire = {
  key: 'fire',
  kind: 'fire',
  title: 'Fire safety certificate',
  number: 'FS/1',
  issuedBy: 'Fire Station Officer',
  issuedOn: 'last 06-03 -1y',
  validUntil: 'last 06-03 -1y, next 06-02 +2y',
  text: 'Inspected on {issuedOn, -7d}, valid until {validUntil}.',
  details: [{ label: 'Inspected', value: '{issuedOn, -7d}' }],
  paper: ['Certified on {issuedOn}.', ['Valid until {validUntil}.', 'Kept free.']],
};
const on = (day: string, record: object) => recordSchemas(day).certificates.safeParse(record);

test('record, words and paper have the same days', () => {
  const read = on('2026-11-17', fire).data as Record<string, unknown>;
  assert.equal(read.text, 'Inspected on 27 May 2025, valid until 2 June 2028.');
  assert.deepEqual(read.details, [{ label: 'Inspected', value: '27 May 2025' }]);
  assert.ok(!('paper' in read) && read.file instanceof PaperReference);
  assert.equal(read.file.path, 'papers/fire.pdf');
  assert.deepEqual(read.file.paper, {
    title: 'Fire safety certificate',
    issuer: 'Fire Station Officer',
    address: '',
    colour: '#26211f',
    note: 'Fire safety certificate, FS/1',
    day: '2025-06-03',
    parts: [
      {
        kind: 'facts',
        rows: [
          ['Number', 'FS/1'],
          ['Issued on', '3 June 2025'],
          ['Valid until', '2 June 2028'],
          ['Inspected', '27 May 2025'],
        ],
      },
      { kind: 'paragraph', text: 'Certified on 3 June 2025.' },
      { kind: 'list', items: ['Valid until 2 June 2028.', 'Kept free.'], ordered: true },
    ],
  });
});

test('until its days turn, a paper is the same to the byte', async () => {
  const madeOn = async (day: string) => {
    const { file } = on(day, fire).data as { file: PaperReference };
    return makePdf(file.paper);
  };
  const made = await madeOn('2026-11-17');
  assert.ok(made.equals(await madeOn('2027-06-02')));
  assert.ok(!made.equals(await madeOn('2027-06-03')));
});

const { paper, ...plain } = fire;
const wrong: [what: string, record: object, path: string, message: RegExp][] = [
  ['neither a file nor a paper', plain, 'file', /is missing/],
  ['both', { ...fire, file: 'pictures/fire.webp' }, 'paper', /must not stand beside a file/],
  ['a paper of no day', { ...fire, issuedOn: undefined }, 'issuedOn', /must be there/],
  ['a day that it does not have', { ...fire, paper: ['{validFrom}'] }, 'paper.0', /no day of this/],
  ['a word that is no day', { ...fire, text: 'On {today}.' }, 'text', /\{today\} is no day/],
  ['a step that is none', { ...fire, text: 'On {issuedOn, soon}.' }, 'text', /is no day/],
  ['a field that there is not', { ...fire, papers: paper }, '', /papers/],
];
for (const [what, record, path, message] of wrong)
  test(`a certificate with ${what} is refused`, () => {
    const { error } = on('2026-11-17', record);
    const issue = error?.issues.find((one) => one.path.join('.') === path);
    assert.match(issue?.message ?? '', message);
  });
