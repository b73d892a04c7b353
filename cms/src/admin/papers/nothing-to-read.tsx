'use client';
/**
 * Beside the file: why a paper is not taken. Found here as on the server, for a form state that Payload asked for before the click on
 * Publish comes after it, and takes the server's word away.
 */
import { FieldError, useField, useFormFields, useFormSubmitted } from '@payloadcms/ui';
import { nothingToRead } from '../../papers/kinds.ts';

export const NothingToRead = ({ path: givenPath }: { path: string }) => {
  const { path, value, showError } = useField<unknown>({ potentiallyStalePath: givenPath });
  const category = useFormFields(([fields]) => fields.category?.value);
  const description = useFormFields(([fields]) => fields.description?.value);
  const isSubmitted = useFormSubmitted();
  const words = nothingToRead({ category, description, attachments: value });
  return isSubmitted && words ? (
    <FieldError path={path} showError message={words} />
  ) : (
    <FieldError path={path} showError={showError} />
  );
};
