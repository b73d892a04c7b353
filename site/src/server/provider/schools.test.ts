import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SchoolAddress } from '@aangan/contract/school.ts';
import type { Reading } from './ask-provider.ts';
import type { Provider } from './client.ts';
import { createSchools } from './schools.ts';

const settings = { school: 'NJMS', host: 'localhost', port: 8080 };
const two: SchoolAddress[] = [
  { code: 'NJMS', hostnames: ['njms.example.in', 'www.njms.example.in'] },
  { code: 'SVNK', hostnames: ['svnk.localhost'] },
];
const schoolsFor = async (answers: Reading<SchoolAddress[]>[], more = {}) => {
  const read = async () => answers.shift() ?? { state: 'away' as const };
  const schools = createSchools({ read } as unknown as Provider, { ...settings, ...more });
  return { schools, known: await schools.refresh() };
};
const known = (data: SchoolAddress[], old?: true): Reading<SchoolAddress[]> => ({
  state: 'known',
  data,
  ...(old ? { old } : {}),
});

const hosts: [string | undefined, string][] = [
  ['njms.example.in', 'NJMS'],
  ['WWW.njms.example.in:443', 'NJMS'],
  ['svnk.localhost:8080', 'SVNK'],
  ['svnk.localhost.', 'SVNK'],
  ['unknown.example.in', 'NJMS'],
  ['evil.svnk.localhost', 'NJMS'],
  ['[::1]:8080', 'NJMS'],
  ['', 'NJMS'],
  [undefined, 'NJMS'],
];
for (const [host, code] of hosts)
  test(`the hostname ${JSON.stringify(host)} leads to ${code}`, async () =>
    assert.equal((await schoolsFor([known(two)])).schools.codeOf(host), code));

test('a school’s own address is its first hostname, over https unless it is local', async () => {
  const { schools } = await schoolsFor([known(two)]);
  assert.equal(schools.originOf('NJMS'), 'https://njms.example.in');
  assert.equal(schools.originOf('SVNK'), 'http://svnk.localhost:8080');
  assert.equal(schools.originOf('ELSE'), 'http://localhost:8080');
});

for (const [host, origin] of [
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['::1', 'http://[::1]:8080'],
  ['192.0.2.7', 'http://192.0.2.7:8080'],
] as const)
  test(`listening on ${host}, links begin with ${origin}`, async () => {
    const { schools } = await schoolsFor([known([])], { host });
    assert.equal(new URL(schools.originOf('NJMS')).origin, origin);
  });

test('a list that cannot be had leaves the old one, and says so', async () => {
  const { schools } = await schoolsFor([known(two), { state: 'away' }]);
  assert.equal(await schools.refresh(), false);
  assert.equal(schools.codeOf('svnk.localhost'), 'SVNK');
});

test('a list from a snapshot is used, and asked for again; a provider without one is not', async () => {
  assert.equal((await schoolsFor([known(two, true)])).known, false);
  assert.equal((await schoolsFor([known(two)])).known, true);
  assert.equal((await schoolsFor([{ state: 'missing' }])).known, true);
});

test('a hostname that a school gave up leads there no more', async () => {
  const { schools } = await schoolsFor([known(two), known([])]);
  await schools.refresh();
  assert.equal(schools.codeOf('svnk.localhost'), 'NJMS');
});

test('with one school installed, every hostname leads there, until there is a second', async () => {
  const [, svnk] = two;
  const { schools } = await schoolsFor([known([svnk as SchoolAddress]), known(two)]);
  for (const host of ['unknown.example.in', '203.0.113.9', 'svnk.localhost', undefined])
    assert.equal(schools.codeOf(host), 'SVNK');
  await schools.refresh();
  assert.equal(schools.codeOf('unknown.example.in'), 'NJMS');
});
