import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isHost, namesOneHost } from './request-host.ts';

test('a Host is a name or an address, and perhaps a port', () => {
  for (const host of [
    'njms.example',
    'NJMS.example:8080',
    'localhost',
    'svnk.localhost.',
    'my_pc',
    'x',
    '127.0.0.1:80',
    '[::1]',
    '[fd00::1]:8081',
  ])
    assert.equal(isHost(host), true, host);
  for (const host of [
    '',
    ' ',
    ':80',
    'a b',
    'user@njms.example',
    'user:pw@njms.example',
    'njms.example@evil.example',
    'njms.example, evil.example',
    'njms.example/x',
    'njms.example?x',
    'njms.example#x',
    'njms.example\\x',
    'njms%2eexample',
    'njms.example:',
    'njms.example:x',
    'njms.example:123456',
    '::1',
    '[::1',
    '-x',
    'नमस्ते.भारत',
  ])
    assert.equal(isHost(host), false, host);
});

const cases: [what: string, url: string, rawHeaders: string[], version: string, isOne: boolean][] =
  [
    ['one host', '/', ['Host', 'a.example'], '1.1', true],
    ['a star', '*', ['Host', 'a.example'], '1.1', true],
    ['none', '/', ['Accept', '*/*'], '1.1', false],
    ['none, before 1.1', '/', [], '1.0', true],
    ['none but in the address', 'http://a.example/', [], '1.0', false],
    ['two', '/', ['Host', 'a.example', 'host', 'b.example'], '1.1', false],
    ['twice the same', '/', ['Host', 'a.example', 'HOST', 'a.example'], '1.1', false],
    ['an empty one', '/', ['Host', ''], '1.1', false],
    ['two, before 1.1', '/', ['Host', 'a.example', 'Host', 'b.example'], '1.0', false],
    ['the same in the address', 'http://A.example:80/x', ['Host', 'a.example'], '1.1', true],
    ['another in the address', 'http://b.example/', ['Host', 'a.example'], '1.1', false],
    ['another port', 'http://a.example:81/', ['Host', 'a.example'], '1.1', false],
    ['a user in the address', 'http://a.example@b.example/', ['Host', 'a.example'], '1.1', false],
    ['another scheme', 'ws://b.example/', ['Host', 'a.example'], '1.1', false],
    ['no name in the address', 'http:///x', ['Host', 'a.example'], '1.1', false],
    ['an address in the query', '/?to=http://b.example/', ['Host', 'a.example'], '1.1', true],
  ];
for (const [what, url, rawHeaders, httpVersion, isOne] of cases)
  test(`${what}: ${isOne ? 'read' : 'refused'}`, () =>
    assert.equal(namesOneHost({ url, httpVersion, rawHeaders }), isOne));
