import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPublicAddress, isPublicName } from './public-address.ts';

test('addresses of the open internet are told from those inside', () => {
  for (const address of ['8.8.8.8', '142.250.77.46', '2404:6800:4009::200e', '2a00:1450::1'])
    assert.ok(isPublicAddress(address), address);
  for (const address of [
    '127.0.0.1',
    '127.8.8.8',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'not an address',
    '',
  ])
    assert.ok(!isPublicAddress(address), address);
});

test('names that belong to nobody, or to this network, are not asked', () => {
  for (const name of ['www.cbse.gov.in', 'youtu.be', 'xn--p1b6ci4b4b3a.example.in', 'latest.com'])
    assert.ok(isPublicName(name), name);
  for (const name of [
    'localhost',
    'printer',
    'printer.local',
    'metadata.google.internal',
    'school.example',
    'fees.example.org',
    'example.com',
    'a.test',
    'a.test.',
    '[::1]',
    '127.0.0.1',
  ])
    assert.ok(!isPublicName(name), name);
});
