import assert from 'node:assert/strict';
import { test } from 'node:test';
import { widthsFor } from './files.ts';

test('the narrowest copy is offered only where a picture is small whatever the screen', () => {
  assert.deepEqual(widthsFor('72px'), [160, 320, 640, 960, 1600]);
  for (const sizes of ['200px', '94vw', '(min-width: 900px) 72px, 94vw', ''])
    assert.deepEqual(widthsFor(sizes), [320, 640, 960, 1600], sizes);
});
