import type { CollectionConfig, UploadField } from 'payload';
import { upload } from 'payload/shared';
import { consentNote } from '../fields/consent-note.ts';
import { contentCollection } from '../fields/content-collection.ts';
import { dayField } from '../fields/day-field.ts';
import { filesField } from '../fields/file-fields.ts';
import { choiceField, lineField, paragraphField } from '../fields/text-fields.ts';
import { isPaperKind, menuOfKinds, nothingToRead, paperKinds } from '../papers/kinds.ts';

/** Label and description follow the kind that the form is of. */
const ownWords = {
  Label: '/admin/papers/own-words.tsx#OwnLabel',
  Description: '/admin/papers/own-words.tsx#OwnDescription',
};

const kind = choiceField({
  name: 'category',
  label: 'Kind',
  description: 'It decides on which page the entry stands.',
  // The entries of the menu and the buttons of the home have it in the address.
  defaultValue: ({ req }) => (isPaperKind(req?.query?.category) ? req.query.category : undefined),
  options: menuOfKinds.map((value) => ({ value, label: paperKinds[value].singular })),
});
const title = lineField({ name: 'title', label: 'Title', required: true });
const date = dayField({ name: 'date', label: 'Date' });
const text = paragraphField({ name: 'description', label: 'Text' });
const file = filesField({
  name: 'attachments',
  label: 'File',
  kinds: ['pdf', 'picture'],
  isPaper: true,
});

const content = contentCollection({
  slug: 'documents',
  labels: {
    singular: 'Circular, homework or achievement',
    plural: 'Circulars, homework, achievements',
  },
  // The menu has an entry for each kind in its place: admin/papers/menu.tsx.
  group: false,
  description:
    'Circulars, homework, datesheets and syllabi for parents to open, and the school’s achievements.',
  useAsTitle: 'title',
  columns: ['title', 'category', 'date'],
  search: ['title', 'description'],
  sort: '-date',
  isTimed: true,
  fields: [
    {
      ...kind,
      admin: { ...kind.admin, components: { Field: '/admin/papers/kind-field.tsx#KindField' } },
    },
    consentNote,
    { ...title, admin: { ...title.admin, components: ownWords } },
    { ...date, admin: { ...date.admin, components: { ...date.admin?.components, ...ownWords } } },
    {
      ...file,
      validate: (value, options) => {
        const { category, description } = options.siblingData as Record<string, unknown>;
        return (
          nothingToRead({ category, description, attachments: value }) ?? upload(value, options)
        );
      },
      admin: {
        ...file.admin,
        components: {
          ...file.admin?.components,
          ...ownWords,
          Error: '/admin/papers/nothing-to-read.tsx#NothingToRead',
        },
      },
    } as UploadField,
    {
      ...text,
      admin: {
        ...text.admin,
        components: ownWords,
        // What is there already is never hidden.
        condition: ({ category, description }) =>
          Boolean(description) || !isPaperKind(category) || paperKinds[category].hasText,
      },
    },
  ],
});

export const documents: CollectionConfig = {
  ...content,
  admin: {
    ...content.admin,
    components: {
      Description: '/admin/papers/paper-form.tsx#PaperAbout',
      views: {
        list: { Component: '/admin/papers/papers-list.tsx#PapersList' },
        edit: { default: { Component: '/admin/papers/paper-form.tsx#PaperForm' } },
      },
    },
  },
};
