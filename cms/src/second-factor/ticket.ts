/**
 * What a browser holds between the password and the code: a signed note that says whose password was right, for a few minutes. It opens nothing by itself,
 * and dies with a new password and when the second factor is switched on or off.
 */
import { createHmac } from 'node:crypto';
import { parseCookies } from 'payload/shared';
import { isKey } from '../data-folder/secret.ts';
import type { Staff } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { toFactor } from './factor.ts';

/** For which step: typing a code, or setting the second factor up, because the school demands it. */
export type Step = 'code' | 'setup';

/** To set it up one may have to look for an app first. */
const minutes: Record<Step, number> = { code: 5, setup: 30 };

const cookieName = 'aangan-second-step';

type Owner = Pick<Staff, 'id' | 'salt' | 'factor'>;

const sign = (secret: string, step: Step, { id, salt, factor }: Owner, until: number): string =>
  createHmac('sha256', secret)
    .update(`second step\n${step}\n${id}\n${salt}\n${toFactor(factor)?.since ?? ''}\n${until}`)
    .digest('base64url');

const cookie = (value: string, seconds: number): string => {
  const isSecure = settings.adminUrl?.startsWith('https:') ?? false;
  return [
    `${cookieName}=${value}`,
    `Max-Age=${seconds}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
};

/** The header that gives a browser its ticket. */
export const ticketCookie = (secret: string, step: Step, owner: Owner, now: number): string => {
  const until = now + minutes[step] * 60_000;
  return cookie(
    `${step}.${owner.id}.${until}.${sign(secret, step, owner, until)}`,
    minutes[step] * 60,
  );
};

export const noTicketCookie = (): string => cookie('', 0);

/** What a ticket says of itself: nothing of it is true before its owner was asked for (`isTicketOf`). */
export type Ticket = { step: Step; id: number; until: number; signature: string };

export const readTicket = (headers: Headers): Ticket | undefined => {
  const [step, id, until, signature] = parseCookies(headers).get(cookieName)?.split('.') ?? [];
  if ((step !== 'code' && step !== 'setup') || !signature) return undefined;
  return { step, id: Number(id), until: Number(until), signature };
};

export const isTicketOf = (secret: string, ticket: Ticket, owner: Owner, now: number): boolean =>
  owner.id === ticket.id &&
  ticket.until > now &&
  isKey(ticket.signature, sign(secret, ticket.step, owner, ticket.until));
