'use client';
/** The button that opens a photo of an album to blur faces on it, and what opens. */
import { Drawer, useDrawerSlug, useModal } from '@payloadcms/ui';
import { BlurEditor, type BlurEditorProps } from './blur-editor.tsx';

export const BlurDrawer = (props: BlurEditorProps) => {
  const slug = useDrawerSlug('blur');
  const { openModal } = useModal();
  return (
    <>
      <button type="button" onClick={() => openModal(slug)}>
        Blur a face
      </button>
      <Drawer slug={slug} title="Blur a face">
        <BlurEditor {...props} />
      </Drawer>
    </>
  );
};
