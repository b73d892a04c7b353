'use client';
/** Label and description of a document's field, in the words of the kind that the form is of. */
import { FieldDescription, FieldLabel, useFormFields } from '@payloadcms/ui';
import type { FieldDescriptionClientProps, FieldLabelClientProps } from 'payload';
import { type FieldInOwnWords, isPaperKind, paperKinds } from '../../papers/kinds.ts';

const useOwnWords = (path: string) => {
  const kind = useFormFields(([fields]) => fields.category?.value);
  return isPaperKind(kind) ? paperKinds[kind].fields[path as FieldInOwnWords] : undefined;
};

export const OwnLabel = ({ field, path = '' }: FieldLabelClientProps) => {
  const words = useOwnWords(path);
  const { label, required } = field as { label?: string; required?: boolean };
  return (
    <FieldLabel
      htmlFor={`field-${path}`}
      label={words?.label ?? label}
      path={path}
      required={required}
    />
  );
};

export const OwnDescription = ({ path }: FieldDescriptionClientProps) => (
  <FieldDescription description={useOwnWords(path)?.description} path={path} />
);
