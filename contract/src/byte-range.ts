/** The `Range` header of RFC 9110 for one range of bytes, read alike by the API and by the website that passes its files on. */

export type ByteRange = { start: number; end: number };

/** Which bytes are asked for: all (`null`), a part (both ends within), or a part that the file does not have. */
export const byteRange = (
  header: string | undefined,
  size: number,
): ByteRange | null | 'unsatisfiable' => {
  // Several ranges, other units and broken headers may be ignored (RFC 9110, 14.2): the whole file is a fitting answer.
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
};
