import type { CollectionConfig } from 'payload';
import { byRights, hiddenUnlessReadable } from '../access/by-rights.ts';
import { may, mayGive, rolesToGive } from '../access/rights.ts';
import { isMember, isOperator, type Role, roleLabels, roles } from '../access/roles.ts';
import { endLinks, lockAccounts, refuseDisabled } from '../accounts/account-hooks.ts';
import { accountEndpoints } from '../accounts/endpoints.ts';
import { standingOf } from '../accounts/standing.ts';
import { maySign, signerChoices } from '../disclosure/signers.ts';
import { guardStaff, guardStaffDelete } from '../hooks/guard-staff.ts';
import { rememberAddress } from '../login/remember-address.ts';
import { settleNewPassword } from '../login/settle-new-password.ts';
import { secondFactorEndpoints } from '../second-factor/endpoints.ts';
import { factorWordOf } from '../second-factor/factor.ts';
import { settings } from '../settings.ts';

/** Neither shown nor changed through the panel or REST. */
const ofTheProductAlone = {
  hidden: true,
  access: { create: () => false, read: () => false, update: () => false },
  admin: { disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
} as const;

/** Accounts of the back office. The first one ever made is an operator; see hooks/guard-staff.ts for what may change whom. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: 'Staff account', plural: 'Staff accounts' },
  access: byRights('staff'),
  hooks: {
    beforeOperation: [lockAccounts],
    beforeValidate: [guardStaff],
    beforeChange: [settleNewPassword, endLinks],
    beforeDelete: [guardStaffDelete],
    beforeLogin: [refuseDisabled],
    afterLogin: [rememberAddress],
  },
  disableDuplicate: true,
  forceSelect: { disabled: true, linkKind: true, linkUntil: true, factor: true },
  endpoints: [...accountEndpoints, ...secondFactorEndpoints],
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
    defaultColumns: ['name', 'email', 'role', 'signsAs', 'standing', 'secondFactor'],
    listSearchableFields: ['name', 'email'],
    hidden: hiddenUnlessReadable('staff'),
    components: {
      views: { edit: { default: { Component: '/admin/accounts/account-view.tsx#AccountView' } } },
    },
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
    // Before the fields that it is drawn from: those are taken away on the way out.
    {
      name: 'standing',
      label: 'May sign in',
      type: 'text',
      virtual: true,
      access: { create: () => false, update: () => false },
      admin: {
        // In the form it stands beside what can be done about it: admin/accounts/account-tools.tsx.
        condition: () => false,
        disableListFilter: true,
        disableBulkEdit: true,
      },
      hooks: { afterRead: [({ siblingData }) => standingOf(siblingData, Date.now())] },
    },
    {
      name: 'secondFactor',
      label: 'Second factor',
      type: 'text',
      virtual: true,
      access: { create: () => false, update: () => false },
      admin: { condition: () => false, disableListFilter: true, disableBulkEdit: true },
      hooks: { afterRead: [({ siblingData }) => factorWordOf(siblingData.factor)] },
    },
    {
      ...ofTheProductAlone,
      name: 'disabled',
      type: 'checkbox',
      defaultValue: false,
      hidden: false,
      // A form that was opened before somebody was shut out must not let them in again: endpoints alone change it.
      access: { create: () => false, update: () => false },
      admin: { ...ofTheProductAlone.admin, hidden: true },
    },
    // The one-time link that leads to this account, if there is one: accounts/one-time-link.ts.
    { ...ofTheProductAlone, name: 'linkHash', type: 'text', index: true },
    { ...ofTheProductAlone, name: 'linkUntil', type: 'date' },
    { ...ofTheProductAlone, name: 'linkKind', type: 'text' },
    { ...ofTheProductAlone, name: 'knownAddresses', type: 'json' },
    // What is needed to check a code, sealed and hashed: second-factor/factor.ts.
    { ...ofTheProductAlone, name: 'factor', type: 'json' },
    // Payload's own, with what somebody knows a session again by.
    { name: 'sessions', type: 'array', fields: [{ name: 'browser', type: 'text' }] },
    {
      name: 'role',
      label: 'Role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: roles.map((role) => ({ value: role, label: roleLabels[role] })),
      filterOptions: ({ options, req }) => {
        const { user } = req;
        // Those who give none cannot write the field either, and keep the role that they have.
        if (!isMember(user) || rolesToGive(user.role).length === 0) return options;
        const roleOf = (option: (typeof options)[number]) =>
          (typeof option === 'string' ? option : option.value) as Role;
        return options.filter((option) => mayGive(user.role, roleOf(option)));
      },
      access: {
        create: ({ req }) => isMember(req.user),
        update: ({ req, id }) =>
          isMember(req.user) &&
          req.user.role !== 'editor' &&
          req.user.role !== 'office' &&
          req.user.id !== id,
      },
      // The very first account is made without one: it becomes an operator.
      admin: { isClearable: false, condition: (_, __, { user }) => Boolean(user) },
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
    {
      name: 'signsAs',
      label: 'Signs certificates as',
      type: 'select',
      options: signerChoices,
      // Heads keep the accounts of their school, their own among them; of both signatures each person gives one.
      access: {
        create: ({ req }) => isMember(req.user) && may(req.user.role, 'create', 'staff'),
        update: ({ req }) => isMember(req.user) && may(req.user.role, 'create', 'staff'),
      },
      admin: {
        description:
          'Only for the Manager and the Principal, who each confirm the documents of the public disclosure.',
        condition: (data, _, { user }) => Boolean(user) && maySign(data?.role),
      },
    },
    {
      name: 'tools',
      type: 'ui',
      admin: {
        condition: (_, __, { user }) => Boolean(user),
        components: { Field: '/admin/accounts/account-tools.tsx#AccountTools' },
        disableListColumn: true,
        disableBulkEdit: true,
      },
    },
  ],
};
