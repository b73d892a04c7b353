/** The accounts that browser tests work with, one for each role. */
import type { Page } from 'playwright-core';
import { type Role, roles } from '../cms/src/access/roles.ts';
import type { Product } from './product.ts';

/** The operator first: the first account ever made becomes one. */
export const staffRoles: readonly Role[] = roles;

export const accountOf = (role: Role) => ({
  name: `The ${role}`,
  email: `${role}@njms.example`,
  password: `neem tree ${role} 1981`,
});

/** Signs in with the back office's own form. */
export const signIn = async (
  page: Page,
  product: Pick<Product, 'adminUrl'>,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  await page.goto(`${product.adminUrl}/admin/login`);
  await page.fill('#field-email', email);
  await page.fill('#field-password', password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await page.waitForURL(/\/admin\/?$/);
};

/** Signs in as a role. */
export const signInAs = (
  page: Page,
  product: Pick<Product, 'adminUrl'>,
  role: Role,
): Promise<void> => signIn(page, product, accountOf(role));

/** Asks the back office's REST as a role; gives what it answers, and throws what it refuses. */
export const askAs = async (product: Pick<Product, 'adminUrl'>, role: Role) => {
  const call = async (
    path: string,
    headers: Record<string, string>,
    method: string,
    body?: object,
  ) => {
    const answer = await fetch(`${product.adminUrl}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { email, password } = accountOf(role);
  const { token } = (await call('staff/login', {}, 'POST', { email, password })) as {
    token: string;
  };
  return (method: string, path: string, body?: object): Promise<unknown> =>
    call(path, { authorization: `JWT ${token}` }, method, body);
};

/** Who of them signs certificates, and as what. */
export const signsAs: Partial<Record<Role, 'Manager' | 'Principal'>> = {
  head: 'Principal',
  editor: 'Manager',
};
