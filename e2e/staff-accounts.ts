/** The accounts that browser tests work with, one for each role. */
import type { Page } from 'playwright-core';
import { type Role, roles } from '../cms/src/access/roles.ts';
import { cleanEnvironment, runToEnd } from './prepared-data.ts';
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

/** Makes an account of each role in a running product. */
export const makeStaff = (product: Pick<Product, 'dataDir'>): Promise<void> =>
  runToEnd(['e2e/make-staff.ts'], { ...cleanEnvironment(), DATA_DIR: product.dataDir });
