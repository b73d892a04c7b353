import type { CollectionConfig, FieldHook } from 'payload';
import { byRights, hiddenUnlessReadable } from '../access/by-rights.ts';
import { blurEndpoint } from '../endpoints/blur-picture.ts';
import { takeDownEndpoints } from '../endpoints/take-down.ts';
import { importKeyField, lineField } from '../fields/text-fields.ts';
import { keptFields, uploadOptions } from '../fields/upload-collection.ts';
import { dropSlides } from '../hooks/free-file.ts';
import { keepAlbumPhotos } from '../hooks/keep-album-photos.ts';
import { fileChanges } from '../hooks/record-change.ts';
import { fileHooks } from '../media/receive.ts';
import { titleOfFile } from '../media/title-of-file.ts';

const files = fileHooks('media');

/** In the window that takes several files nobody is at hand to propose it. */
const nameOfFile: FieldHook = ({ value, operation, req: { file } }) => {
  if (value || operation !== 'create' || !file || file.mimetype.startsWith('image/')) return value;
  return titleOfFile(file.name) || value;
};

const description = lineField({
  name: 'alt',
  label: 'Description',
  required: true,
  maxLength: 500,
  description:
    'Of a picture: what can be seen on it, for those who cannot see it, such as “Girls of Class V dancing at the annual function”. Of a PDF or a recording: its title.',
});

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture or file', plural: 'Pictures and files' },
  access: byRights('media'),
  disableDuplicate: true,
  endpoints: [blurEndpoint, ...takeDownEndpoints],
  indexes: [{ fields: ['school', 'importKey'], unique: true }],
  // What the hooks go by, whatever fields a request asks for.
  forceSelect: { school: true, path: true, type: true, width: true },
  hooks: {
    ...files,
    beforeChange: [...(files.beforeChange ?? []), keepAlbumPhotos],
    beforeDelete: [dropSlides],
    afterChange: [...(files.afterChange ?? []), ...(fileChanges.afterChange ?? [])],
    afterDelete: [...(files.afterDelete ?? []), ...(fileChanges.afterDelete ?? [])],
  },
  upload: uploadOptions('media', 'media', [
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf',
    'audio/mpeg',
    'audio/mp4',
    'audio/x-m4a',
    'audio/ogg',
  ]),
  admin: {
    group: 'School',
    description:
      'Pictures, PDFs and recordings that the website shows to everybody. Pictures are made smaller by themselves, and the place where a phone took them is removed.',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'createdAt'],
    listSearchableFields: ['alt'],
    hidden: hiddenUnlessReadable('media'),
    pagination: { defaultLimit: 25 },
  },
  fields: [
    {
      ...description,
      hooks: { beforeValidate: [...(description.hooks?.beforeValidate ?? []), nameOfFile] },
      admin: {
        ...description.admin,
        components: { Field: '/admin/description-input.tsx#DescriptionInput' },
      },
    },
    {
      name: 'blur',
      type: 'ui',
      admin: {
        components: { Field: '/admin/blur/blur-field.tsx#BlurField' },
        disableListColumn: true,
        disableBulkEdit: true,
      },
    },
    {
      name: 'takeDown',
      type: 'ui',
      admin: {
        components: { Field: '/admin/take-down/take-down-field.tsx#TakeDownField' },
        disableListColumn: true,
        disableBulkEdit: true,
      },
    },
    ...keptFields,
    // Of which children it is or was; see consent/remembered.ts.
    { name: 'portrays', type: 'text', hidden: true },
    importKeyField,
  ],
};
