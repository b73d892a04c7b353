/** A sheet as a browser gives it to the back office: looked at first, then written. */
import assert from 'node:assert/strict';
import type { Answer } from './rest.ts';
import type { Data } from './test-api.ts';

type Send = (word: 'read' | 'write', body: Data) => Promise<Answer>;

export const sheetOf = <Seen extends { seen: unknown }>(send: Send) => {
  const look = async (text: string): Promise<Seen> => {
    const { status, body, text: said } = await send('read', { text });
    assert.equal(status, 200, said);
    return body as unknown as Seen;
  };
  const write = async (text: string) => {
    const { seen } = await look(text);
    const answer = await send('write', { text, seen });
    assert.equal(answer.status, 200, answer.text);
    return answer.body.counts;
  };
  return { look, write };
};
