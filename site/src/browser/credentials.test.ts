import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { storedCredentials } from './credentials.ts';

/** What a browser's storage holds; null where reading it is forbidden. */
const store = (entries: Record<string, string> | null) =>
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      if (!entries) throw new Error('SecurityError');
      return { getItem: (name: string) => entries[name] ?? null };
    },
  });
afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'));

test('promise 10.8: a stored token and school code are sent, and only both together', () => {
  store({ token: 'abc', schoolCode: 'NJMS' });
  assert.deepEqual(storedCredentials(), {
    authorization: 'Bearer abc',
    'x-school-code': 'NJMS',
  });
  const incomplete: Record<string, string>[] = [
    {},
    { token: 'abc' },
    { schoolCode: 'NJMS' },
    // No header can carry these, and no request would go out with them.
    { token: '€', schoolCode: 'NJMS' },
    { token: 'a\nb', schoolCode: 'NJMS' },
    { token: 'a'.repeat(20_000), schoolCode: 'NJMS' },
    { token: 'abc', schoolCode: 'एन' },
  ];
  for (const entries of incomplete) {
    store(entries);
    assert.deepEqual(storedCredentials(), {});
  }
});

test('promise 10.8: storage that is blocked is empty', () => {
  store(null);
  assert.deepEqual(storedCredentials(), {});
});
