/** The records of our schools are whole: they fit the contract, agree with the pages, and name only files that exist. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { checkFolder } from '../cms/src/import/check-folder.ts';
import { problemLine } from '../cms/src/import/read-folder.ts';
import { sectionsOfStrength } from './strength.ts';

type Row = Record<string, unknown> & { key: string };

const schools = new URL('./', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, schools), 'utf8');
const rows = (school: string, file: string) =>
  parse(read(`${school}/records/${file}.yaml`)) as Row[];

function pathsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^(pictures|documents|voice|private)\/\S+$/.test(value) ? [value] : [];
  if (value && typeof value === 'object') return Object.values(value).flatMap(pathsIn);
  return [];
}

const filesOf = (school: string) =>
  readdirSync(new URL(`${school}/records/`, schools)).map((file) => file.replace(/\.yaml$/, ''));

for (const school of ['njms', 'svnk']) {
  describe(`records of ${school}`, () => {
    for (const file of filesOf(school)) {
      it(`${file}: keys are unique, kebab-case`, () => {
        const keys = rows(school, file).map((row) => row.key);
        assert.equal(new Set(keys).size, keys.length);
        for (const key of keys) assert.match(key, /^[a-z0-9]+(-[a-z0-9]+)*$/);
      });
    }

    it('can be imported as it is', async () => {
      const check = await checkFolder(fileURLToPath(new URL(school, schools)), '2025-04-01');
      assert.ok(check.ok, check.ok ? '' : check.problems.map(problemLine).join('\n'));
    });

    it('names only files that exist and that have words for those who cannot see them', () => {
      const maps = ['pictures', 'portraits', 'documents'].filter((name) =>
        existsSync(new URL(`${school}/${name}.yaml`, schools)),
      );
      const titled = new Set(
        maps.flatMap((name) => Object.keys(parse(read(`${school}/${name}.yaml`)) ?? {})),
      );
      const named = new Set(filesOf(school).flatMap((file) => pathsIn(rows(school, file))));
      const missing = [...named].filter(
        (path) => !existsSync(new URL(`${school}/${path}`, schools)),
      );
      const untitled = [...named].filter(
        (path) => !path.startsWith('private/') && !titled.has(path),
      );
      assert.deepEqual({ missing, untitled }, { missing: [], untitled: [] });
    });

    it('keeps no file that no page, record or profile names', () => {
      const pages = readdirSync(new URL(`${school}/pages/`, schools)).map(
        (file) => `pages/${file}`,
      );
      const written = [
        ...filesOf(school).map((file) => `records/${file}.yaml`),
        ...pages,
        'school.yaml',
      ].map((file) => parse(read(`${school}/${file}`)));
      const named = new Set(pathsIn(written));
      const kept = ['pictures', 'documents', 'voice', 'private']
        .filter((place) => existsSync(new URL(`${school}/${place}`, schools)))
        .flatMap((place) =>
          readdirSync(new URL(`${school}/${place}/`, schools)).map((file) => `${place}/${file}`),
        );
      assert.deepEqual(
        kept.filter((path) => !named.has(path)),
        [],
      );
    });
  });
}

describe('the demo school', () => {
  const count = (file: string, category?: string) =>
    rows('njms', file).filter((row) => !category || row.category === category).length;

  it('has enough of each kind to look lived in', () => {
    const least: [file: string, category: string | undefined, least: number][] = [
      ['news', undefined, 55],
      ['events', 'Events', 65],
      ['events', 'AcademicCalender', 30],
      ['documents', 'Achievement', 24],
      ['documents', 'Homework', 16],
      ['documents', 'Circular', 24],
      ['documents', 'Datesheet', 8],
      ['documents', 'Syllabus', 14],
      ['toppers', undefined, 40],
    ];
    for (const [file, category, number] of least)
      assert.ok(count(file, category) >= number, `${category ?? file}: ${count(file, category)}`);
  });

  it('has exactly what was agreed where a number was', () => {
    const agreed = {
      videos: 10,
      voices: 6,
      clippings: 12,
      notifications: 3,
      highlights: 4,
      registrations: 1,
      messages: 4,
      faculty: 58,
      panoramas: 9,
      students: 1209,
      'transfer-certificates': 8,
    };
    const found = Object.fromEntries(Object.keys(agreed).map((file) => [file, count(file)]));
    assert.deepEqual(found, agreed);
    assert.deepEqual([count('galleries', 'PhotoGallery'), count('galleries', 'Activity')], [12, 6]);
  });

  it('has fresh news and coming events on the day of import', () => {
    const daysAgo = rows('njms', 'news').flatMap(
      (row) => /^today -(\d+)d$/.exec(String(row.fromDate))?.[1] ?? [],
    );
    assert.ok(daysAgo.filter((days) => Number(days) <= 30).length >= 6);
    const coming = rows('njms', 'events').filter((row) => String(row.date).startsWith('today +'));
    assert.equal(coming.length, 8);
  });

  it('has 11 PGT, 24 TGT, 20 PRT and 3 NTT, in an order without gaps', () => {
    const faculty = rows('njms', 'faculty');
    const posts = ['PGT', 'TGT', 'PRT', 'NTT'].map(
      (post) => faculty.filter((row) => String(row.designation).startsWith(post)).length,
    );
    assert.deepEqual(posts, [11, 24, 20, 3]);
    assert.equal(faculty.filter((row) => /\bPET\b/.test(String(row.designation))).length, 1);
    assert.deepEqual(
      faculty.map((row) => row.order),
      Array.from({ length: 58 }, (_, i) => i + 1),
    );
  });

  it('has a roll that agrees with School Strength, class by class and section by section', () => {
    const roll = new Map<string, number>();
    for (const student of rows('njms', 'students')) {
      const section = `${student.class} ${student.section}`;
      roll.set(section, (roll.get(section) ?? 0) + 1);
    }
    const strength = sectionsOfStrength(read('njms/pages/SchoolStrength.yaml'));
    assert.deepEqual(
      [...roll].toSorted(),
      strength.map((s): [string, number] => [`${s.class} ${s.section}`, s.count]).toSorted(),
    );
  });

  it('has a birthday on every day of the year, 29 February included, and no two children of one name', () => {
    const students = rows('njms', 'students');
    const days = new Set(students.map((row) => `${row.birthMonth}-${row.birthDay}`));
    assert.equal(days.size, 366);
    assert.ok(days.has('2-29'));
    assert.equal(new Set(students.map((row) => row.name)).size, students.length);
  });

  it('keeps every transfer certificate private, and the one that README tells', () => {
    const certificates = rows('njms', 'transfer-certificates');
    for (const row of certificates)
      assert.match(String(row.file), /^private\/tc-[\d-]+\.(pdf|jpg)$/);
    assert.ok(
      certificates.some((row) => row.admission === 'NJ/2019/0417' && row.name === 'Ananya Sheoran'),
    );
  });

  it('has documents that are light and are what their names say', () => {
    let total = 0;
    for (const [place, most] of [
      ['documents', 80],
      ['private', 110],
      ['voice', 100],
    ] as const) {
      for (const name of readdirSync(new URL(`njms/${place}/`, schools))) {
        const file = new URL(`njms/${place}/${name}`, schools);
        const { size } = statSync(file);
        total += size;
        assert.ok(size <= most * 1024, `${name}: ${size} bytes`);
        const start = readFileSync(file).subarray(0, 4).toString('latin1');
        if (name.endsWith('.pdf')) assert.equal(start, '%PDF', name);
      }
    }
    assert.ok(total <= 7 * 1024 * 1024, `${total} bytes`);
  });
});

describe('the second school', () => {
  it('has nothing of the first one in it', () => {
    for (const file of filesOf('svnk'))
      assert.doesNotMatch(
        read(`svnk/records/${file}.yaml`),
        /Nirmal|NJMS|njms|Hisar|Kerketta/,
        file,
      );
  });
});
