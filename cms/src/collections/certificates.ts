import type { CollectionConfig, PayloadRequest } from 'payload';
import { certificateChoices, wordsFor } from '../disclosure/kinds.ts';
import { signEndpoints } from '../disclosure/sign.ts';
import { contentCollection } from '../fields/content-collection.ts';
import { dayField } from '../fields/day-field.ts';
import { fileField } from '../fields/file-fields.ts';
import { listField } from '../fields/list-field.ts';
import { choiceField, lineField, paragraphField } from '../fields/text-fields.ts';

/** The check of the disclosure leads here with the kind in the address. */
const kindInAddress = ({ req }: { req?: Pick<PayloadRequest, 'query'> | undefined }) =>
  certificateChoices.find(({ value }) => value === req?.query?.kind)?.value;

const content = contentCollection({
  slug: 'certificates',
  labels: { singular: 'Certificate', plural: 'Certificates' },
  group: 'Public disclosure',
  description:
    'The papers of the mandatory disclosure. Their pages, the Board’s form and the reminders follow from what stands here.',
  useAsTitle: 'title',
  columns: ['title', 'kind', 'number', 'validUntil'],
  search: ['title', 'number', 'issuedBy'],
  sort: 'kind',
  // Of several of a kind, the one that holds longest comes first.
  order: ['kind', '-validUntil', '-issuedOn', 'id'],
  fields: [
    choiceField({
      name: 'kind',
      label: 'What it is',
      defaultValue: kindInAddress,
      options: certificateChoices,
    }),
    {
      name: 'usualWords',
      type: 'ui',
      admin: {
        components: { Field: '/admin/disclosure/usual-words.tsx#UsualWords' },
        disableListColumn: true,
        disableBulkEdit: true,
      },
    },
    {
      ...lineField({
        name: 'title',
        label: 'Title',
        required: true,
        description: 'Such as Fire safety certificate.',
      }),
      defaultValue: (asked) => wordsFor(kindInAddress(asked), 'title', '') || undefined,
    },
    fileField({
      name: 'file',
      label: 'PDF or scan',
      required: true,
      kinds: ['pdf', 'picture'],
      isPaper: true,
      description: 'A new file needs the signatures of Manager and Principal anew.',
    }),
    lineField({ name: 'number', label: 'Number', description: 'As it stands on the paper.' }),
    lineField({ name: 'issuedBy', label: 'Issued by', required: true }),
    dayField({ name: 'issuedOn', label: 'Issued on', isOptional: true }),
    dayField({ name: 'validFrom', label: 'Valid from', isOptional: true }),
    dayField({
      name: 'validUntil',
      label: 'Valid until',
      isOptional: true,
      description: 'Leave it empty if the paper holds for good.',
    }),
    {
      ...paragraphField({
        name: 'text',
        label: 'What it says',
        required: true,
        description:
          'In a sentence or two, for those who cannot see the scan. Please compare it with the paper, and write what that says.',
      }),
      defaultValue: (asked) => wordsFor(kindInAddress(asked), 'text', '') || undefined,
    },
    listField({
      name: 'details',
      label: 'More facts',
      labels: { singular: 'Fact', plural: 'Facts' },
      description: 'Optional. Shown below number and days, such as what was inspected.',
      fields: [
        lineField({ name: 'label', label: 'Label', required: true }),
        paragraphField({ name: 'value', label: 'Value', required: true, maxLength: 2000 }),
      ],
    }),
    {
      name: 'signing',
      type: 'ui',
      admin: {
        components: { Field: '/admin/disclosure/signing.tsx#Signing' },
        disableListColumn: true,
        disableBulkEdit: true,
      },
    },
  ],
});

export const certificates: CollectionConfig = { ...content, endpoints: signEndpoints };
