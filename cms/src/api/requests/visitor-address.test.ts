import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitorKey } from './visitor-address.ts';

const secret = 'k'.repeat(64);
const cases: [header: string | string[] | undefined, socket: string | undefined, key: string][] = [
  ['203.0.113.9', '127.0.0.1', '203.0.113.9'],
  [' 203.0.113.9 ', '127.0.0.1', '203.0.113.9'],
  ['::ffff:203.0.113.9', '127.0.0.1', '203.0.113.9'],
  [undefined, '127.0.0.1', '127.0.0.1'],
  ['203.0.113.9, 10.0.0.1', '127.0.0.1', '127.0.0.1'],
  [['203.0.113.9', '203.0.113.10'], '127.0.0.1', '127.0.0.1'],
  ['not an address', '127.0.0.1', '127.0.0.1'],
  ['2001:db8:1:2:aaaa::1', '::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '::1', '2001:db8:1:2'],
  ['2001:db8::5', '::1', '2001:db8:0:0'],
  [undefined, '::1', '0:0:0:0'],
  [undefined, undefined, ''],
];

for (const [header, socket, key] of cases)
  test(`${header} through ${socket} counts as ${key}`, () => {
    assert.equal(
      visitorKey({ 'x-visitor-address': header, 'x-website-key': secret }, socket, secret),
      key,
    );
  });

for (const given of [undefined, '', 'l'.repeat(64), `${secret}k`, [secret]])
  test(`without the website’s key (${given}) the header is not believed`, () => {
    const headers = { 'x-visitor-address': '203.0.113.9', 'x-website-key': given };
    assert.equal(visitorKey(headers, '192.0.2.7', secret), '192.0.2.7');
  });
