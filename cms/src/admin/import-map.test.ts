import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const source = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(source, file), 'utf8');

test('every component that the config names is in the import map: npm run generate -w cms', () => {
  const map = read('app/(payload)/admin/importMap.js');
  const named = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('migrations'))
    .flatMap((file) => [...read(file).matchAll(/'(\/admin\/[\w/-]+\.tsx#\w+)'/g)])
    .map(([, component = '']) => component);
  assert.ok(named.length > 5);
  assert.deepEqual(
    named.filter((component) => !map.includes(`"${component}"`)),
    [],
  );
});
