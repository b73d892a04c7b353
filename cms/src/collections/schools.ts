/** A school and what its header, footer and home page say of it; each tab of the form has a file of its own. */
import type { CollectionConfig } from 'payload';
import { byRights, hiddenUnlessReadable } from '../access/by-rights.ts';
import { importKeyField } from '../fields/text-fields.ts';
import { guardHostnames } from '../hooks/guard-hostnames.ts';
import { guardSchool } from '../hooks/guard-school.ts';
import { plainChanges } from '../hooks/record-change.ts';
import { retentionGroup } from '../retention/school-fields.ts';
import { guardDemand } from '../second-factor/guard-demand.ts';
import { children } from './school-tabs/children.ts';
import { contact } from './school-tabs/contact.ts';
import { disclosure } from './school-tabs/disclosure.ts';
import { home } from './school-tabs/home-page.ts';
import { links } from './school-tabs/links.ts';
import { grievanceContact } from './school-tabs/privacy.ts';
import { profile } from './school-tabs/profile.ts';
import { signingIn } from './school-tabs/signing-in.ts';
import { website } from './school-tabs/website.ts';

export const schools: CollectionConfig = {
  slug: 'schools',
  labels: { singular: 'School', plural: 'School profile' },
  access: byRights('schools'),
  // What the hooks go by, whatever fields a request asks for.
  forceSelect: { code: true },
  hooks: {
    ...plainChanges,
    beforeChange: [guardHostnames, guardDemand],
    beforeDelete: [guardSchool],
  },
  disableDuplicate: true,
  admin: {
    group: 'School',
    description:
      'Name, address, phones, colours and links: what the header, the footer and the home page say of the school.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'tagline'],
    listSearchableFields: ['name', 'code'],
    hidden: hiddenUnlessReadable('schools'),
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'School', fields: profile },
        { label: 'Contact', fields: contact },
        { label: 'Home page', fields: [home] },
        { label: 'Disclosure', fields: [disclosure] },
        { label: 'Privacy', fields: [grievanceContact] },
        { label: 'Links', fields: [links] },
        { label: 'Website', fields: website },
        { label: 'Children', fields: children },
        { label: 'Letters', fields: [retentionGroup] },
        { label: 'Signing in', fields: signingIn },
      ],
    },
    importKeyField,
  ],
};
