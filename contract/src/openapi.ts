/** The API document, printed from the call table. */
import { z } from 'zod';
import { extend } from 'zod/mini';
import { answerSchema, type Call, calls } from './calls.ts';
import { forms } from './forms.ts';
import { challenge, proofPayload } from './proof.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: unknown): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
  }) as Json;
  return rest;
};

const parameters = (call: Call): Json[] => [
  ...Object.entries(call.params).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: jsonSchema(schema),
  })),
  ...Object.entries(call.query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !(schema as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(schema),
  })),
];

const refusal: Json = {
  description: 'A refusal',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['error'],
        properties: {
          error: {
            type: 'object',
            required: ['message'],
            properties: {
              message: { type: 'string' },
              fields: { type: 'object', additionalProperties: { type: 'string' } },
              challenge: jsonSchema(challenge),
            },
          },
        },
      },
    },
  },
};

const payloadOf = (name: string, call: Call): Json | null => {
  if (name === 'form')
    return { oneOf: Object.values(forms).map((form) => jsonSchema(extend(form, proofPayload))) };
  return call.payload ? jsonSchema(call.payload) : null;
};

const operation = (name: string, call: Call): Json => {
  const payload = payloadOf(name, call);
  return {
    operationId: name,
    summary: call.summary,
    ...(call.auth ? { security: [{}, { bearer: [] }] } : {}),
    parameters: parameters(call),
    ...(payload
      ? { requestBody: { required: true, content: { 'application/json': { schema: payload } } } }
      : {}),
    responses: {
      200: {
        description: call.answer ? 'The answer' : 'The file',
        content: call.answer
          ? { 'application/json': { schema: jsonSchema(answerSchema(call.answer)) } }
          : { '*/*': { schema: { type: 'string', format: 'binary' } } },
      },
      default: refusal,
    },
  };
};

/** OpenAPI 3.1, of all calls or of those only that the website passes on. */
export const openApiDocument = (which: 'all' | 'open' = 'all'): Json => {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    if (which === 'open' && !call.open) continue;
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operation(name, call),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Aangan: the calls between a school’s website and its provider',
      version: '1.0.0',
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
};
