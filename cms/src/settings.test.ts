import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSettings } from './settings.ts';

test('nothing set: everything has a default', () => {
  const checked = checkSettings({});
  assert.ok(checked.ok);
  assert.equal(checked.settings.adminPort, 8081);
  assert.equal(checked.settings.apiHost, 'localhost');
});

test('an empty value counts as left out', () => {
  assert.ok(checkSettings({ DATABASE_URL: '', ADMIN_PORT: '' }).ok);
});

const bad: [Record<string, string>, RegExp][] = [
  [{ ADMIN_PORT: 'eighty' }, /ADMIN_PORT is 'eighty', but it must be a port number/],
  [{ API_PORT: '70000' }, /API_PORT is '70000', but it must be a port between/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL is 'mysql:\/\/x', but it must begin with postgres/],
  [{ BACKUP_EVERY: '0' }, /BACKUP_EVERY is '0', but it must be a whole number of minutes/],
  [
    { BACKUP_KEEP: '24x' },
    /BACKUP_KEEP is '24x', but it must be how many hourly, daily and monthly/,
  ],
  [{ ADMIN_URL: 'school.example' }, /ADMIN_URL .* must be an http/],
];
for (const [environment, sentence] of bad)
  test(`${JSON.stringify(environment)} is refused in one sentence`, () => {
    const checked = checkSettings(environment);
    assert.ok(!checked.ok);
    assert.equal(checked.problems.length, 1);
    assert.match(String(checked.problems[0]), sentence);
  });
