import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSettings } from './settings.ts';

test('nothing set: everything has a default', () => {
  const checked = checkSettings({});
  assert.ok(checked.ok);
  assert.equal(checked.settings.adminPort, 8081);
  assert.equal(checked.settings.apiHost, 'localhost');
  assert.equal(checked.settings.metricsPort, undefined);
  assert.equal(checked.settings.metricsHost, '127.0.0.1');
});

test('an empty value counts as left out', () => {
  assert.ok(checkSettings({ DATABASE_URL: '', ADMIN_PORT: '' }).ok);
});

const bad: [Record<string, string>, RegExp][] = [
  [{ ADMIN_PORT: 'eighty' }, /ADMIN_PORT is 'eighty', but it must be a port number/],
  [{ API_PORT: '70000' }, /API_PORT is '70000', but it must be a port between/],
  [{ METRICS_PORT: '65534' }, /METRICS_PORT is '65534', but it must be a port between 1 and 65533/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL is 'mysql:\/\/x', but it must begin with postgres/],
  [{ BACKUP_EVERY: '0' }, /BACKUP_EVERY is '0', but it must be a whole number of minutes/],
  [
    { BACKUP_KEEP: '24x' },
    /BACKUP_KEEP is '24x', but it must be how many hourly, daily and monthly/,
  ],
  [{ SMTP_URL: 'mail.school.in', MAIL_FROM: 'a@b.in' }, /SMTP_URL .* must be a mail server/],
  [{ SMTP_URL: 'smtp://mail.school.in', MAIL_FROM: 'office' }, /MAIL_FROM .* must be an address/],
  [{ SMTP_URL: 'smtp://mail.school.in' }, /SMTP_URL and MAIL_FROM need each other/],
  [{ MAIL_FROM: 'office@school.in' }, /SMTP_URL and MAIL_FROM need each other/],
  [{ DATABASE_URL: 'mysql://clerk:secret@db/x' }, /'mysql:\/\/clerk:…@db\/x'/],
  [{ S3_ENDPOINT: 'store.school.in' }, /S3_ENDPOINT .* must be an address such as https/],
  [{ S3_BUCKET: 'files' }, /S3_ENDPOINT, S3_BUCKET, .* need each other/],
  [{ ADMIN_URL: 'school.example' }, /ADMIN_URL .* must be an http/],
];
for (const [environment, sentence] of bad)
  test(`${JSON.stringify(environment)} is refused in one sentence`, () => {
    const checked = checkSettings(environment);
    assert.ok(!checked.ok);
    assert.equal(checked.problems.length, 1);
    assert.match(String(checked.problems[0]), sentence);
  });
