/** Who works in the back office. */
export const roles = ['operator', 'head', 'editor', 'office'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
  operator: 'Operator (all schools)',
  head: 'Head (everything of one school)',
  editor: 'Editor (website content of one school)',
  office: 'Office (enquiries, certificates and students of one school)',
};

type Reference = number | string | { id: number | string };

/** A signed-in member of staff, as far as rights depend on it. */
export type Member = {
  id: number | string;
  collection: 'staff';
  role: Role;
  tenants?: { tenant: Reference }[] | null;
};

export const isMember = (user: unknown): user is Member =>
  typeof user === 'object' &&
  user !== null &&
  (user as Member).collection === 'staff' &&
  roles.includes((user as Member).role);

export const isOperator = (user: unknown): boolean => isMember(user) && user.role === 'operator';

export const idOf = (reference: Reference): number | string =>
  typeof reference === 'object' ? reference.id : reference;

/** The schools that someone belongs to; an operator belongs to none and may enter all. */
export const schoolsOf = (member: Member): (number | string)[] =>
  (member.tenants ?? []).map(({ tenant }) => idOf(tenant));
