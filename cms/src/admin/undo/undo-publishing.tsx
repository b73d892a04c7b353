'use client';
/** Right after something was published: one button by which the website shows again what it showed before. */
import {
  useDocumentInfo,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { sendJson } from '../send-json.ts';
import { useTask } from '../use-task.ts';
import { remember, takeRemembered } from './remember.ts';

type Offer = { updatedAt: string; wasLive: boolean };

/** In the form of a new record, which is another page once it is saved. */
export const RememberNew = () => {
  const isSaving = useFormProcessing();
  const isRefused = useFormSubmitted();
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving && !isRefused) remember('isNew', 'yes');
    wasSaving.current = isSaving;
  }, [isSaving, isRefused]);
  return null;
};

/** The publishing that can be undone: the last one on this page, until something is written again. */
const useOffer = (): Offer | undefined => {
  const { data, hasPublishedDoc } = useDocumentInfo();
  const isSaving = useFormProcessing();
  const isModified = useFormModified();
  const [offer, setOffer] = useState<Offer>();
  const wasLive = useRef(hasPublishedDoc);
  const known = useRef(data?.updatedAt);
  const isPublished = data?._status === 'published';
  const updatedAt = String(data?.updatedAt ?? '');

  // As it was when the save began; the answer makes it true.
  useEffect(() => {
    if (isSaving) wasLive.current = hasPublishedDoc;
  }, [isSaving, hasPublishedDoc]);
  useEffect(() => {
    const isSaved = known.current !== updatedAt;
    known.current = updatedAt;
    if (isSaved) setOffer(isPublished ? { updatedAt, wasLive: wasLive.current } : undefined);
  }, [updatedAt, isPublished]);
  useEffect(() => {
    if (takeRemembered('isNew') && isPublished) setOffer({ updatedAt, wasLive: false });
  }, [isPublished, updatedAt]);
  return isModified ? undefined : offer;
};

export const UndoPublishing = ({ collection, id }: { collection: string; id: number | string }) => {
  const offer = useOffer();
  const { isBusy, problem, run } = useTask();
  const [said, setSaid] = useState('');
  // After the page is there: what stands in it from the beginning is not read out.
  useEffect(() => setSaid(takeRemembered('said')), []);
  const undo = () =>
    run(async () => {
      await sendJson(
        `${collection}/${id}/undo-publishing`,
        { ...offer },
        'Nothing was undone: the line is broken. Please try again.',
      );
      remember(
        'said',
        offer?.wasLive
          ? 'Undone. The website shows again what it showed before; what you had published is now a draft.'
          : 'Undone. It is off the website again, and is now a draft.',
      );
      // The whole form has another version behind it.
      window.location.reload();
    });
  return (
    <>
      <p role="status">{said}</p>
      {offer && (
        <button type="button" disabled={isBusy} onClick={undo}>
          Undo the publishing
        </button>
      )}
      {problem && (
        <p role="alert" className="website-bar__problem">
          {problem}
        </p>
      )}
    </>
  );
};
