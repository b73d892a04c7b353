'use client';
/** Copies what stands in a field, and says once it is done. */
import { type RefObject, useState } from 'react';

export const useCopy = (box: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) => {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(box.current?.value ?? '');
    } catch {
      // Over plain http browsers have no clipboard for pages, but still copy what is chosen.
      box.current?.select();
      document.execCommand('copy');
    }
    setCopied(true);
  };
  return { isCopied, copy };
};
