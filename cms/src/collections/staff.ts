import type { CollectionConfig } from 'payload';
import { byRights, hiddenUnlessReadable } from '../access/by-rights.ts';
import { isMember, isOperator, roleLabels, roles } from '../access/roles.ts';
import { guardStaff } from '../hooks/guard-staff.ts';
import { rememberAddress } from '../login/remember-address.ts';
import { settleNewPassword } from '../login/settle-new-password.ts';
import { settings } from '../settings.ts';

/** Accounts of the back office. The first one ever made is an operator; see hooks/guard-staff.ts for what may change whom. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: 'Staff account', plural: 'Staff accounts' },
  access: byRights('staff'),
  hooks: {
    beforeValidate: [guardStaff],
    beforeChange: [settleNewPassword],
    afterLogin: [rememberAddress],
  },
  disableDuplicate: true,
  auth: {
    tokenExpiration: 8 * 60 * 60,
    // Ours stand before it: see login/guard-login.ts.
    maxLoginAttempts: 0,
    // Not removeTokenFromResponses: with it, whoever makes the first account is thrown out at once (Payload 3.90).
    useSessions: true,
    // Payload signs who is asking into the token that extends a session, with all that was read of them: with their school in
    // it, it was 22 KB, and browsers drop a cookie above 4 KB.
    depth: 0,
    cookies: { sameSite: 'Strict', secure: settings.adminUrl?.startsWith('https:') ?? false },
  },
  admin: {
    group: 'School',
    description: 'Who may enter the back office, and what they may do there.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    listSearchableFields: ['name', 'email'],
    hidden: hiddenUnlessReadable('staff'),
  },
  fields: [
    { name: 'name', label: 'Name', type: 'text', required: true, maxLength: 200 },
    {
      name: 'setupCode',
      label: 'Setup code',
      type: 'text',
      virtual: true,
      maxLength: 100,
      // Readable, though there is never anything to read: the form would not learn that a corrected code is no longer wrong.
      access: { update: () => false },
      admin: {
        // Asked for once, when nobody is signed in because there is no account yet.
        condition: (_, __, { user }) => !user,
        description:
          'It was printed when Aangan was started, and stands in the file setup-code of its data folder.',
        autoComplete: 'off',
        // Payload shows what is not stored as read-only otherwise.
        readOnly: false,
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
      },
    },
    {
      name: 'knownAddresses',
      type: 'json',
      hidden: true,
      access: { create: () => false, read: () => false, update: () => false },
      admin: { disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
    },
    {
      name: 'role',
      label: 'Role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: roles.map((role) => ({ value: role, label: roleLabels[role] })),
      filterOptions: ({ options, req }) =>
        isOperator(req.user) || !req.user
          ? options
          : options.filter((option) => typeof option === 'string' || option.value !== 'operator'),
      access: {
        create: ({ req }) => isMember(req.user),
        update: ({ req, id }) =>
          isMember(req.user) &&
          req.user.role !== 'editor' &&
          req.user.role !== 'office' &&
          req.user.id !== id,
      },
      // The very first account is made without one: it becomes an operator.
      admin: { condition: (_, __, { user }) => Boolean(user) },
    },
    {
      name: 'tenants',
      label: 'School',
      labels: { singular: 'School', plural: 'Schools' },
      type: 'array',
      maxRows: 1,
      saveToJWT: true,
      // A head's new colleague gets the head's school by itself.
      access: {
        create: ({ req }) => isOperator(req.user),
        update: ({ req }) => isOperator(req.user),
      },
      admin: {
        description:
          'The one school that this person works for. An operator works for all and has none here.',
        condition: (data, _, { user }) => isOperator(user) && data?.role !== 'operator',
      },
      fields: [
        {
          name: 'tenant',
          label: 'School',
          type: 'relationship',
          relationTo: 'schools',
          required: true,
          index: true,
          saveToJWT: true,
          admin: { allowCreate: false },
        },
      ],
    },
  ],
};
