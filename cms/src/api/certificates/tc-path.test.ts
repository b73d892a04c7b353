import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filePath } from '@aangan/contract/entities.ts';
import { tcPathLifetime } from '../limits/limits.ts';
import { tcPaths } from './tc-path.ts';

const start = Date.parse('2025-06-01T10:00:00+05:30');

test('an issued path opens until it dies', () => {
  const time = { now: start };
  const paths = tcPaths('a secret', () => time.now);
  const path = paths.issue(17);
  assert.ok(filePath.safeParse(path).success);
  assert.equal(paths.open(path), 17);
  time.now += tcPathLifetime - 1;
  assert.equal(paths.open(path), 17);
  time.now += 1;
  assert.equal(paths.open(path), null);
});

test('two paths to the same certificate have nothing in common', () => {
  const paths = tcPaths('a secret', () => start);
  assert.notEqual(paths.issue(17).slice(3, 20), paths.issue(17).slice(3, 20));
  assert.equal(paths.open(paths.issue('65f0c0ffee')), '65f0c0ffee');
});

test('a path of another installation, a changed one and nonsense do not open', () => {
  const paths = tcPaths('a secret', () => start);
  const path = paths.issue(17);
  assert.equal(tcPaths('another secret', () => start).open(path), null);
  for (let at = 3; at < path.length; at++) {
    const changed = path.slice(0, at) + (path[at] === 'A' ? 'B' : 'A') + path.slice(at + 1);
    assert.equal(paths.open(changed), null, `changed at ${at}`);
  }
  for (const nonsense of ['tc/', 'tc/AAAA', `tc/${'A'.repeat(500)}`, path.slice(3), `${path}A`, ''])
    assert.equal(paths.open(nonsense), null, nonsense);
});
