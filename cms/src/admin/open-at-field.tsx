'use client';
/** Opens a record's form at the field that its address names (`#field-disclosure__campusArea`): its tab, its row, and the cursor in it. */
import { useConfig, useDocumentInfo, useEditDepth } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { useEffect } from 'react';
import { reachField } from './reach-field.ts';

/** Whether a field of this name is among these, or in a frame of them that has no name of its own. */
const hasField = (fields: readonly ClientField[], name: string): boolean =>
  fields.some((field) => {
    if ('name' in field) return field.name === name;
    if (field.type === 'tabs') return field.tabs.some((tab) => hasField(tab.fields, name));
    return 'fields' in field && hasField(field.fields, name);
  });

/** The place of the tab that holds a field; -1 where there are no tabs. */
const tabOf = (fields: readonly ClientField[], name: string): number => {
  for (const field of fields)
    if (field.type === 'tabs') return field.tabs.findIndex((tab) => hasField(tab.fields, name));
  return -1;
};

export const OpenAtField = () => {
  const { collectionSlug = '' } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const isOutermost = useEditDepth() < 2;
  useEffect(() => {
    const [, path] = /^#field-(\w+)$/.exec(window.location.hash) ?? [];
    if (!isOutermost || path === undefined) return;
    const segments = path.split('__');
    const { fields } = getEntityConfig({ collectionSlug });
    return reachField(segments, tabOf(fields, segments[0] ?? ''));
  }, [collectionSlug, getEntityConfig, isOutermost]);
  return null;
};
