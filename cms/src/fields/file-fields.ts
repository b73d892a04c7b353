/** Fields that name a file of the media library. */
import type { FilterOptionsProps, UploadField, Where } from 'payload';

type FileField = {
  name: string;
  label: string;
  description?: string;
  required?: boolean;
  /** What may be chosen: the beginnings of content types. */
  kinds: readonly FileKind[];
  /** Whether it asks for a paper: photos of it then become one PDF. */
  isPaper?: boolean;
};

const kindPrefixes = { picture: 'image/', pdf: 'application/pdf', audio: 'audio/' } as const;
export type FileKind = keyof typeof kindPrefixes;

/**
 * Only files of the record's own school, and of the right kind. It filters the chooser and is checked on the server
 * when the record is saved; the tenant plugin does this for relationships, but not for uploads.
 */
const ownFiles =
  (kinds: readonly FileKind[]) =>
  ({ data, id, relationTo }: FilterOptionsProps): Where => {
    const school = data?.school ?? (data?.code ? id : undefined);
    return {
      and: [
        ...(school
          ? [{ school: { equals: typeof school === 'object' ? school.id : school } }]
          : []),
        ...(relationTo === 'media'
          ? [{ or: kinds.map((kind) => ({ type: { contains: kindPrefixes[kind] } })) }]
          : []),
      ],
    };
  };

const takesPhotos = {
  components: { beforeInput: ['/admin/paper-photos/paper-photos.tsx#PaperPhotos'] },
};

/** One file. */
export const fileField = ({
  name,
  label,
  description,
  required,
  kinds,
  isPaper,
}: FileField): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  required,
  filterOptions: ownFiles(kinds),
  custom: { kinds },
  admin: { description, ...(isPaper ? takesPhotos : {}) },
});

/** Any number of files, in an order of choice. */
export const filesField = ({
  name,
  label,
  description,
  required,
  kinds,
  isPaper,
}: FileField): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
  required,
  filterOptions: ownFiles(kinds),
  custom: { kinds },
  admin: { description, isSortable: true, ...(isPaper ? takesPhotos : {}) },
});

/** The photos of an album: many at once, in a grid. */
export const photosField = (options: Omit<FileField, 'kinds' | 'isPaper'>): UploadField => {
  const field = filesField({ ...options, kinds: ['picture'] });
  return {
    ...field,
    admin: { ...field.admin, components: { Field: '/admin/photos/photos-field.tsx#PhotosField' } },
  } as UploadField;
};

/** One private file; never shown on the website. */
export const privateFileField = ({
  name,
  label,
  description,
  required,
}: Omit<FileField, 'kinds' | 'isPaper'>): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'private-files',
  required,
  filterOptions: ownFiles([]),
  admin: { description, ...takesPhotos },
});
