/** A sheet as a browser gives it to the back office: looked at first, then written. */
import assert from 'node:assert/strict';
import type { Answer } from './rest.ts';
import type { Data } from './test-api.ts';

type Given = string | { workbook: string };
type Send = (word: 'read' | 'write', body: Data) => Promise<Answer>;

export const sheetOf = <Seen extends { seen: unknown }>(send: Send) => {
  const toBody = (given: Given): Data => (typeof given === 'string' ? { text: given } : given);
  const look = async (given: Given): Promise<Seen> => {
    const { status, body, text: said } = await send('read', toBody(given));
    assert.equal(status, 200, said);
    return body as unknown as Seen;
  };
  const write = async (given: Given) => {
    const { seen } = await look(given);
    const answer = await send('write', { ...toBody(given), seen });
    assert.equal(answer.status, 200, answer.text);
    return answer.body.counts;
  };
  return { look, write };
};

/** How many statements a piece of work asks of the database, as far as they are asked through Payload's adapter. */
export const countStatements = async (
  db: object,
  work: () => Promise<unknown>,
): Promise<number> => {
  const counted = db as Record<string, (...given: unknown[]) => unknown>;
  const names = ['create', 'createVersion', 'insert', 'find', 'findOne', 'updateOne', 'execute'];
  const originals = names.map((name) => [name, counted[name]] as const);
  let statements = 0;
  for (const [name, original] of originals)
    counted[name] = (...given) => {
      statements += 1;
      return original?.apply(db, given);
    };
  try {
    await work();
  } finally {
    for (const [name, original] of originals) if (original) counted[name] = original;
  }
  return statements;
};
