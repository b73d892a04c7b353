import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allOf, atLeast, atMost, near, noneOf } from './scenario.ts';
import { type Result, toLine, toPage, verdictOf } from './table.ts';

const machine = {
  date: '2026-01-02',
  commit: 'abc1234',
  cores: 2,
  cpu: 'A processor',
  memoryGb: 8,
  node: '24.0.0',
};
const good: Result = {
  name: 'headers',
  title: 'Every answer is guarded.',
  database: 'sqlite',
  seconds: 1.25,
  verdict: 'holds',
  figures: [noneOf('answers | unguarded', 0, 1200)],
  notes: [],
};
const bad: Result = {
  ...good,
  name: 'soak',
  database: 'postgres',
  verdict: 'BAD',
  figures: [atMost('errors', 3, 0), atMost('growth', 1.5, 2, 'MB')],
};
const skipped: Result = {
  ...good,
  name: 'disk-full',
  verdict: 'skipped',
  figures: [],
  notes: ['no disk can be mounted here'],
};

test('figures say whether they hold', () => {
  assert.deepEqual(
    [atMost('', 2, 2), atMost('', 3, 2), atLeast('', 1, 2), near('', 0.6, 0.5, 0.2)].map(
      ({ holds }) => holds,
    ),
    [true, false, false, true],
  );
  assert.ok(allOf('', 60, 60).holds);
  assert.ok(!allOf('', 59, 60).holds);
});

test('what was never tried proves nothing', () => {
  assert.ok(!noneOf('leaks', 0, 0).holds);
  assert.ok(!allOf('families', 0, 0).holds);
  assert.equal(verdictOf([]), 'BAD');
});

test('one figure that fails makes the scenario bad', () => {
  assert.equal(verdictOf(good.figures), 'holds');
  assert.equal(verdictOf(bad.figures), 'BAD');
});

test('a line has name, figure, bound and verdict', () => {
  assert.equal(
    toLine(good),
    'holds   headers          answers | unguarded: 0 of 1,200 (0) [1.3 s]',
  );
  assert.match(toLine(bad), /^BAD {5}soak \(PostgreSQL\) ✗ errors: 3 \(≤ 0\) · growth: 1\.500 MB/);
  assert.match(toLine(skipped), /^skipped disk-full +no disk can be mounted here/);
});

const scenarios = [
  { ...good, databases: ['sqlite'] as const },
  { ...bad, databases: ['sqlite', 'postgres'] as const },
  { ...skipped, databases: ['sqlite'] as const },
];

test('the page has a row a figure with when it was measured, the machine, and a sentence for each scenario', () => {
  const page = toPage(scenarios, [good, bad, skipped], machine);
  assert.match(page, /2 cores \(A processor\), 8 GB of memory, Node 24\.0\.0/);
  assert.match(page, /1 scenarios hold, 1 do not, 1 were skipped/);
  const measured = '2026-01-02, abc1234';
  for (const row of [
    `| headers | SQLite | answers \\| unguarded | 0 of 1,200 | 0 | holds | ${measured} |`,
    `| soak | PostgreSQL | errors | 3 | ≤ 0 | BAD | ${measured} |`,
    `| disk-full | SQLite | no disk can be mounted here | – | – | skipped | ${measured} |`,
  ])
    assert.ok(page.split('\n').includes(row), `${row} in\n${page}`);
  assert.match(page, /- \*\*headers\*\*: Every answer is guarded\./);
});

test('what was not run this time keeps its rows; what was run has new ones, in the same place', () => {
  const before = toPage(scenarios, [good, bad, skipped], machine);
  const again: Result = { ...bad, verdict: 'holds', figures: [atMost('errors', 0, 0)] };
  const later = { ...machine, date: '2026-01-03', commit: 'def5678' };
  const page = toPage(scenarios, [again], later, before);
  assert.match(page, /2 scenarios hold, 0 do not, 1 were skipped/);
  const rows = page.split('\n').filter((line) => /^\| (headers|soak|disk-full) /.test(line));
  assert.deepEqual(
    rows.map((row) => row.split(' | ').slice(0, 2).concat(row.split(' | ').slice(-2))),
    [
      ['| headers', 'SQLite', 'holds', '2026-01-02, abc1234 |'],
      ['| soak', 'PostgreSQL', 'holds', '2026-01-03, def5678 |'],
      ['| disk-full', 'SQLite', 'skipped', '2026-01-02, abc1234 |'],
    ],
  );
});
