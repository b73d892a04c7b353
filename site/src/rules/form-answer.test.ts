import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isReceived } from './form-answer.ts';

const answers: [string, boolean][] = [
  ['{"data":{"received":true}}', true],
  ['{"data":{"received":true,"challenge":{}}}', true],
  ['{"data":{"received":"true"}}', false],
  ['{"data":null}', false],
  ['{}', false],
  ['null', false],
  ['', false],
  ['hi', false],
  ['<html>Please log in to the Wi-Fi</html>', false],
];
for (const [body, received] of answers)
  test(`${JSON.stringify(body)} ${received ? 'says' : 'does not say'} that it was stored`, () =>
    assert.equal(isReceived(body), received));
