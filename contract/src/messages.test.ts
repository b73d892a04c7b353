import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messages } from './messages.ts';

const textsOf = (value: unknown): string[] =>
  typeof value === 'function'
    ? [value(404)]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [String(value)];

/** Promises 2.2, 2.15, 5 and 8, to the letter. */
const specTexts = [
  'Please fill in all fields',
  'Invalid response from the server.',
  'Failed to fetch the file. Status: 404',
  'Unsupported file type received',
  'Failed to process your request. Please try again later.',
  'Your Form Submitted Successfully.',
  'Name is required.',
  'Email is required.',
  'Email is not valid.',
  'Phone Number is required.',
  'Subject is required.',
  'Address is required.',
  'Message is required.',
  'Name is required',
  'Email is required',
  'Profession is required',
  'webAddress is required',
  'This Field is required',
  'No data available for the selected session year.',
  'Stay tuned for latest updates',
];

test('promise 8: every text of the catalogue stands in messages, and nothing else does', () =>
  assert.deepEqual([...new Set(textsOf(messages))].sort(), specTexts.sort()));
