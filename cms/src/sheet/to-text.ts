/** The bytes of a file that somebody chose, as text: what Excel and LibreOffice save as CSV or text, on any computer. Runs in the browser. */

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** Excel saves "Unicode text" as UTF-16, and plain CSV in the code page of Windows. */
const encodingOf = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
};

/** The first bytes of a ZIP archive, which an Excel workbook (.xlsx) is. */
const archive = [0x50, 0x4b, 0x03, 0x04];
/** Those of an old or a locked Excel workbook, and of a PDF. */
const otherKinds = [
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
];

/** The text; undefined for a file that is none. */
export const toText = (bytes: Uint8Array): string | undefined =>
  [archive, ...otherKinds].some((start) => startsWith(bytes, ...start))
    ? undefined
    : new TextDecoder(encodingOf(bytes)).decode(bytes);

/** What is sent of a file: its text, or a workbook as it is, in Base64, for the server to read. */
export type Sent = { text: string } | { workbook: string };

export const toSent = (bytes: Uint8Array): Sent => {
  if (bytes.length > largest) throw new Error(tooLarge);
  if (startsWith(bytes, ...archive)) {
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return { workbook: btoa(binary) };
  }
  const text = toText(bytes);
  if (text === undefined)
    throw new Error(
      'This is neither an Excel workbook (.xlsx) nor CSV. In Excel or LibreOffice: Save as, and choose one of these.',
    );
  return { text };
};

/** Ten times what a school of 2,000 students fills in, and less than a request of staff may have (admin-server/body-limit.ts). */
const largest = 3 * 1024 * 1024;
export const isTooLarge = (text: string): boolean =>
  text.length > largest || new TextEncoder().encode(text).length > largest;
export const tooLarge = 'This is too much for a sheet. Please give it in parts, one after another.';
