/** Whether a transfer certificate can be shown (promise 5.1): by its content type, otherwise by its extension. */
export type TcFileKind = 'pdf' | 'image';

export const tcFileKind = (contentType: string | null, path: string): TcFileKind | null => {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/pdf') return 'pdf';
  if (type.startsWith('image/')) return 'image';
  // A server that does not know the type says nothing, or this.
  if (type === '' || type === 'application/octet-stream')
    return /\.(jpe?g|png)$/i.test(path.split('?')[0] ?? '') ? 'image' : null;
  return null;
};

/** The file's path in a lookup's answer; null for an answer without one, be it empty or no JSON at all (promise 8). */
export const tcPathIn = (answer: string): string | null => {
  try {
    const path = (JSON.parse(answer) as { data?: unknown } | null)?.data;
    return typeof path === 'string' && path !== '' ? path : null;
  } catch {
    return null;
  }
};
