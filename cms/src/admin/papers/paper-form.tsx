'use client';
/** The form of a document, called after its kind, with the way back to the list of that kind. */
import type { DocumentCategory } from '@aangan/contract/entities.ts';
import { DefaultEditView, useDocumentInfo, useStepNav, ViewDescription } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation.js';
import type { DocumentViewClientProps } from 'payload';
import { createContext, useContext, useEffect, useState } from 'react';
import { isPaperKind, listOfKind, paperKinds } from '../../papers/kinds.ts';
import { WordsOfKind } from './words-of-kind.tsx';

const KindContext = createContext<(kind: DocumentCategory | undefined) => void>(() => {});

/** By which the form's own field tells what was chosen there. */
export const useTellKind = () => useContext(KindContext);

const allOfThem = '/admin/collections/documents';

/** Payload leads back to all documents. */
const WayBack = ({ kind }: { kind: DocumentCategory }) => {
  const { stepNav, setStepNav } = useStepNav();
  useEffect(() => {
    if (!stepNav.some(({ url }) => url === allOfThem)) return;
    setStepNav(
      stepNav.map((step) => (step.url === allOfThem ? { ...step, url: listOfKind(kind) } : step)),
    );
  }, [kind, stepNav, setStepNav]);
  return null;
};

const useFirstKind = (): DocumentCategory | undefined => {
  const { initialData } = useDocumentInfo();
  const asked = useSearchParams().get('category');
  const first = initialData?.category ?? asked;
  return isPaperKind(first) ? first : undefined;
};

/** Below the title of a record, and of a list of all kinds. */
export const PaperAbout = ({ description }: { description: string }) => {
  const kind = useFirstKind();
  return <ViewDescription description={kind ? paperKinds[kind].about : description} />;
};

export const PaperForm = (props: DocumentViewClientProps) => {
  const [kind, tellKind] = useState(useFirstKind());
  return (
    <KindContext value={tellKind}>
      <WordsOfKind kind={kind}>
        <DefaultEditView {...props} />
        {kind && <WayBack kind={kind} />}
      </WordsOfKind>
    </KindContext>
  );
};
