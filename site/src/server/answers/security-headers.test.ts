import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageHeaders } from './security-headers.ts';

const policyOf = (...frames: string[]) =>
  Object.fromEntries(pageHeaders(frames, 'sha256-x'))['Content-Security-Policy'];

test('a policy names the origin of what a page embeds', () => {
  assert.match(
    String(policyOf('https://maps.example/embed?q=a;b')),
    /; frame-src 'self' blob: https:\/\/maps\.example; base-uri /,
  );
});

test('an address that would say something of its own in a policy is left out', () => {
  for (const address of [
    'https://maps.example;script-src',
    'https://maps.example,https://evil.example',
    "https://maps.example'unsafe-inline'",
    'https://*.example',
    'http://maps.example',
    'not an address',
  ])
    assert.equal(policyOf(address), policyOf(), address);
});
