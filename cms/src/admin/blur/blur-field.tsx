'use client';
/** On a picture's own page, and in its drawer: opens the picture to blur faces on it. For those who may change it. */
import { useDocumentDrawerContext, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import type { Photo } from '../photos/send-photo.ts';
import { BlurEditor } from './blur-editor.tsx';

export const BlurField = () => {
  const { id, data, setData, hasSavePermission } = useDocumentInfo();
  const { onSave } = useDocumentDrawerContext();
  const [isOpen, setOpen] = useState(false);
  const photo = data as (Photo & { type?: string | null }) | undefined;
  if (!id || !hasSavePermission || !photo?.type?.startsWith('image/')) return null;
  const showNew = (made: Photo) => {
    setData({ ...data, ...made });
    void onSave?.({ doc: made, operation: 'update', result: made });
  };
  return isOpen ? (
    <BlurEditor photo={photo} onBlurred={showNew} />
  ) : (
    <p className="blur">
      <button type="button" onClick={() => setOpen(true)}>
        Blur a face
      </button>
    </p>
  );
};
