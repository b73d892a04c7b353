/**
 * What a file remembers of the children whom it has shown. The record that showed it may be deleted, or show another one: its
 * address is known to whoever has once seen it, and must not open again for that. Names are kept as hashes, so that whoever is
 * erased leaves none here.
 */
import { createHash } from 'node:crypto';
import { nameKey } from '../name-key.ts';
import { type Purpose, purposes } from './purposes.ts';
import type { Reply } from './registry.ts';

export const portrayalOf = (name: string): string =>
  createHash('sha256').update(nameKey(name)).digest('hex').slice(0, 24);

type Portrayed = { names: readonly string[]; purpose: Purpose };

/** With what is to be remembered added. */
export const withPortrayals = (kept: string, portraits: readonly Portrayed[]): string => {
  const all = new Set(kept.split(' ').filter(Boolean));
  for (const { names, purpose } of portraits)
    for (const name of names) if (nameKey(name)) all.add(`${purpose}:${portrayalOf(name)}`);
  return [...all].join(' ');
};

/** The hashes alone, whatever they agreed to. */
export const portrayalsIn = (kept: string): string[] =>
  kept.split(' ').flatMap((one) => one.split(':')[1] ?? []);

/** What those who are remembered say together: one who does not agree is enough, and so is one whom nobody knows any more. */
export const replyOfAll = (
  kept: string,
  replyOf: (portrayal: string, purpose: Purpose) => Reply,
): Reply => {
  const replies = kept
    .split(' ')
    .filter(Boolean)
    .map((one): Reply => {
      const [purpose, portrayal = ''] = one.split(':');
      const known = purposes.find((name) => name === purpose);
      return known === undefined ? 'unknown' : replyOf(portrayal, known);
    });
  return (
    replies.find((reply) => reply === 'no') ?? replies.find((reply) => reply !== 'yes') ?? 'yes'
  );
};
