'use client';
/** Opens the record's newest draft on the website, in a new tab, and gives the link away: for a head with a phone. */
import { useFormModified } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '../../indian-time.ts';
import type { PreviewLink as Given } from '../../preview/endpoint.ts';
import { sendJson } from '../send-json.ts';
import { useCopy } from '../use-copy.ts';

const unsaved = 'Please press “Save as draft” first: the preview shows what was saved last.';
const unreachable = 'The back office cannot be reached. Please try again.';

/** `saved` is when the record was last saved: what was said before is over then. */
export const usePreviewLink = (collection: string, id: number | string, saved: unknown) => {
  const isModified = useFormModified();
  const [given, setGiven] = useState<Given>();
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each save, whatever it is
  useEffect(() => setProblem(''), [saved]);
  const open = async () => {
    setProblem(isModified ? unsaved : '');
    if (isModified) return;
    // Before the answer: later, browsers take it for an advertisement and keep it shut.
    const tab = window.open('', '_blank');
    try {
      const link = await sendJson<Given>(`${collection}/${id}/preview-link`, {}, unreachable);
      setGiven(link);
      if (tab) {
        tab.opener = null;
        tab.location.href = link.link;
      }
    } catch (error) {
      tab?.close();
      setProblem((error as Error).message);
    }
  };
  return { given, problem, open };
};

export const GivenPreview = ({ given: { link, until } }: { given: Given }) => {
  const box = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopy(box);
  return (
    <div className="website-bar__link">
      <p>
        Whoever has this link sees the preview, on any phone and without an account, until{' '}
        {formatMoment(until)}.
      </p>
      <input ref={box} readOnly value={link} aria-label="The link of the preview" />
      <div className="website-bar__buttons">
        <button type="button" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy the link'}
        </button>
        <a href={link} target="_blank" rel="noreferrer">
          Open the preview again
        </a>
      </div>
      <p role="status">{isCopied ? 'The link is copied.' : ''}</p>
    </div>
  );
};
