/** Keeps e-mail addresses out of logs, however their sign is spelled: one rule for all processes. */

/** An encoded byte, encoded as often as somebody liked. */
const byte = (hex: string) => `%(?:25)*${hex}`;
/** The sign in an address: as it is, wide, small, in UTF-8 by the numbers of its bytes, in HTML and in JSON. */
const at = [
  '[@\\uFF20\\uFE6B]',
  byte('40'),
  byte('EF') + byte('BC') + byte('A0'),
  byte('EF') + byte('B9') + byte('AB'),
  '&(?:amp;)*(?:commat|#0*64|#x0*40);?',
  '\\\\+u(?:0040|FF20|FE6B)',
].join('|');

const inName = "\\p{L}\\p{M}\\p{N}._%+'-";
const inHost = '\\p{L}\\p{M}\\p{N}%-';
const dot = '[.\\uFF0E\\u3002\\uFF61]';
// Not from the middle of a name: a long word without a sign would be gone through once for each of its letters.
const address = new RegExp(
  `(?<![${inName}])[${inName}]+(?:${at})[${inHost}]+(?:${dot}[${inHost}]+)*`,
  'giu',
);

/** A line without the e-mail addresses in it. */
export const maskAddresses = (line: string): string => line.replace(address, '…@…');

const part = new RegExp(`(?<![^/])[^/]*(?:${at})[^/]*`, 'giu');
/** A path without the parts in which such a sign stands, whatever stands around it. */
export const maskPath = (path: string): string => path.replace(part, '…');
