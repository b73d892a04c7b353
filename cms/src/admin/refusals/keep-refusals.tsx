'use client';
/** Keeps the mark beside a field that was refused until the clerk has changed that field, or what the field's own rule looks at. */
import {
  useDocumentInfo,
  useFormProcessing,
  useFormSubmitted,
  useOperation,
  useServerFunctions,
  useWatchForm,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { findLost, type Refusal, readRefusal, tellHooks } from './marks.ts';

export const KeepRefusals = () => {
  // Not `useAllFormFields`, whose fields come a moment after the form's own answer.
  const { fields, dispatchFields } = useWatchForm();
  const isSubmitted = useFormSubmitted();
  const isSaving = useFormProcessing();
  const checkFields = useFieldCheck();
  const wasSaving = useRef(false);
  const refusal = useRef<Refusal>(undefined);

  // Before the browser paints, so that no mark is seen to go and come.
  useLayoutEffect(() => {
    const hasAnswered = wasSaving.current && !isSaving;
    wasSaving.current = isSaving;
    if (!isSubmitted) {
      refusal.current = undefined;
    } else if (hasAnswered) {
      const read = readRefusal(fields);
      refusal.current = read;
      if (read.marks.size > 0)
        void checkFields(fields).then((checked) => {
          if (checked && refusal.current === read) refusal.current = tellHooks(read, checked);
        });
    } else if (refusal.current) {
      const errors = findLost(refusal.current, fields);
      if (errors.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors });
    }
  }, [fields, isSubmitted, isSaving, dispatchFields, checkFields]);
  return null;
};

/** Asks the server what the fields' own rules say, as the form itself does after each change. */
const useFieldCheck = () => {
  const { getFormState } = useServerFunctions();
  const { id, collectionSlug = '', docPermissions, getDocPreferences } = useDocumentInfo();
  const operation = useOperation();
  return useCallback(
    async (fields: FormState): Promise<FormState | undefined> => {
      const { state } = await getFormState({
        id,
        collectionSlug,
        docPermissions,
        docPreferences: await getDocPreferences(),
        formState: deepCopyObjectSimpleWithoutReactComponents(fields, { excludeFiles: true }),
        operation,
        renderAllFields: false,
        schemaPath: collectionSlug,
        skipValidation: false,
      });
      return state ?? undefined;
    },
    [getFormState, id, collectionSlug, docPermissions, getDocPreferences, operation],
  );
};
