import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { clientAddress } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

test('without a trusted proxy nobody is believed, loopback included', () => {
  const address = clientAddress([]);
  assert.equal(address(from('127.0.0.1', '203.0.113.9')), '127.0.0.1');
  assert.equal(address(from('::ffff:127.0.0.1', '203.0.113.9')), '127.0.0.1');
});

test('a trusted proxy names the visitor, and only what it saw itself is believed', () => {
  const address = clientAddress(['127.0.0.1', '10.0.0.0/8']);
  assert.equal(address(from('127.0.0.1', '203.0.113.9')), '203.0.113.9');
  assert.equal(address(from('127.0.0.1', '1.1.1.1, 203.0.113.9, 10.1.2.3')), '203.0.113.9');
  assert.equal(address(from('192.0.2.1', '203.0.113.9')), '192.0.2.1');
});

test('one IPv6 subscriber is one address', () => {
  const address = clientAddress([]);
  assert.equal(address(from('2001:db8:1:2::1')), address(from('2001:db8:1:2:ffff::9')));
});
