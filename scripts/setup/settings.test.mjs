import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Trouble } from '../say.mjs';
import { readSettings, toEnvironment, toShownAddress } from './settings.mjs';

test('with nothing set, the defaults of the README hold', () => {
  assert.deepEqual(readSettings({}, '/school'), {
    PORT: 8080,
    HOST: 'localhost',
    ADMIN_PORT: 8081,
    ADMIN_HOST: '127.0.0.1',
    API_PORT: 8082,
    API_HOST: '127.0.0.1',
    DATA_DIR: '/school/data',
    DATABASE_URL: undefined,
    PROVIDER_URL: 'http://127.0.0.1:8082',
    SCHOOL: 'NJMS',
    BACKUP_DIR: undefined,
    BACKUP_EVERY: 60,
    BACKUP_KEEP: '24h,14d,12m',
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
    TRUST_PROXY: undefined,
    METRICS_PORT: undefined,
    METRICS_HOST: '127.0.0.1',
  });
});

test('the site reads from the local api, wherever that listens', () => {
  /** @type {[Record<string, string>, string][]} */
  const cases = [
    [{ API_PORT: '9000' }, 'http://127.0.0.1:9000'],
    [{ API_HOST: '0.0.0.0' }, 'http://127.0.0.1:8082'],
    [{ API_HOST: '::' }, 'http://[::1]:8082'],
    [{ API_HOST: '10.0.0.5' }, 'http://10.0.0.5:8082'],
    [{ PROVIDER_URL: 'https://api.example.in/' }, 'https://api.example.in'],
  ];
  for (const [env, expected] of cases)
    assert.equal(readSettings(env, '/').PROVIDER_URL, expected, JSON.stringify(env));
});

test('a bad setting is named, with its value and what it should be', () => {
  /** @type {[name: string, value: string, shouldBe: RegExp][]} */
  const cases = [
    ['PORT', 'http', /^PORT is "http", but should be a whole number from 1 to 65535\.$/],
    ['PORT', '0', /from 1 to 65535/],
    ['PORT', '70000', /from 1 to 65535/],
    ['ADMIN_PORT', '80.5', /^ADMIN_PORT is "80\.5"/],
    ['API_PORT', '-1', /^API_PORT is "-1"/],
    ['HOST', 'http://localhost', /^HOST is "http:\/\/localhost", but should be a host name/],
    ['API_HOST', 'a b', /^API_HOST/],
    ['DATABASE_URL', 'mysql://x', /^DATABASE_URL is "mysql:\/\/x", but should be a PostgreSQL/],
    ['PROVIDER_URL', 'localhost:8082', /^PROVIDER_URL .* a web address/],
    ['TRUST_PROXY', 'true', /^TRUST_PROXY is "true", but should be the addresses of proxies/],
    ['TRUST_PROXY', '127.0.0.1,10.0.0.0/40', /^TRUST_PROXY/],
    ['TRUST_PROXY', '::1,', /^TRUST_PROXY/],
    [
      'METRICS_PORT',
      '65534',
      /^METRICS_PORT is "65534", but should be a whole number from 1 to 65533/,
    ],
    ['METRICS_PORT', '8080', /^PORT and METRICS_PORT are both 8080/],
    ['METRICS_PORT', '8079', /^PORT and METRICS_PORT \+ 1 are both 8080/],
    ['METRICS_HOST', 'a b', /^METRICS_HOST/],
    ['BACKUP_EVERY', '0', /^BACKUP_EVERY is "0", but should be a whole number of minutes/],
    ['BACKUP_KEEP', '24', /^BACKUP_KEEP is "24", but should be how many hourly, daily and monthly/],
    ['BACKUP_DIR', 'data/backups', /^BACKUP_DIR \(\/data\/backups\) lies in the data folder/],
    ['SMTP_URL', 'mail.school.in', /^SMTP_URL is "mail\.school\.in", but should be a mail server/],
    ['MAIL_FROM', 'office', /^MAIL_FROM is "office", but should be an address/],
    ['MAIL_FROM', 'office@school.in', /^SMTP_URL and MAIL_FROM need each other/],
    ['SCHOOL', 'njms', /^SCHOOL is "njms", but should be a school's code of four capital letters/],
  ];
  for (const [name, value, shouldBe] of cases)
    assert.throws(
      () => readSettings({ [name]: value }, '/'),
      (error) => error instanceof Trouble && shouldBe.test(error.message),
      `${name}=${value}`,
    );
});

test('an empty setting counts as unset', () => {
  assert.equal(readSettings({ PORT: '', DATA_DIR: ' ' }, '/school').PORT, 8080);
});

test('two servers cannot share a port', () => {
  assert.throws(() => readSettings({ PORT: '8082' }, '/'), /PORT and API_PORT are both 8082/);
});

test('a password in a bad setting is not shown', () => {
  assert.throws(
    () => readSettings({ DATABASE_URL: 'mysql://clerk:secret@db/aangan' }, '/'),
    (error) => error instanceof Trouble && !error.message.includes('secret'),
  );
});

test('children get every setting that has a value, as text', () => {
  const env = toEnvironment(readSettings({ PORT: '9090' }, '/school'));
  assert.equal(env.PORT, '9090');
  assert.equal(env.DATA_DIR, '/school/data');
  assert.ok(!('DATABASE_URL' in env));
});

test('the address shown is one that can be typed', () => {
  assert.equal(toShownAddress('0.0.0.0', 8080), 'http://localhost:8080');
  assert.equal(toShownAddress('192.168.1.10', 8080), 'http://192.168.1.10:8080');
});
