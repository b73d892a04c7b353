import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { readSettings } from './settings.ts';

test('promise 12.1: without settings, the defaults', () =>
  assert.deepEqual(readSettings({}), {
    port: 8080,
    host: 'localhost',
    folder: resolve('data/site'),
    providerUrl: 'http://127.0.0.1:8082',
    school: 'NJMS',
    workers: Math.min(availableParallelism(), 4),
    trustProxy: [],
    metrics: undefined,
    dev: false,
  }));

test('one process while developing, and as many as are asked for', () => {
  assert.equal(readSettings({ AANGAN_DEV: '1' }).workers, 1);
  assert.equal(readSettings({ WORKERS: '7' }).workers, 7);
});

test('an empty setting is an absent one', () =>
  assert.equal(readSettings({ PORT: '', SCHOOL: '' }).port, 8080));

test('the provider is the local api on its port, or the address given, without its final slash', () => {
  assert.equal(readSettings({ API_PORT: '9000' }).providerUrl, 'http://127.0.0.1:9000');
  assert.equal(
    readSettings({ PROVIDER_URL: 'https://api.example.in/x//' }).providerUrl,
    'https://api.example.in/x',
  );
});

test('metrics are private unless a host is named', () => {
  assert.deepEqual(readSettings({ METRICS_PORT: '9080' }).metrics, {
    port: 9080,
    host: '127.0.0.1',
  });
  assert.equal(
    readSettings({ METRICS_PORT: '9080', METRICS_HOST: '10.0.0.5' }).metrics?.host,
    '10.0.0.5',
  );
});

test('proxies are addresses and ranges, with or without spaces', () =>
  assert.deepEqual(readSettings({ TRUST_PROXY: '127.0.0.1, ::1,10.0.0.0/8,fd00::/8' }).trustProxy, [
    '127.0.0.1',
    '::1',
    '10.0.0.0/8',
    'fd00::/8',
  ]));

const wrong: [string, string][] = [
  ['PORT', 'eighty'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['API_PORT', '-1'],
  ['PROVIDER_URL', 'api.example.in'],
  ['PROVIDER_URL', 'file:///etc'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', '65534'],
  ['WORKERS', '0'],
  ['WORKERS', 'many'],
  ['SCHOOL', 'njms'],
  ['SCHOOL', 'NJMSX'],
  ['TRUST_PROXY', 'proxy'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['TRUST_PROXY', 'true'],
];
for (const [name, value] of wrong)
  test(`${name}=${value} is refused in one sentence that names it`, () =>
    assert.throws(
      () => readSettings({ [name]: value }),
      (error: Error) => {
        assert.match(
          error.message,
          new RegExp(`^${name} is "${value.replace('.', '\\.')}", but it must be .+\\.$`),
        );
        return true;
      },
    ));
