'use client';
/**
 * The tick that somebody has looked at every photo, and who it was. It covers the photos that are there when it is set: one more,
 * and it is gone, also while photos still come.
 */
import { CheckboxField, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { CheckboxFieldClientProps } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { formatDay } from '../../indian-time.ts';

type Facts = {
  photosChecked?: boolean | null;
  photosCheckedBy?: string | null;
  photosCheckedOn?: string | null;
};

const idOf = (value: unknown): string =>
  String(typeof value === 'object' && value !== null ? (value as { id: unknown }).id : value);

export const PhotosChecked = (props: CheckboxFieldClientProps) => {
  const { value, setValue, errorMessage, showError } = useField<boolean>({
    potentiallyStalePath: props.path,
  });
  const photos = useFormFields(([fields]) => fields.attachments?.value);
  const ids = Array.isArray(photos) ? photos.map(idOf).join() : '';
  const { data } = useDocumentInfo();
  const { photosChecked, photosCheckedBy, photosCheckedOn } = (data ?? {}) as Facts;
  const covered = useRef<Set<string>>(undefined);
  const [isGone, setGone] = useState(false);

  useEffect(() => {
    const now = ids === '' ? [] : ids.split(',');
    if (!value) {
      covered.current = undefined;
    } else if (!covered.current) {
      covered.current = new Set(now);
      setGone(false);
    } else if (now.some((id) => !covered.current?.has(id))) {
      setValue(false);
      setGone(true);
    }
  }, [value, ids, setValue]);

  // Payload shows the reason on wide screens only, and a form state that comes late takes it away.
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    if (value) setRefusal('');
    else if (showError && errorMessage) setRefusal(errorMessage);
  }, [value, showError, errorMessage]);

  return (
    <div className="photos-checked">
      {refusal && <p role="alert">{refusal}</p>}
      <CheckboxField {...props} />
      <p role="status">
        {isGone && 'Photos were added. Please look at them, and tick this again. '}
        {value && photosChecked && photosCheckedBy && photosCheckedOn
          ? `${photosCheckedBy} has looked at them on ${formatDay(photosCheckedOn)}.`
          : ''}
      </p>
    </div>
  );
};
