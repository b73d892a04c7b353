import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '@aangan/contract/routes.ts';
import { childrenHeaders, pageHeaders } from './security-headers.ts';

const policyOf = (...frames: string[]) =>
  Object.fromEntries(pageHeaders(frames, { style: 'sha256-x', script: undefined }))[
    'Content-Security-Policy'
  ];

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

test('promise 12.11: pages with children keep their pictures and copies out of search engines, and no others', () => {
  const marked = routes.filter((route) => childrenHeaders(route).length > 0);
  for (const path of [
    '/',
    '/TopperX',
    '/TopperXII',
    '/SchoolCabinet',
    '/HeadGirlMessage',
    '/AnnualReport',
    '/SubGallery',
  ])
    assert.ok(
      marked.some((route) => route.path === path),
      path,
    );
  for (const path of ['/FeeStructure', '/StaffList', '/MandatoryDisclosure', '/ContactUs'])
    assert.ok(
      marked.every((route) => route.path !== path),
      path,
    );
  for (const route of marked)
    assert.deepEqual(childrenHeaders(route), [['X-Robots-Tag', 'noimageindex, noarchive']]);
});
