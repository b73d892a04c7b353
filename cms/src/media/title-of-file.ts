/** The title that a file's name gives: “Fire_safety-certificate 2026.pdf” is called “Fire safety certificate 2026”. */

/** What scanners, phones and messengers call a file: with numbers and nothing else beside it, it says nothing. */
const wordsOfMachines = new Set(
  'adobe am at aud audio camscanner copy doc document file image img new of page pdf pm ptt recording scan scanned sheet untitled vid voice wa whatsapp'.split(
    ' ',
  ),
);

export const titleOfFile = (filename: string): string => {
  const words = filename
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[\s_+-]+/g, ' ')
    .trim();
  const tells = words
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => word.length > 1 && !wordsOfMachines.has(word));
  return tells ? words.charAt(0).toUpperCase() + words.slice(1, 200) : '';
};
