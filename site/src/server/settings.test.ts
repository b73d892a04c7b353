import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { readSettings } from './settings.ts';

test('DESIGN 1: without settings, the defaults', () =>
  assert.deepEqual(readSettings({}), {
    port: 8080,
    host: 'localhost',
    folder: resolve('data/site'),
    providerUrl: 'http://127.0.0.1:8082',
    school: 'NJMS',
    dev: false,
  }));

test('an empty setting is an absent one', () =>
  assert.equal(readSettings({ PORT: '', SCHOOL: '' }).port, 8080));

test('the provider is the local api on its port, or the address given, without its final slash', () => {
  assert.equal(readSettings({ API_PORT: '9000' }).providerUrl, 'http://127.0.0.1:9000');
  assert.equal(
    readSettings({ PROVIDER_URL: 'https://api.example.in/x//' }).providerUrl,
    'https://api.example.in/x',
  );
});

const wrong: [string, string][] = [
  ['PORT', 'eighty'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['API_PORT', '-1'],
  ['PROVIDER_URL', 'api.example.in'],
  ['PROVIDER_URL', 'file:///etc'],
  ['SCHOOL', 'njms'],
  ['SCHOOL', 'NJMSX'],
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
