import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frameOrigin, parseWebAddress } from './origin.ts';

const plain: [address: string, origin: string][] = [
  ['https://maps.example/embed?q=a;b, c', 'https://maps.example'],
  ['https://Maps.Example:8443/#x', 'https://maps.example:8443'],
  ['https://मानचित्र.example/', 'https://xn--61bukxn4fj7i.example'],
];
for (const [address, origin] of plain)
  test(`${address} may stand in a policy, by its origin alone`, () => {
    assert.equal(frameOrigin(address), origin);
    assert.ok(parseWebAddress(address));
  });

/** Addresses that a URL parser takes, or would if it were kinder, and that say more in a header than where they lead. */
const notPlain = [
  'https://maps.example;script-src',
  'https://maps.example;script-src *',
  'https://maps.example,https://evil.example',
  "https://maps.example'unsafe-inline'",
  'https://maps.example"',
  'https://*.example',
  'https://*',
  'https://maps.example x/',
  'https://maps.example%3Bscript-src',
  'https://maps.example%20x',
  'https://maps.example$',
  'https://maps.example!',
  'https://maps.example=1',
  'https://maps.example~x{}`',
  'https://(maps.example)',
  'https://[::1]/',
  'https://',
  'javascript:alert(1)//maps.example',
  'data:text/html,x',
  'blob:https://maps.example/1',
  '/embed',
  '',
];
for (const address of notPlain)
  test(`${JSON.stringify(address)} is no address of another website`, () => {
    assert.equal(parseWebAddress(address), null);
    assert.equal(frameOrigin(address), null);
  });

test('what is not encrypted is shown in no frame', () => {
  assert.ok(parseWebAddress('http://maps.example/'));
  assert.equal(frameOrigin('http://maps.example/'), null);
});
