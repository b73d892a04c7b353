import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StoreError } from '../media/s3-store.ts';
import { whyUnavailable } from './unavailable.ts';

const coded = (code: string, cause?: Error) =>
  Object.assign(new Error('Failed query', { cause }), code ? { code } : {});

const cases: [what: string, error: unknown, expected: string | undefined][] = [
  ['a file that finds no room', coded('ENOSPC'), 'full'],
  ['a quota', coded('EDQUOT'), 'full'],
  ['SQLite without room, as Drizzle wraps it', coded('', coded('SQLITE_FULL')), 'full'],
  ['PostgreSQL without room', coded('53100'), 'full'],
  ['PostgreSQL that is stopped', coded('ECONNREFUSED'), 'away'],
  ['PostgreSQL that is shutting down', coded('', coded('57P01')), 'away'],
  ['PostgreSQL that is starting', coded('57P03'), 'away'],
  ['too many connections', coded('53300'), 'away'],
  ['PostgreSQL that takes no changes', coded('', coded('25006')), 'away'],
  ['PostgreSQL that is not in the state for it', coded('55000'), 'away'],
  ['PostgreSQL whose connection failed', coded('08006'), 'away'],
  ['PostgreSQL that refused the connection', coded('08004'), 'away'],
  ['PostgreSQL without memory', coded('53200'), 'away'],
  ['PostgreSQL whose database was dropped', coded('57P04'), 'away'],
  ['PostgreSQL that gave up a query', coded('57014'), 'away'],
  ['PostgreSQL whose disk fails', coded('58030'), 'away'],
  ['SQLite on a disk that takes no changes', coded('SQLITE_READONLY_DBMOVED'), 'away'],
  ['a file on a disk that takes no changes', coded('EROFS'), 'away'],
  ['a store without room', new StoreError('507', 'STORE_FULL'), 'full'],
  [
    'a store that is stopped',
    new StoreError('away', 'STORE_AWAY', coded('ECONNREFUSED')),
    'store-away',
  ],
  ['a transaction that has failed', coded('25P02'), undefined],
  ['a broken connection', new Error('Connection terminated unexpectedly'), 'away'],
  ['a queue that is too long', coded('SQLITE_BUSY'), 'away'],
  ['a value that is there twice', coded('23505'), undefined],
  ['a value that is there twice in SQLite', coded('SQLITE_CONSTRAINT_UNIQUE'), undefined],
  ['a fault of ours', new TypeError('x is not a function'), undefined],
  ['no error at all', 'text', undefined],
];
for (const [what, error, expected] of cases)
  test(`${what}: ${expected ?? 'not that'}`, () => {
    assert.equal(whyUnavailable(error), expected);
  });

test('an error that causes itself is read to an end', () => {
  const error = new Error('round');
  error.cause = error;
  assert.equal(whyUnavailable(error), undefined);
});
