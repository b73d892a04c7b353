import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownHosts } from './own-host.ts';

const plain = ownHosts({ adminHost: '127.0.0.1', adminUrl: undefined });
const named = ownHosts({ adminHost: '192.168.1.10', adminUrl: 'https://office.school.example' });
const everywhere = ownHosts({ adminHost: '0.0.0.0', adminUrl: undefined });
const sixth = ownHosts({ adminHost: 'fd00::1', adminUrl: undefined });

test('loopback is always its own, whatever the port', () => {
  for (const rule of [plain, named, everywhere, sixth])
    for (const host of [
      'localhost',
      'localhost:8081',
      'LOCALHOST:9',
      '127.0.0.1:8081',
      '127.9.9.9',
      '[::1]:8081',
    ])
      assert.equal(rule(host), true, host);
});

test('the address that it listens on and ADMIN_URL are its own', () => {
  assert.equal(named('192.168.1.10:8081'), true);
  assert.equal(named('office.school.example'), true);
  assert.equal(named('OFFICE.school.example:443'), true);
  assert.equal(sixth('[fd00::1]:8081'), true);
});

test('no other name is', () => {
  for (const host of [
    undefined,
    '',
    'evil.example',
    'evil.localhost',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.1.11',
    '0.0.0.0:8081',
    '[::]:8081',
    'school.example',
    'localhost@evil.example',
    'evil.example#localhost',
    'localhost/evil',
    'local host',
    'localhost:port',
  ])
    for (const rule of [plain, everywhere]) assert.equal(rule(host), false, String(host));
  assert.equal(named('other.school.example'), false);
});
