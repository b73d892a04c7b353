'use client';
/** Above a record of the website: how it stands there, and the next step: to preview it, to see it, to share it, or to add another. */
import {
  useAuth,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useLivePreviewContext,
} from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { RememberNew, UndoPublishing } from '../undo/undo-publishing.tsx';
import { GivenPreview, usePreviewLink } from './preview-link.tsx';
import { addressForAnother, standingOf, whatsAppLink } from './standing.ts';

/** The forms within a form, such as a picture's, have no way of their own, nor has what is new or in the trash. */
export const WebsiteBar = () => {
  const { id, isTrashed } = useDocumentInfo();
  const isOutermost = useEditDepth() < 2;
  if (!isOutermost || isTrashed) return null;
  return id === undefined ? <RememberNew /> : <Bar id={id} />;
};

const Bar = ({ id }: { id: number | string }) => {
  const { collectionSlug = '', data = {}, hasSavePermission } = useDocumentInfo();
  const { previewURL: address } = useLivePreviewContext();
  const { title } = useDocumentTitle();
  const { permissions } = useAuth();
  const { given, problem, open } = usePreviewLink(collectionSlug, id, data.updatedAt);
  const { words, isPreviewable } = standingOf(data, address, new Date());
  const bar = useBroughtIntoSight(data.updatedAt);
  const mayCreate = Boolean(permissions?.collections?.[collectionSlug]?.create);

  return (
    <section ref={bar} className="website-bar" aria-label="On the website">
      <p role="status">{words}</p>
      <div className="website-bar__buttons">
        {isPreviewable && hasSavePermission && (
          <button type="button" className="website-bar__main" onClick={open}>
            Preview
          </button>
        )}
        {address && (
          <>
            <a
              className={isPreviewable ? undefined : 'website-bar__main'}
              href={address}
              target="_blank"
              rel="noreferrer"
            >
              See it on the website
            </a>
            <a href={whatsAppLink(title, address)} target="_blank" rel="noreferrer">
              Share on WhatsApp
            </a>
          </>
        )}
        {data._status === 'published' && mayCreate && (
          <a href={addressForAnother(collectionSlug, data)}>Add another</a>
        )}
      </div>
      {'_status' in data && hasSavePermission && (
        <UndoPublishing collection={collectionSlug} id={id} />
      )}
      {problem && (
        <p role="alert" className="website-bar__problem">
          {problem}
        </p>
      )}
      {given && isPreviewable && <GivenPreview given={given} />}
    </section>
  );
};

/** After each save: on a phone, whoever has filled in a long form stands far below. */
const useBroughtIntoSight = (saved: unknown) => {
  const element = useRef<HTMLElement>(null);
  const last = useRef(saved);
  useEffect(() => {
    if (last.current !== saved) element.current?.scrollIntoView({ block: 'nearest' });
    last.current = saved;
  }, [saved]);
  return element;
};
