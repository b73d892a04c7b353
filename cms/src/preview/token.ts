/**
 * The token of a preview link. It names a record and the end of its life, signed (HMAC-SHA-256), so nothing is stored, every api process can
 * check it, and nobody can make or change one without the installation's secret. It says nothing of a person.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type Collection, collections } from '@aangan/contract/collections.ts';
import { previewToken } from '@aangan/contract/preview.ts';
import { schoolCode } from '@aangan/contract/school.ts';
import { z } from 'zod';
import type { Clock } from '../allowance.ts';

/** Long enough for a head who looks at it on the next morning. */
export const previewLifetime = 24 * 3600_000;

export type PreviewNote = {
  /** The school's code. */
  school: string;
  collection: Collection;
  id: number;
  /** When it ends, in milliseconds. */
  until: number;
};

const note = z.tuple([schoolCode, z.enum(collections), z.number().int(), z.number().int()]);

export type PreviewTokens = {
  issue: (record: Omit<PreviewNote, 'until'>) => { token: string; until: number };
  /** What a token says; `ended` for one of ours that is over, `unknown` for anything else. */
  open: (token: string) => PreviewNote | 'ended' | 'unknown';
};

/** Makes and reads tokens with a key of their own, derived from the installation's secret. */
export const previewTokens = (secret: string, clock: Clock): PreviewTokens => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'aangan preview link', 32));
  const sign = (written: string): string =>
    createHmac('sha256', key).update(written).digest('base64url');

  return {
    issue: ({ school, collection, id }) => {
      const until = clock() + previewLifetime;
      const written = Buffer.from(JSON.stringify([school, collection, id, until])).toString(
        'base64url',
      );
      return { token: `${written}.${sign(written)}`, until };
    },
    open: (token) => {
      if (!previewToken.test(token)) return 'unknown';
      const [written = '', signature = ''] = token.split('.');
      // As text: Base64 has several spellings of the same bytes, and only the issued one is a token.
      if (!timingSafeEqual(Buffer.from(sign(written)), Buffer.from(signature))) return 'unknown';
      const [school, collection, id, until] = note.parse(
        JSON.parse(Buffer.from(written, 'base64url').toString('utf8')),
      );
      return clock() < until ? { school, collection, id, until } : 'ended';
    },
  };
};
