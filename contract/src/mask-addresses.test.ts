import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskAddresses, maskPath } from './mask-addresses.ts';

test('addresses go, the rest of a line stays', () => {
  assert.equal(
    maskAddresses('{"msg":"no account kamla.devi+1@njms.example.in, o\'b@x.example"}'),
    '{"msg":"no account …@…, …@…"}',
  );
  assert.equal(
    maskAddresses('postgres://aangan:pw@db.internal/aangan'),
    'postgres://aangan:…@…/aangan',
  );
  const place = 'at file:///srv/node_modules/@payloadcms/next/dist/index.js:1:2';
  assert.equal(maskAddresses(place), place);
});

/** Every way in which the sign was seen, or can be had by encoding once more. */
const signs = [
  '@',
  '＠',
  '﹫',
  ...['@', '＠', '﹫'].flatMap((sign) => {
    const once = sign === '@' ? '%40' : encodeURIComponent(sign);
    const twice = encodeURIComponent(once);
    return [once, once.toLowerCase(), twice, encodeURIComponent(twice)];
  }),
  '&#64;',
  '&#x40;',
  '&commat;',
  '&amp;#64;',
  '\\u0040',
  '\\\\uff20',
];
for (const sign of signs)
  test(`${sign} is the sign of an address`, () => {
    for (const [name, host] of [
      ['sunita.devi', 'example.in'],
      ['सुनीता', 'उदाहरण.भारत'],
      ['sunita', 'example．in'],
      ['sunita%2Bschool', 'xn--p1b6ci4b4b3a.example'],
    ]) {
      const masked = maskAddresses(`{"path":"/x/${name}${sign}${host}/y","status":404}`);
      assert.equal(masked, '{"path":"/x/…@…/y","status":404}');
    }
    assert.equal(maskPath(`/x/sunita${sign}example.in/y`), '/x/…/y');
    // Half of one tells enough.
    assert.equal(maskPath(`/x/sunita${sign}`), '/x/…');
  });

test('what is no address stays', () => {
  for (const line of [
    '{"path":"/News","ms":0.4}',
    '/%E0%A4%A8%E0%A4%AE',
    '/api/image/40ef25.webp',
    'Cache 50% of 40 pages',
  ]) {
    assert.equal(maskAddresses(line), line);
    assert.equal(maskPath(line), line);
  }
});

test('a long line without an address is read once', () => {
  const line = `${'a'.repeat(200_000)} ${'%25'.repeat(100_000)}`;
  assert.equal(maskAddresses(line), line);
  assert.equal(maskPath(line), line);
});
