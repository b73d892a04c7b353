import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { gauge } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';

const reported: unknown[] = [];
const report = (error: unknown) => reported.push(error);

test('it answers /metrics, and knows nothing else', async (t) => {
  const server = serveMetrics({
    port: 0,
    host: '127.0.0.1',
    read: async () => [gauge('x', 'X.', 1)],
    report,
  });
  t.after(() => server.close());
  await once(server, 'listening');
  const { address, port } = server.address() as AddressInfo;
  assert.equal(address, '127.0.0.1');
  const ask = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method });
  const answer = await ask('/metrics');
  assert.equal(answer.headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8');
  assert.equal(await answer.text(), '# HELP x X.\n# TYPE x gauge\nx 1\n');
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics/x', 'GET'],
    ['/readyz', 'GET'],
    ['/metrics', 'POST'],
  ] as const)
    assert.equal((await ask(path, method)).status, 404, `${method} ${path}`);
});

test('what cannot be read is told, and is no end of it', async (t) => {
  const server = serveMetrics({
    port: 0,
    host: '127.0.0.1',
    read: () => Promise.reject(new Error('no numbers')),
    report,
  });
  t.after(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  assert.equal((await fetch(`http://127.0.0.1:${port}/metrics`)).status, 500);
  assert.equal(String(reported.at(-1)), 'Error: no numbers');
});

test('a port that is taken is told, and ends nothing', async (t) => {
  const read = async () => [];
  const first = serveMetrics({ port: 0, host: '127.0.0.1', read, report });
  t.after(() => first.close());
  await once(first, 'listening');
  const { port } = first.address() as AddressInfo;
  const told = Promise.withResolvers<NodeJS.ErrnoException>();
  serveMetrics({ port, host: '127.0.0.1', read, report: (error) => told.resolve(error as Error) });
  assert.equal((await told.promise).code, 'EADDRINUSE');
});
