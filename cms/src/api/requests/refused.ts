/** A request that is refused: what the visitor is told, and nothing of our reasons. */
import type { Refusal } from '@aangan/contract/calls.ts';
import { refusals } from '@aangan/contract/messages.ts';
import type { Challenge } from '@aangan/contract/proof.ts';
import { retryAfter } from '../../allowance.ts';
import { type Unavailable, whyUnavailable } from '../../database/unavailable.ts';

type More = {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  /** With the proof for it, the same will be heard. */
  challenge?: Challenge;
};

/** Thrown anywhere on the way of a request; the server answers it with its status and words. */
export class Refused extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  readonly challenge: Challenge | undefined;

  constructor(status: number, message: string, { fields, headers = {}, challenge }: More = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.headers = headers;
    this.challenge = challenge;
  }

  /** The body of the answer. */
  get body(): Refusal {
    return {
      error: {
        message: this.message,
        ...(this.fields ? { fields: this.fields } : {}),
        ...(this.challenge ? { challenge: this.challenge } : {}),
      },
    };
  }
}

export const notFound = (message: string = refusals.unknownPath): Refused =>
  new Refused(404, message);

/** Too much was asked; it can be tried again after `wait` milliseconds, or at once with a proof. */
export const tooMany = (wait: number, challenge?: Challenge): Refused =>
  new Refused(429, refusals.tooMany, {
    headers: { 'retry-after': retryAfter(wait) },
    ...(challenge ? { challenge } : {}),
  });

export const badFields = (fields: Record<string, string>): Refused =>
  new Refused(422, refusals.badFields, { fields });

/** What an error that was thrown on the way means for the visitor: ours as it is, Fastify's by its code, a 500 otherwise. */
export const refusedFor = (error: unknown): Refused => {
  if (error instanceof Refused) return error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refused(415, refusals.wrongType);
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refused(413, refusals.tooLarge);
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return notFound();
  }
  // What else Fastify finds wrong with a request is a body that it cannot read: empty, cut short, not JSON.
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new Refused(400, refusals.badJson);
  const unavailable = whyUnavailable(error);
  return unavailable ? notNow(unavailable) : new Refused(500, refusals.failed);
};

const notNow = (why: Unavailable): Refused =>
  why === 'full'
    ? new Refused(507, refusals.noRoom, { headers: { 'retry-after': '60' } })
    : new Refused(503, refusals.away, { headers: { 'retry-after': '5' } });
