import { disclosureSections } from '@aangan/contract/disclosure.ts';
import type { CollectionConfig, Field, GroupField, NumberField, TextField } from 'payload';
import { byRights, hiddenUnlessReadable } from '../access/by-rights.ts';
import { isOperator } from '../access/roles.ts';
import { dayField } from '../fields/day-field.ts';
import { fileField } from '../fields/file-fields.ts';
import { listField } from '../fields/list-field.ts';
import {
  choiceField,
  importKeyField,
  lineField,
  paragraphField,
  webAddressField,
} from '../fields/text-fields.ts';
import { guardHostnames } from '../hooks/guard-hostnames.ts';
import { guardSchool } from '../hooks/guard-school.ts';
import { plainChanges } from '../hooks/record-change.ts';
import { retentionGroup } from '../retention/school-fields.ts';

const operatorOnly = ({ req }: { req: { user?: unknown } }) => isOperator(req.user);

const code: TextField = {
  name: 'code',
  label: 'School code',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  validate: (value: unknown) =>
    (typeof value === 'string' && /^[A-Z]{4}$/.test(value)) ||
    'Four capital letters, such as NJMS.',
  // It stands in every address by which a website asks for this school.
  access: { update: () => false },
  admin: { description: 'Four capital letters. It cannot be changed later.' },
};

const colour = (name: string, label: string, description: string): TextField => ({
  name,
  label,
  type: 'text',
  required: true,
  validate: (value: unknown) =>
    (typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value)) ||
    'Please choose a colour; it is written like #7a1f2b.',
  admin: {
    description,
    width: '50%',
    components: { Field: '/admin/colour-input.tsx#ColourInput' },
  },
});

const profile: Field[] = [
  lineField({ name: 'name', label: 'Name of the school', required: true }),
  code,
  lineField({ name: 'motto', label: 'Motto', required: true }),
  lineField({
    name: 'tagline',
    label: 'Line under the name',
    required: true,
    description: 'What and where the school is, in one line.',
  }),
  {
    name: 'founded',
    label: 'Founded in the year',
    type: 'number',
    required: true,
    min: 1700,
    max: 2200,
    admin: { step: 1 },
  },
  lineField({
    name: 'affiliationNumber',
    label: 'CBSE affiliation number',
    required: true,
    maxLength: 50,
  }),
  {
    name: 'colours',
    label: 'Colours',
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: [
          colour('brand', 'Main colour', 'Dark: the header and the buttons.'),
          colour('accent', 'Second colour', 'Bright: lines and small marks.'),
        ],
      },
    ],
  },
  fileField({ name: 'crest', label: 'Crest', kinds: ['picture'] }),
  fileField({
    name: 'sharePicture',
    label: 'Picture for shared links',
    kinds: ['picture'],
    description: 'Shown when someone sends a link to the website on WhatsApp.',
  }),
  fileField({
    name: 'tcSample',
    label: 'Sample transfer certificate',
    kinds: ['pdf'],
    description: 'The PDF that the Transfer Certificate page shows as a sample.',
  }),
];

const contact: Field[] = [
  {
    name: 'address',
    label: 'Address',
    type: 'group',
    fields: [
      lineField({ name: 'street', label: 'Street', required: true, maxLength: 300 }),
      lineField({ name: 'city', label: 'City', required: true }),
      lineField({ name: 'state', label: 'State', required: true }),
      lineField({ name: 'pin', label: 'PIN code', required: true, maxLength: 10 }),
    ],
  },
  listField({
    name: 'phones',
    label: 'Phone numbers',
    labels: { singular: 'Phone number', plural: 'Phone numbers' },
    required: true,
    minRows: 1,
    fields: [lineField({ name: 'number', label: 'Number', required: true, maxLength: 50 })],
  }),
  listField({
    name: 'emails',
    label: 'E-mail addresses',
    labels: { singular: 'E-mail address', plural: 'E-mail addresses' },
    required: true,
    minRows: 1,
    fields: [{ name: 'email', label: 'E-mail', type: 'email', required: true }],
  }),
  lineField({
    name: 'officeHours',
    label: 'Office hours',
    required: true,
    description: 'Such as Monday to Saturday, 8:30 AM to 2:00 PM.',
  }),
  webAddressField({
    name: 'mapEmbed',
    label: 'Map',
    required: true,
    isFrame: true,
    description: 'The address that the map service gives for embedding (it stands in src="…").',
  }),
];

