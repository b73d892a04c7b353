import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSessionYear } from './session-field.ts';

const sessions: [string, string | undefined][] = [
  ['2025-2026', '2025-2026'],
  ['2025-26', '2025-2026'],
  [' 2025 – 26 ', '2025-2026'],
  ['2025/2026', '2025-2026'],
  ['२०२५-२६', '2025-2026'],
  ['1999-00', '1999-2000'],
  ['2025-27', undefined],
  ['2026-2025', undefined],
  ['2025-2025', undefined],
  ['2025', undefined],
  ['25-26', undefined],
  ['', undefined],
  ['2025-026', undefined],
];
for (const [text, session] of sessions)
  test(`${JSON.stringify(text)} is ${session ?? 'no session'}`, () =>
    assert.equal(readSessionYear(text), session));
