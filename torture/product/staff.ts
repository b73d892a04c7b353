/** Members of staff who work through the back office's REST, as its panel does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, ask, askJson, jsonIn } from '../client/ask.ts';

export type Staff = {
  email: string;
  password: string;
  /** Asks in this member's name; `path` begins with /api/. */
  ask: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Sends a record with a file, as the panel's upload form does. */
  upload: (path: string, data: object, file: Upload) => Promise<Answer>;
  /** The session's cookie and the headers of a request from the panel itself. */
  headers: Record<string, string>;
};

export type Upload = { name: string; type: string; data: Buffer };

/** Headers that a browser sends with a request of the panel's own pages. */
export const ownOrigin = (adminUrl: string): Record<string, string> => ({
  origin: adminUrl,
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
});

/** The bytes of a multipart form: Payload takes a record's fields as JSON in `_payload`. */
export const toMultipart = (data: object, file: Upload): { type: string; body: Buffer } => {
  const boundary = '----aangan-torture';
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify(data)}\r\n` +
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: ${file.type}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), file.data, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
};

const cookieIn = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

const session = (
  adminUrl: string,
  { email, password }: { email: string; password: string },
  cookie: string,
): Staff => {
  const headers = { ...ownOrigin(adminUrl), cookie };
  return {
    email,
    password,
    headers,
    ask: (method, path, body) =>
      body === undefined
        ? ask(adminUrl, path, { method, headers })
        : askJson(adminUrl, path, body, { method, headers }),
    upload: (path, data, file) => {
      const { type, body } = toMultipart(data, file);
      return ask(adminUrl, path, {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body,
        timeoutMs: 120_000,
      });
    },
  };
};

/** Signs in as the panel's form does. */
export const signIn = async (
  adminUrl: string,
  account: { email: string; password: string },
  from?: string,
): Promise<Staff> => {
  const answer = await askJson(adminUrl, '/api/staff/login', account, {
    headers: ownOrigin(adminUrl),
    from,
  });
  if (answer.status !== 200) throw new Error(`Signing in was answered ${answer.status}`);
  return session(adminUrl, account, cookieIn(answer));
};

const operator = {
  email: 'operator@torture.example',
  password: 'neem tree 1981',
  name: 'Operator',
};

/** The one-time code that the first account needs; a product that asks for none has none. */
const setupCode = (dataDir: string): { setupCode?: string } => {
  try {
    return { setupCode: readFileSync(join(dataDir, 'setup-code'), 'utf8').trim() };
  } catch {
    return {};
  }
};

/** Makes the first account, which may do everything, and signs it in. */
export const makeFirstStaff = async (adminUrl: string, dataDir: string): Promise<Staff> => {
  const answer = await askJson(
    adminUrl,
    '/api/staff/first-register',
    { ...operator, ...setupCode(dataDir) },
    { headers: ownOrigin(adminUrl) },
  );
  if (answer.status !== 200)
    throw new Error(
      `The first account was answered ${answer.status}: ${answer.text.slice(0, 200)}`,
    );
  return session(adminUrl, operator, cookieIn(answer));
};

/** The id of a school with a code. */
export const schoolId = async (staff: Staff, code: string): Promise<number> => {
  const answer = await staff.ask('GET', `/api/schools?where[code][equals]=${code}&depth=0`);
  const { docs } = jsonIn(answer) as { docs: { id: number }[] };
  const [school] = docs;
  if (!school) throw new Error(`There is no school ${code}`);
  return school.id;
};

type NewAccount = { role: string; school: number; email: string };

/** Makes an account of a school. */
export const makeAccount = async (
  by: Staff,
  { role, school, email }: NewAccount,
): Promise<{ email: string; password: string }> => {
  const account = { email, password: `a long password of ${role}` };
  const made = await by.ask('POST', '/api/staff', {
    ...account,
    name: role,
    role,
    tenants: role === 'operator' ? [] : [{ tenant: school }],
  });
  if (made.status !== 201)
    throw new Error(`An account was answered ${made.status}: ${made.text.slice(0, 200)}`);
  return account;
};

/** Makes an account of a school, and signs it in. */
export const makeStaff = async (adminUrl: string, by: Staff, account: NewAccount): Promise<Staff> =>
  signIn(adminUrl, await makeAccount(by, account));
