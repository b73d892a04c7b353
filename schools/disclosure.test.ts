/** The demo school's mandatory disclosure: complete and in date on whatever day it is imported, and every paper says what its record says. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkDisclosure } from '@aangan/cms/src/disclosure/check.ts';
import { PaperReference } from '@aangan/cms/src/import/certificate-papers.ts';
import { readDay } from '@aangan/cms/src/import/days.ts';
import { formatDay } from '@aangan/cms/src/indian-time.ts';
import { signers } from '@aangan/contract/disclosure.ts';
import type { Certificate } from '@aangan/contract/entities.ts';
import { parse } from 'yaml';
import { readRecords, recordsOf } from './shown-page.ts';

type Imported = Omit<Certificate, 'file'> & { file: unknown };
const certificatesOn = (day: string) =>
  recordsOf('njms', 'certificates', day) as unknown as Imported[];

const days = [
  '2026-11-17',
  // The affiliation is extended on the second of them.
  '2027-01-17',
  '2027-01-18',
  '2028-02-29',
  '2031-03-31',
  '2031-04-01',
  '2031-06-01',
  '2032-02-29',
];
for (const day of days)
  test(`imported on ${day} and signed, every row is green`, () => {
    const records = readRecords('njms', day);
    const looked = <T extends object>(row: T) => ({ ...row, updatedAt: `${day}T06:00:00.000Z` });
    const certificates = records.certificates.map((row, file) => ({ ...row, file }));
    const checked = checkDisclosure(
      {
        ...records,
        school: looked(records.school),
        faculty: records.faculty.map(looked),
        pages: new Map([...records.pages].map(([path, page]) => [path, looked(page)])),
        certificates,
        signatures: certificates.flatMap(({ id, file }) =>
          signers.map((as) => ({ id: `${file} ${as}`, certificate: id, file, as })),
        ),
      },
      day,
    );
    const wrong = checked.filter(({ state }) => state !== 'green');
    assert.deepEqual(
      wrong.map(({ id, verdicts }) => [id, ...verdicts.map(({ reason }) => reason)]),
      [],
    );
  });

/** Every day of a turn of the affiliation, and of a leap year. */
const everyDay = (from: string, to: string): string[] => {
  const all: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += 24 * 3600_000)
    all.push(new Date(time).toISOString().slice(0, 10));
  return all;
};

const year = /\b(19|20)\d{2}\b/g;
const dayInWords = /\b\d{1,2} [A-Z][a-z]+ \d{4}\b/g;

test('on every day of six years no certificate has lapsed, is to lapse in the next 60 days, or was issued later', () => {
  const file = new URL('njms/records/certificates.yaml', import.meta.url);
  const written = parse(readFileSync(file, 'utf8')) as Record<string, string | undefined>[];
  for (const day of everyDay('2026-11-01', '2032-10-31')) {
    const soon = new Date(Date.parse(day) + 60 * 24 * 3600_000).toISOString().slice(0, 10);
    for (const { title, issuedOn, validUntil } of written) {
      const [issued, until] = [issuedOn, validUntil].map((one) => one && readDay(one, day));
      assert.ok(!issued || issued <= day, `${day}: ${title} of ${issued}`);
      assert.ok(!until || until > soon, `${day}: ${title} until ${until}`);
    }
  }
});

test('a paper is made of each certificate that lapses, and of the declaration; its words have the days of the record and no others', () => {
  for (const day of days)
    for (const certificate of certificatesOn(day)) {
      const { title, text, details, file, issuedOn, validFrom, validUntil } = certificate;
      const isPaper = file instanceof PaperReference;
      assert.equal(isPaper, validUntil !== undefined || certificate.kind === 'self-declaration');
      if (!isPaper || !issuedOn) continue;
      const inspected = new Date(Date.parse(issuedOn) - 7 * 24 * 3600_000);
      const own = [issuedOn, validFrom, validUntil, inspected.toISOString().slice(0, 10)]
        .flatMap((one) => (one ? [one] : []))
        .map(formatDay);
      const printed = JSON.stringify(file.paper.parts);
      for (const words of [printed, text, JSON.stringify(details)]) {
        for (const said of words.match(dayInWords) ?? [])
          assert.ok(own.includes(said), `${title} on ${day} says ${said}`);
        // No year stands alone, but those of long ago.
        for (const said of words.replace(dayInWords, '').match(year) ?? [])
          assert.ok(Number(said) <= 2001, `${title} on ${day} says ${said}`);
      }
      for (const needed of [issuedOn, validUntil].flatMap((one) => (one ? [formatDay(one)] : []))) {
        assert.ok(printed.includes(needed), `${title}: ${needed} on paper`);
        assert.ok(text.includes(needed), `${title}: ${needed} in words`);
      }
      assert.equal(file.paper.day, issuedOn);
    }
});
