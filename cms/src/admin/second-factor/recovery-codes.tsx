'use client';
/** The recovery codes, this once: to print, to copy, and then to put away. */
import { useEffect, useRef } from 'react';
import { useCopy } from '../use-copy.ts';

export const RecoveryCodes = ({
  codes,
  onDone,
}: {
  codes: readonly string[];
  onDone: () => void;
}) => {
  const box = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { isCopied, copy } = useCopy(box);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="factor-codes" aria-labelledby="factor-codes-title">
      <h3 id="factor-codes-title" ref={title} tabIndex={-1}>
        Your recovery codes
      </h3>
      <p>
        For the day when your phone is lost or empty. Each works once, in place of the code of the
        app. Print or copy them now and keep them away from your phone: they are not shown again.
      </p>
      <textarea
        ref={box}
        readOnly
        rows={codes.length}
        value={codes.join('\n')}
        aria-label="Recovery codes"
      />
      <div className="account-tools__buttons factor-codes__buttons">
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
        <button type="button" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
        <button type="button" className="account-tools__main" onClick={onDone}>
          I have kept them
        </button>
      </div>
      <p role="status" className="given-link__copied">
        {isCopied ? 'The codes are copied.' : ''}
      </p>
    </section>
  );
};
