'use client';
/** Confirms the file of a certificate in one's own name. */
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';

export const SignButton = ({ id, as }: { id: number; as: string }) => {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const sign = async () => {
    setBusy(true);
    try {
      const answer = await fetch(`/api/certificates/${id}/sign`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      const { errors } = (await answer.json().catch(() => ({}))) as {
        errors?: { message: string }[];
      };
      if (!answer.ok) throw new Error(errors?.[0]?.message);
      toast.success('Signed.');
      router.refresh();
    } catch (error) {
      const why = error instanceof Error && error.message ? error.message : 'Please try again.';
      toast.error(`It was not signed. ${why}`);
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
