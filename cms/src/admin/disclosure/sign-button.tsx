'use client';
/** Confirms the file of a certificate in one's own name. */
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { sendJson } from '../send-json.ts';

/** `path`: of the file that is seen here; another one is not signed unseen. */
export const SignButton = ({ id, as, path }: { id: number; as: string; path: string }) => {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const sign = async () => {
    setBusy(true);
    try {
      await sendJson(`certificates/${id}/sign`, { path }, 'Please try again.');
      toast.success('Signed.');
      router.refresh();
    } catch (error) {
      toast.error(`It was not signed. ${error instanceof Error ? error.message : ''}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <p>
      <button type="button" className="signing__button" disabled={isBusy} onClick={sign}>
        I have seen this document and confirm it, as {as}
      </button>
    </p>
  );
};
