import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  ['/./api/image/tc/secret', '/api/image/'],
  ['http://school.example/api/image/tc/secret', '/api/image/'],
  ['/a"b\\n?x', '/a"b\\n'],
  ['/sunita@example.in', '/…'],
  ['/News/sunita%40example.in/x', '/News/…/x'],
  ['/News/sunita%252540example.in/x', '/News/…/x'],
  ['/News/sunita%EF%BC%A0example.in/x', '/News/…/x'],
  [`/${'x'.repeat(500)}`, `/${'x'.repeat(199)}`],
];
test('a request’s line has its path, without what somebody typed or what opens a file', () => {
  const urls = JSON.stringify(paths.map(([url]) => url));
  const lines = linesOf(`for (const url of ${urls}) log.logRequest('GET', url, 200, 0.14);`);
  assert.deepEqual(
    lines.map(({ path }) => path),
    paths.map(([, path]) => path),
  );
  assert.deepEqual(Object.keys(lines[0] ?? {}), [
    'time',
    'level',
    'process',
    'method',
    'path',
    'status',
    'ms',
  ]);
});

test('an event has its code and its facts', () => {
  const [line] = linesOf("log.log('provider-away', { reason: 'slow' });");
  assert.deepEqual([line?.code, line?.reason], ['provider-away', 'slow']);
  assert.ok(Number.isFinite(Date.parse(String(line?.time))));
});

test('an event tells no address either', () => {
  const [line] = linesOf("log.log('provider-away', { reason: 'GET /x/sunita%2540example.in' });");
  assert.equal(line?.reason, 'GET /x/…@…');
});

test('what failed goes to the error output, where a person looks first', () => {
  const [line] = linesOf("log.log('form-failed', { type: 'Admission' });", 'stderr');
  assert.deepEqual([line?.code, line?.type], ['form-failed', 'Admission']);
});

test('a line that is logged again is written as often as it was', () => {
  const lines = linesOf(`
    const often = { text: log.requestLine(1, 'GET', '/News', 200, 0), times: 0 };
    const once = { text: log.requestLine(1, 'GET', '/Events', 200, 0), times: 0 };
    for (let time = 0; time < 5000; time += 1) log.logAgain(often);
    log.logAgain(once);
    log.flushLog();
    log.logAgain(often);`);
  const count = (path: string) => lines.filter((line) => line.path === path).length;
  assert.deepEqual([count('/News'), count('/Events')], [5001, 1]);
});

test('a line longer than a pipe takes at once is written nevertheless', () => {
  const [before, long, after] = linesOf(`
    log.log('listening');
    log.log('provider-away', { reason: 'क'.repeat(5000) });
    log.log('stopped');`);
  assert.equal(before?.code, 'listening');
  assert.equal(String(long?.reason).length, 5000);
  assert.equal(after?.code, 'stopped');
});

test('lines that cannot be written are dropped, counted, and told of when writing works again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-log-'));
  const file = join(folder, 'log');
  const program = `
    import { closeSync, openSync } from 'node:fs';
    import * as log from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
    closeSync(1);
    for (let line = 0; line < 3; line += 1) log.logRequest('GET', '/News', 200, 0);
    log.flushLog();
    // The lowest number that is free: standard output again.
    openSync(${JSON.stringify(file)}, 'a');
    log.logRequest('GET', '/Events', 200, 0);
    log.flushLog();`;
  const output = openSync(file, 'a');
  spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', output, 'inherit'],
  });
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  const [notice, request] = lines.map((line) => JSON.parse(line));
  assert.deepEqual([notice.code, notice.lines, request.path], ['lines-dropped', 3, '/Events']);
});