/** A PDF that the menu leads to: uploaded here, or lying on another website. */
const documentFields = (name: string, label: string): Field[] => [
  fileField({
    name: `${name}File`,
    label: `${label} (PDF)`,
    kinds: ['pdf'],
    description: 'Upload the PDF here, or give its address on another website below.',
  }),
  webAddressField({ name, label: `${label}: address on another website` }),
];

const links: GroupField = {
  name: 'links',
  label: 'Links to other websites',
  type: 'group',
  fields: [
    webAddressField({ name: 'board', label: 'CBSE', required: true }),
    ...documentFields('booklist', 'Book list'),
    ...documentFields('mandatoryDisclosure', 'Mandatory disclosure'),
    webAddressField({ name: 'feePayment', label: 'Online fee payment' }),
    webAddressField({ name: 'alumni', label: 'Alumni portal' }),
    webAddressField({ name: 'parentPortal', label: 'Parent portal' }),
    webAddressField({ name: 'facebook', label: 'Facebook' }),
    webAddressField({ name: 'instagram', label: 'Instagram' }),
    webAddressField({ name: 'youtube', label: 'YouTube' }),
    webAddressField({ name: 'x', label: 'X' }),
    webAddressField({ name: 'playStore', label: 'App on Google Play' }),
    webAddressField({ name: 'appStore', label: 'App in the App Store' }),
  ],
};

const home: GroupField = {
  name: 'home',
  label: 'Home page',
  type: 'group',
  fields: [
    listField({
      name: 'slides',
      label: 'Slides',
      labels: { singular: 'Slide', plural: 'Slides' },
      description: 'The large pictures at the top of the home page; ten look best.',
      fields: [
        fileField({ name: 'picture', label: 'Picture', required: true, kinds: ['picture'] }),
        lineField({ name: 'title', label: 'Title', required: true }),
        lineField({ name: 'text', label: 'Text', maxLength: 300 }),
      ],
    }),
    paragraphField({
      name: 'about',
      label: 'About us',
      required: true,
      description: 'A paragraph that welcomes a visitor.',
    }),
    listField({
      name: 'recentActivities',
      label: 'Recent activities',
      labels: { singular: 'Activity', plural: 'Activities' },
      fields: [
        fileField({ name: 'picture', label: 'Picture', kinds: ['picture'] }),
        lineField({ name: 'title', label: 'Title', required: true }),
        paragraphField({ name: 'text', label: 'Text', maxLength: 1000 }),
      ],
    }),
  ],
};

const areaField = (name: string, label: string): NumberField => ({
  name,
  label: `${label}, in square metres`,
  type: 'number',
  min: 0,
  max: 10_000_000,
  admin: { step: 1 },
});
const countField = (name: string, label: string, description?: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 0,
  max: 100_000,
  admin: { step: 1, description },
});
const inRow = (...fields: Field[]): Field => ({ type: 'row', fields });

