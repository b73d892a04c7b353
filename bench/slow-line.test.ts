import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { startSlowLine } from './slow-line.ts';

test('the line lets through what fits into its seconds, counts it, and is dead while it is cut', async (t) => {
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => response.end(String(bytes)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const line = await startSlowLine(target, 8_000_000);
  t.after(() => line.stop());

  const send = async (bytes: number) =>
    Number(
      await (
        await fetch(line.url, { method: 'POST', body: Buffer.alloc(bytes), keepalive: false })
      ).text(),
    );
  const began = performance.now();
  assert.equal(await send(300_000), 300_000);
  // A megabyte a second: it may take longer, but never less.
  assert.ok(performance.now() - began >= 299);
  assert.ok(line.bytes() > 300_000 && line.bytes() < 302_000, String(line.bytes()));

  const before = line.bytes();
  const sending = assert.rejects(send(10_000_000));
  while (line.bytes() === before) await new Promise(setImmediate);
  line.cut();
  await sending;
  await assert.rejects(fetch(line.url));
  line.mend();
  assert.equal(await send(10), 10);
});
