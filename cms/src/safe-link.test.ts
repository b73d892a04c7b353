import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSafeLink } from './safe-link.ts';

test('addresses that lead somewhere, also half written ones', () => {
  for (const address of [
    'https://www.example.com/page',
    'HTTP://example.com',
    'mailto:office@school.example',
    'tel:+91 98 000 00000',
    '/AboutUs',
    '#fees',
    'www.example.com',
    'https://',
    '',
    '/page?next=javascript:1',
  ])
    assert.equal(isSafeLink(address), true, address);
});

test('addresses that do something else', () => {
  for (const address of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u00a0javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'intent://x#Intent;end',
  ])
    assert.equal(isSafeLink(address), false, address);
});
