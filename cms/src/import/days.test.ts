import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDay, readSession } from './days.ts';

const today = '2026-11-15';
const days: [string, string | undefined][] = [
  ['2025-08-15', '2025-08-15'],
  ['2025-02-29', undefined],
  ['today', '2026-11-15'],
  ['today -12d', '2026-11-03'],
  ['today +20d', '2026-12-05'],
  ['today -1', undefined],
  ['last 08-15', '2026-08-15'],
  ['last 11-15', '2026-11-15'],
  ['last 11-16', '2025-11-16'],
  ['last 08-15 -2y', '2024-08-15'],
  ['next 01-26', '2027-01-26'],
  ['next 11-15', '2026-11-15'],
  ['next 01-26 +1y', '2028-01-26'],
  ['last 02-29', '2026-02-28'],
  ['next 02-29 +1y', '2028-02-29'],
  ['last 02-30', undefined],
  ['next 13-01', undefined],
  ['last 2022-01-18 every 5y', '2022-01-18'],
  ['last 2026-11-15 every 5y', '2026-11-15'],
  ['last 2026-11-16 every 5y', '2021-11-16'],
  ['last 2042-01-18 every 10y', '2022-01-18'],
  ['last 2024-02-29 every 1y', '2026-02-28'],
  ['last 2023-02-29 every 1y', undefined],
  ['last 2022-01-18 every 0y', undefined],
  ['last 06-03 -1y, -7d', '2025-05-27'],
  ['last 06-03 -1y, next 06-02 +2y', '2028-06-02'],
  ['last 2022-01-18 every 5y, next 03-31 +5y, +1d', '2027-04-01'],
  ['2026-06-03, -7d', '2026-05-27'],
  ['last 06-03, today', undefined],
  ['-7d', undefined],
  ['today,-7d', undefined],
  ['yesterday', undefined],
  ['', undefined],
];
for (const [text, expected] of days)
  test(`the day '${text}' is ${expected ?? 'refused'}`, () => {
    assert.equal(readDay(text, today), expected);
  });

const sessions: [string, string | undefined][] = [
  ['2024-2025', '2024-2025'],
  ['2024-2026', undefined],
  ['session 0', '2025-2026'],
  ['session -2', '2023-2024'],
  ['session +1', '2026-2027'],
  ['2025', undefined],
];
for (const [text, expected] of sessions)
  test(`the session '${text}' is ${expected ?? 'refused'}`, () => {
    assert.equal(readSession(text, today), expected);
  });
