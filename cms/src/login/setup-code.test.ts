import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isSetupCode, makeSetupCode, readSetupCode, removeSetupCode } from './setup-code.ts';

const folder = mkdtempSync(join(tmpdir(), 'aangan-setup-code-'));
after(() => rmSync(folder, { recursive: true }));

test('a code is made once, for this user alone, and leaves nothing else behind', () => {
  makeSetupCode(folder);
  const code = readSetupCode(folder) ?? '';
  assert.match(code, /^([A-HJ-KM-NP-TV-Z2-9]{5}-){3}[A-HJ-KM-NP-TV-Z2-9]{5}$/);
  assert.equal(statSync(join(folder, 'setup-code')).mode & 0o777, 0o600);
  makeSetupCode(folder);
  assert.equal(readSetupCode(folder), code);
  assert.deepEqual(readdirSync(folder), ['setup-code']);
});

test('it is known however it is typed, and nothing else is', () => {
  const code = readSetupCode(folder) ?? '';
  for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), ` ${code}\n`])
    assert.equal(isSetupCode(folder, typed), true, typed);
  for (const typed of ['', code.slice(1), `${code}A`, undefined, null, 7, [code], { code }])
    assert.equal(isSetupCode(folder, typed), false, String(typed));
});

test('when there is none, nothing is it', () => {
  removeSetupCode(folder);
  assert.equal(readSetupCode(folder), undefined);
  for (const typed of ['', 'undefined', undefined]) assert.equal(isSetupCode(folder, typed), false);
});
