'use client';
/** On a record that was opened from the check of the disclosure: the way back to it. */
import { useDocumentInfo, useEditDepth } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation.js';
import { useEffect } from 'react';
import { checkAddress, fromCheck } from '../../disclosure/mend.ts';

/**
 * The collection of which a new record's form is open that was reached from the check. Payload leads from there to the saved record
 * by its bare address.
 */
let openForm: string | undefined;

const isRecordOf = (slug: string): boolean =>
  /\/collections\/([^/]+)\/(?!create$)[^/]+$/.exec(window.location.pathname)?.[1] === slug;

export const WayBack = () => {
  const { collectionSlug = '', id } = useDocumentInfo();
  // The forms within a form, such as a picture's, are left by closing them.
  const isOutermost = useEditDepth() < 2;
  const came = useSearchParams().get(fromCheck.name) === fromCheck.value;
  useEffect(() => {
    if (!isOutermost) return;
    if (came && id === undefined) {
      openForm = collectionSlug;
      return () => {
        if (!isRecordOf(collectionSlug)) openForm = undefined;
      };
    }
    if (!came && id !== undefined && openForm === collectionSlug)
      window.history.replaceState(null, '', `?${fromCheck.name}=${fromCheck.value}`);
    openForm = undefined;
  }, [came, collectionSlug, id, isOutermost]);
  return came && isOutermost ? (
    <a className="way-back" href={checkAddress}>
      Back to the check
    </a>
  ) : null;
};
