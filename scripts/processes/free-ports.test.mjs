import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFreePorts } from './free-ports.mjs';

test('each port is another one, below those of outgoing connections', async () => {
  const ports = await findFreePorts(50);
  assert.equal(new Set(ports).size, 50);
  for (const port of ports) assert.ok(port >= 1024 && port < 32_768, String(port));
});
