import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

/** The lines that a small program writes to one of its outputs, each parsed. */
const linesOf = (program: string, output: 'stdout' | 'stderr' = 'stdout') =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import * as log from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};\n${program}\nlog.flushLog();`,
    ],
    { encoding: 'utf8' },
  )
    [output].trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const paths: [string, string][] = [
  ['/News', '/News'],
  ['/Tc?name=Asha+Rani&admission=12', '/Tc'],
  ['/api/image/tc/secret-pass', '/api/image/'],
  ['/api/image/tc/secret?w=320', '/api/image/'],
  ['/a"b\\n?x', '/a"b\\n'],
  [`/${'x'.repeat(500)}`, `/${'x'.repeat(199)}`],
];
test('a request’s line has its path, without what somebody typed or what opens a file', () => {
  const urls = JSON.stringify(paths.map(([url]) => url));
  const lines = linesOf(
    `for (const url of ${urls}) log.logRequest('GET', url, 200, performance.now());`,
  );
  assert.deepEqual(
    lines.map(({ path }) => path),
    paths.map(([, path]) => path),
  );
  assert.deepEqual(Object.keys(lines[0] ?? {}), ['time', 'method', 'path', 'status', 'ms']);
});

test('an event has its code and its facts', () => {
  const [line] = linesOf("log.log('provider-away', { reason: 'slow' });");
  assert.deepEqual([line?.code, line?.reason], ['provider-away', 'slow']);
  assert.ok(Number.isFinite(Date.parse(String(line?.time))));
});

test('what failed goes to the error output, where a person looks first', () => {
  const [line] = linesOf("log.log('form-failed', { type: 'Admission' });", 'stderr');
  assert.deepEqual([line?.code, line?.type], ['form-failed', 'Admission']);
});
