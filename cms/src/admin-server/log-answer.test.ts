import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { test } from 'node:test';
import { linkFolder } from '../accounts/one-time-link.ts';
import { logAnswer } from './log-answer.ts';

const lineOf = (url: string, statusCode = 200) => {
  const lines: Record<string, unknown>[] = [];
  const response = Object.assign(new EventEmitter(), { statusCode });
  logAnswer(
    { method: 'GET', url } as IncomingMessage,
    response as unknown as ServerResponse,
    (line) => lines.push(line),
  );
  response.emit('finish');
  return lines[0];
};

test('a line names the collection and the record, and nothing that somebody typed', () => {
  assert.equal(
    lineOf('/admin/collections/news/12?search=Asha')?.path,
    '/admin/collections/news/12',
  );
  assert.equal(lineOf('/api/staff/login')?.call, 'call');
  assert.equal(lineOf('/api/x/sunita%40example.in')?.path, '/api/x/…');
});

test('the secret of a link is in no line', () => {
  const line = lineOf(`${linkFolder}a-secret-word`);
  assert.equal(line?.call, 'link');
  assert.ok(!JSON.stringify(line).includes('a-secret-word'));
});

test('what machines ask every few seconds, and what comes with every page, has a line only when it fails', () => {
  for (const url of ['/healthz', '/_next/static/x.js']) {
    assert.equal(lineOf(url), undefined);
    assert.equal(lineOf(url, 503)?.status, 503);
  }
});
