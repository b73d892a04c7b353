'use client';
/** A link that was just made, and the ways to give it away. It is shown here once: only its hash is kept. */
import { useEffect, useRef } from 'react';
import { formatMoment } from '../../indian-time.ts';
import { useCopy } from '../use-copy.ts';
import type { GivenLink as Given } from './ask.ts';

const toWords = ({ name, kind, until }: Given, address: string): string => {
  const what =
    kind === 'invitation'
      ? 'here is your invitation to the back office of our website'
      : 'here you can choose a new password for the back office';
  return `${name}, ${what}: ${address}\n\nThe link works once, until ${formatMoment(until)}. Please pass it on to nobody.`;
};

export const GivenLink = ({ given, email }: { given: Given; email: string }) => {
  const box = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopy(box);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  const address = new URL(given.link, window.location.origin).href;
  const words = toWords(given, address);
  const subject =
    given.kind === 'invitation' ? 'Your invitation to the back office' : 'Your new password';

  return (
    <section className="given-link" aria-labelledby="given-link-title">
      <h3 id="given-link-title">The link for {given.name}</h3>
      <p>
        Send it to {given.name} alone. It works once, until {formatMoment(given.until)}, and is not
        shown again.
      </p>
      <input ref={box} readOnly value={address} aria-label={`The link for ${given.name}`} />
      <div className="account-tools__buttons">
        <button type="button" className="account-tools__main" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noreferrer"
        >
          Send on WhatsApp
        </a>
        <a
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words)}`}
        >
          Send by e-mail
        </a>
      </div>
      <p role="status" className="given-link__copied">
        {isCopied ? 'The link is copied.' : ''}
      </p>
    </section>
  );
};
