'use client';
/** Fills in title and words of a certificate when its kind is chosen, as long as the clerk has written none of their own. */
import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { wordsFor } from '../../disclosure/kinds.ts';

export const UsualWords = () => {
  const kind = useFormFields(([fields]) => fields.kind?.value);
  const { dispatchFields, getDataByPath, setModified } = useForm();
  const last = useRef(kind);
  useEffect(() => {
    if (last.current === kind) return;
    last.current = kind;
    for (const path of ['title', 'text'] as const) {
      const written = getDataByPath<string | undefined>(path) ?? '';
      const value = wordsFor(kind, path, written);
      if (value === written) continue;
      dispatchFields({ type: 'UPDATE', path, value });
      setModified(true);
    }
  }, [kind, dispatchFields, getDataByPath, setModified]);
  return null;
};
