// Versions below these have known holes (promise 12.1.4); a downgrade, or a second copy of an older one, fails here.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const floors = { next: '16.4.1', payload: '3.90.0', sharp: '0.35.5' };

/** @type {{ packages: Record<string, { version?: string }> }} */
const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
/** @param {string} version */
const partsOf = (version) => version.split(/[.-]/).slice(0, 3).map(Number);

for (const [name, floor] of Object.entries(floors))
  test(`promise 12.1.4: every ${name} is at least ${floor}`, () => {
    const installed = Object.entries(lock.packages).flatMap(([place, { version }]) =>
      place.endsWith(`node_modules/${name}`) && version ? [version] : [],
    );
    assert.ok(installed.length > 0, `${name} is installed`);
    for (const version of installed) {
      const [found, least] = [partsOf(version), partsOf(floor)];
      const differs = found.findIndex((part, index) => part !== least[index]);
      assert.ok(differs < 0 || (found[differs] ?? 0) > (least[differs] ?? 0), version);
    }
  });
