import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { maskLine } from './log-mask.ts';

test('a process that masks its output prints none, however it prints', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { maskOutput } from ${JSON.stringify(join(import.meta.dirname, 'log-mask.ts'))};
       maskOutput();
       console.log('log a@x.example'); console.error(new Error('error b@x.example'));
       process.stdout.write('write c@x.example\\n');`,
    ],
    { encoding: 'utf8' },
  );
  assert.match(stdout, /log …@…\nwrite …@…/);
  assert.match(stderr, /error …@…/);
  assert.doesNotMatch(stdout + stderr, /x\.example/);
});

const lines: [line: string, shown: string][] = [
  ['{"msg":"sunita.devi@example.in wrote"}', '{"msg":"…@… wrote"}'],
  ['{"msg":"सुनीता@उदाहरण.भारत"}', '{"msg":"…@…"}'],
  ['{"url":"/x?mail=sunita%2540example.in"}', '{"url":"/x?mail=…@…"}'],
  [' GET /account/Ab_9-xyz 200 in 20ms', ' GET /account/… 200 in 20ms'],
  [
    '{"msg":"Failed query: insert\\nparams: Sunita,98 000 00000","level":50}',
    '{"msg":"Failed query: insert","level":50}',
  ],
  [
    '{"msg":"Failed\\nparams: she said \\"no\\", twice\\\\","level":50}',
    '{"msg":"Failed","level":50}',
  ],
  ['Failed query: insert\nparams: Sunita\n    at place', 'Failed query: insert\n    at place'],
  [
    '{"kind":"request","call":"news","status":200}',
    '{"kind":"request","call":"news","status":200}',
  ],
];
for (const [line, shown] of lines)
  test(`${JSON.stringify(line)} is written without what people wrote`, () => {
    assert.equal(maskLine(line), shown);
  });
