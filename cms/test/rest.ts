/** The back office's REST as its process serves it, without the process: Payload's own routing on the real config. */
import { handleEndpoints, type Payload } from 'payload';
import type { Role } from '../src/access/roles.ts';

export type RestOptions = {
  body?: unknown;
  token?: string | undefined;
  /** From where, as the admin server tells. */
  address?: string;
  cookie?: string;
};

export type Answer = {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  text: string;
};

/** Asks; call it only after a test cms was opened. */
export const askRest = async (
  method: string,
  path: string,
  options: RestOptions = {},
): Promise<Answer> => {
  const { default: config } = await import('../src/payload.config.ts');
  const { clientAddressHeader } = await import('../src/login/client-address-header.ts');
  const { body } = options;
  const isForm = body instanceof FormData;
  const request = new Request(`http://localhost:8081/api${path}`, {
    method,
    headers: {
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(options.token ? { authorization: `JWT ${options.token}` } : {}),
      ...(options.cookie ? { cookie: options.cookie } : {}),
      [clientAddressHeader]: options.address ?? '127.0.0.1',
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const response = await handleEndpoints({ config, request });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
};

/** Makes an account of a role in a school, the operator's in none, and signs it in; gives its token. */
export const makeSignedIn = async (
  payload: Payload,
  role: Role,
  school: unknown,
): Promise<string> => {
  const account = { email: `${role}@a.example`, password: 'a long pass phrase' };
  const tenants = role === 'operator' ? [] : [{ tenant: school as number }];
  await payload.create({ collection: 'staff', data: { name: role, role, tenants, ...account } });
  const { body } = await askRest('POST', '/staff/login', { body: account });
  return String(body.token);
};
