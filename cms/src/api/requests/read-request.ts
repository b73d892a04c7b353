/** Reads a request by the call table: what does not fit is refused here, so that handlers can trust what they get. */
import type { Call } from '@aangan/contract/calls.ts';
import { refusals } from '@aangan/contract/messages.ts';
import { previewHeader } from '@aangan/contract/preview.ts';
import { websiteKeyHeader } from '@aangan/contract/website-key.ts';
import type { FastifyRequest } from 'fastify';
import { isKey } from '../../data-folder/secret.ts';
import { badFields, notFound, Refused } from './refused.ts';
import { visitorKey } from './visitor-address.ts';

/** What a handler is asked for. */
export type ApiRequest = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  /** Whose limits it counts towards. */
  visitor: string;
  /** Whether it is the website itself that asks. */
  isWebsite: boolean;
  /** The token of the preview that it is part of. */
  preview: string | undefined;
  headers: { range?: string; ifNoneMatch?: string; ifRange?: string };
};

const unknown: Record<string, string> = {
  school: refusals.unknownSchool,
  type: refusals.unknownForm,
};

/** The call table's way to write a path, as Fastify writes it. */
export const fastifyPath = (path: string): string =>
  path.replace('{path}', '*').replace(/\{(\w+)\}/g, ':$1');

const readParams = (call: Call, given: Record<string, string>): Record<string, string> => {
  const params: Record<string, string> = {};
  for (const [name, schema] of Object.entries(call.params)) {
    const checked = schema.safeParse(name === 'path' ? given['*'] : given[name]);
    if (!checked.success) throw notFound(unknown[name]);
    params[name] = String(checked.data);
  }
  return params;
};

const readQuery = (call: Call, given: Record<string, unknown>): Record<string, string> => {
  const query: Record<string, string> = {};
  const fields: Record<string, string> = {};
  for (const [name, schema] of Object.entries(call.query)) {
    const checked = schema.safeParse(given[name]);
    if (!checked.success) fields[name] = checked.error.issues[0]?.message ?? refusals.badFields;
    else if (checked.data !== undefined) query[name] = String(checked.data);
  }
  if (Object.keys(fields).length > 0) throw badFields(fields);
  return query;
};

const readBody = (call: Call, body: unknown): Record<string, unknown> => {
  if (call.method === 'GET') return {};
  if (body === undefined) throw new Refused(415, refusals.wrongType);
  // JSON that is no object has none of the fields: the form's rules then say so, field by field.
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? (body as Record<string, unknown>) : {};
};

/** The request as its call describes it, or a refusal. */
export const readRequest = (
  call: Call,
  request: FastifyRequest,
  websiteKey: string,
): ApiRequest => ({
  params: readParams(call, request.params as Record<string, string>),
  query: readQuery(call, request.query as Record<string, unknown>),
  body: readBody(call, request.body),
  visitor: visitorKey(request.headers, request.socket.remoteAddress, websiteKey),
  isWebsite: isKey(request.headers[websiteKeyHeader], websiteKey),
  preview: request.headers[previewHeader] as string | undefined,
  headers: {
    range: request.headers.range,
    ifNoneMatch: request.headers['if-none-match'],
    ifRange: request.headers['if-range'] as string | undefined,
  },
});
