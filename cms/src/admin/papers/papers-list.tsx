'use client';
/** The list of documents; of one kind, as the menu opens it, with that kind's name and the way to its own form. */
import { DefaultListView, useListQuery, ViewDescription } from '@payloadcms/ui';
import type { ListViewClientProps } from 'payload';
import { formOfKind, kindAskedFor, paperKinds } from '../../papers/kinds.ts';
import { WordsOfKind } from './words-of-kind.tsx';

export const PapersList = (props: ListViewClientProps) => {
  const { query } = useListQuery();
  const kind = kindAskedFor(query?.where);
  if (!kind) return <DefaultListView {...props} />;
  return (
    <WordsOfKind kind={kind}>
      <DefaultListView
        {...props}
        Description={<ViewDescription description={paperKinds[kind].about} />}
        newDocumentURL={formOfKind(kind)}
      />
    </WordsOfKind>
  );
};
