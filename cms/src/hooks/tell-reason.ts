import type { AfterErrorHook } from 'payload';
import { tooLarge } from '../media/kinds.ts';

type FieldError = { label?: unknown; message?: unknown; path?: unknown };
type Refusal = { name?: string; message: string; data?: { errors?: FieldError[] } };

/**
 * Where one field is refused, the notice at the edge of the screen says why, and not only which: the field itself may be out of sight, and a draft's
 * fields are not marked.
 */
export const tellReason: AfterErrorHook = ({ result }) => {
  const [refusal, ...others] = (result?.errors ?? []) as Refusal[];
  // Payload tells it of the whole request.
  if (refusal?.message === tooLarge) {
    const data = { errors: [{ path: 'file', message: tooLarge }] };
    return { response: { errors: [{ ...refusal, data }] } };
  }
  const [field, ...otherFields] = refusal?.data?.errors ?? [];
  if (!refusal || others.length > 0 || !field || otherFields.length > 0) return;
  // The panel makes a list of what follows a colon.
  if (typeof field.message !== 'string' || !field.message || field.message.includes(':')) return;
  const name = String(field.label ?? field.path).replaceAll(' > ', ' → ');
  return {
    response: { errors: [{ ...refusal, message: `${name} – ${field.message}` }] },
  };
};
