'use client';
/** Payload's own views call a record by the name of its collection. Within this they call it by its kind. */
import type { DocumentCategory } from '@aangan/contract/entities.ts';
import { ConfigProvider, useConfig } from '@payloadcms/ui';
import { type ReactNode, useMemo } from 'react';
import { paperKinds } from '../../papers/kinds.ts';

export const WordsOfKind = ({
  kind,
  children,
}: {
  kind: DocumentCategory | undefined;
  children: ReactNode;
}) => {
  const { config } = useConfig();
  const inOwnWords = useMemo(() => {
    if (!kind) return config;
    const { singular, plural } = paperKinds[kind];
    return {
      ...config,
      collections: config.collections.map((collection) =>
        collection.slug === 'documents'
          ? { ...collection, labels: { singular, plural } }
          : collection,
      ),
    };
  }, [config, kind]);
  return <ConfigProvider config={inOwnWords}>{children}</ConfigProvider>;
};
