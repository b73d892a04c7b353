/** Outside production Payload starts more than it is asked for; none of it may begin unnoticed and fail unseen. */
import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { openTestCms, type TestCms } from './test-cms.ts';

const folder = mkdtempSync(join(tmpdir(), 'aangan-open-'));
const started = join(folder, 'started');
/** Stands where Payload looks for the development server of Next. */
const nextServer = createServer();
let connections = 0;
let cms: TestCms;

before(async () => {
  // The first `node` of PATH, which is the one that Payload starts.
  writeFileSync(join(folder, 'node'), `#!/bin/sh\necho "$@" >> '${started}'\n`);
  chmodSync(join(folder, 'node'), 0o755);
  process.env.PATH = `${folder}${delimiter}${process.env.PATH}`;
  nextServer.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((done) => nextServer.listen(0, 'localhost', done));
  process.env.PORT = String((nextServer.address() as AddressInfo).port);
  assert.notEqual(process.env.NODE_ENV, 'production');
  cms = await openTestCms();
});
after(async () => {
  await cms.close();
  nextServer.closeAllConnections();
  nextServer.close();
  rmSync(folder, { recursive: true });
});

test('opening Payload starts no other program, and connects to no development server', async () => {
  // Nothing to wait for: what is begun by mistake is begun while Payload opens, and arrives within moments.
  await pause(500);
  assert.equal(existsSync(started), false, 'a program was started');
  assert.equal(connections, 0);
});
