import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settings } from '../settings.ts';
import { websiteOrigin } from './origin.ts';

const site = { ...settings, sitePort: 8080, siteHost: '0.0.0.0', defaultSchool: 'NJMS' };

test('a school with a name of its own is found there, by https unless it is this machine', () => {
  const named = (hostname: string) => ({ code: 'SVNK', hostnames: [{ hostname }] });
  assert.equal(websiteOrigin(named('svnk.example.in'), site), 'https://svnk.example.in');
  assert.equal(websiteOrigin(named('svnk.localhost'), site), 'http://svnk.localhost:8080');
});

test('the default school is found where the website listens; another without a name, nowhere', () => {
  assert.equal(websiteOrigin({ code: 'NJMS', hostnames: [] }, site), 'http://localhost:8080');
  assert.equal(websiteOrigin({ code: 'NJMS' }, { ...site, siteHost: '::1' }), 'http://[::1]:8080');
  assert.equal(websiteOrigin({ code: 'SVNK' }, site), undefined);
});
