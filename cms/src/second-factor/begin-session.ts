/** Signs in whoever has shown both factors: what Payload's own sign-in does once the password was right. */
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload';
import { addSessionToUser, generatePayloadCookie } from 'payload/shared';
import type { Staff } from '../payload-types.ts';
import { markProven } from './needed.ts';

export type Begun = { token: string; exp: number; cookie: string };

/** Within the request's transaction. */
export const beginSession = async (req: PayloadRequest, account: Staff): Promise<Begun> => {
  const { payload } = req;
  const { config } = payload.collections.staff;
  markProven(req, account.id);
  const user = { ...account, collection: 'staff' as const };
  const { sid } = await addSessionToUser({ collectionConfig: config, payload, req, user });
  const given = { collection: config, context: req.context, req, user };
  for (const hook of config.hooks.beforeLogin ?? []) await hook(given);
  const { token, exp } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: account.email,
      user,
      ...(sid ? { sid } : {}),
    }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  });
  for (const hook of config.hooks.afterLogin ?? []) await hook({ ...given, token });
  const cookie = generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: payload.config.cookiePrefix ?? 'payload',
    token,
  });
  return { token, exp, cookie };
};