/** What the Board's form asks of a school and no list has. */
const disclosure: GroupField = {
  name: 'disclosure',
  label: 'Public disclosure',
  type: 'group',
  admin: {
    description:
      'Written once, here. The pages of public disclosure, School Information and the Board’s form take it from here.',
  },
  fields: [
    inRow(
      lineField({ name: 'schoolCode', label: 'School code of the Board', maxLength: 50 }),
      lineField({ name: 'udise', label: 'UDISE code', maxLength: 50 }),
    ),
    lineField({ name: 'society', label: 'Society, trust or company that runs the school' }),
    lineField({ name: 'manager', label: 'Manager' }),
    {
      name: 'principal',
      label: 'Principal',
      type: 'group',
      fields: [
        inRow(
          lineField({ name: 'name', label: 'Name' }),
          lineField({ name: 'qualification', label: 'Qualification' }),
        ),
      ],
    },
    inRow(
      lineField({ name: 'vicePrincipal', label: 'Vice Principal' }),
      lineField({ name: 'headmistress', label: 'Headmistress or headmaster' }),
    ),
    countField(
      'nonTeaching',
      'Non-teaching staff',
      'Teachers are counted from the Staff List, by the PGT, TGT, PRT or NTT of their designation.',
    ),
    inRow(
      areaField('campusArea', 'Campus'),
      areaField('builtUpArea', 'Built-up area'),
      areaField('playgroundArea', 'Playgrounds'),
    ),
    countField('rooms', 'Rooms'),
    {
      name: 'classrooms',
      label: 'Classrooms',
      type: 'group',
      fields: [inRow(countField('number', 'Number'), areaField('size', 'Size of one'))],
    },
    listField({
      name: 'laboratories',
      label: 'Laboratories',
      labels: { singular: 'Laboratory', plural: 'Laboratories' },
      fields: [
        lineField({ name: 'name', label: 'Name', required: true, description: 'Such as Physics.' }),
        countField('number', 'Number'),
        areaField('size', 'Size'),
      ],
    }),
    {
      name: 'library',
      label: 'Library',
      type: 'group',
      fields: [inRow(areaField('size', 'Size'), countField('books', 'Books'))],
    },
    countField('computers', 'Computers'),
    lineField({ name: 'internet', label: 'Internet', description: 'Such as Fibre, 200 Mbit/s.' }),
    {
      name: 'toilets',
      label: 'Toilets',
      type: 'group',
      fields: [
        inRow(
          countField('girls', 'For girls'),
          countField('boys', 'For boys'),
          countField('special', 'For children with special needs'),
          countField('staff', 'For staff'),
        ),
      ],
    },
    webAddressField({ name: 'inspectionVideo', label: 'Video of the inspection' }),
    listField({
      name: 'rows',
      label: 'Rows of your own',
      labels: { singular: 'Row', plural: 'Rows' },
      description: 'What the school wants to tell besides; it stands at the end of its section.',
      fields: [
        choiceField({
          name: 'section',
          label: 'Section',
          options: disclosureSections.map((value) => ({ value, label: value })),
        }),
        lineField({ name: 'label', label: 'Label', required: true }),
        paragraphField({ name: 'value', label: 'Value', required: true, maxLength: 2000 }),
      ],
    }),
  ],
};

/** What the Privacy page says of the school; all of it may be left empty. */
const grievanceContact: GroupField = {
  name: 'grievanceContact',
  label: 'Whom parents ask about personal data',
  type: 'group',
  admin: {
    description:
      'Stands on the Privacy page, which every school has. While it is empty, the page names the Principal, with the first phone number and e-mail address of the school.',
  },
  fields: [
    inRow(
      lineField({ name: 'name', label: 'Name' }),
      lineField({
        name: 'designation',
        label: 'Designation',
        description: 'Such as Grievance Officer.',
      }),
    ),
    inRow(
      { name: 'email', label: 'E-mail', type: 'email' },
      lineField({ name: 'phone', label: 'Phone number', maxLength: 50 }),
    ),
  ],
};

const website: Field[] = [
  listField({
    name: 'hostnames',
    label: 'Addresses of the website',
    labels: { singular: 'Address', plural: 'Addresses' },
    access: { create: operatorOnly, update: operatorOnly },
    description:
      'Names such as www.example.in that lead to this school. Only the operator can change them.',
    fields: [
      {
        name: 'hostname',
        label: 'Name',
        type: 'text',
        required: true,
        validate: (value: unknown) =>
          (typeof value === 'string' && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(value)) ||
          'Small letters, digits, dots and hyphens only, such as www.example.in.',
      },
    ],
  }),
];

const children: Field[] = [
  dayField({
    name: 'consentFrom',
    label: 'Consents are needed from',
    isOptional: true,
    description:
      'Until this day students whose parents were not asked yet are shown as before; whoever has said no is not. Left empty, nobody is shown without consent.',
  }),
];

export const schools: CollectionConfig = {
  slug: 'schools',
  labels: { singular: 'School', plural: 'School profile' },
  access: byRights('schools'),
  // What the hooks go by, whatever fields a request asks for.
  forceSelect: { code: true },
  hooks: { ...plainChanges, beforeChange: [guardHostnames], beforeDelete: [guardSchool] },
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
      ],
    },
    importKeyField,
  ],
};
