/** The name under which a shown file is saved (RFC 6266). */

const extensions: Record<string, string> = {
  'application/pdf': '.pdf',
  'audio/mpeg': '.mp3',
  'audio/mp4': '.m4a',
  'audio/ogg': '.ogg',
  'audio/wav': '.wav',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

const notInFileNames = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;
/** `'`, `(`, `)` and `*` stay as they are in encodeURIComponent, but not in an extended value (RFC 8187). */
const toExtended = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Shown in the browser, and saved under its title: `Circular 12.pdf`, also when that is Hindi. */
export const shownInline = (title: string, type: string): string => {
  const named = title.toWellFormed().replace(notInFileNames, ' ').replace(/\s+/g, ' ').trim();
  const name = `${Array.from(named).slice(0, 100).join('').trim() || 'file'}${extensions[type] ?? ''}`;
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replaceAll('%', '_');
  const extended = plain === name ? '' : `; filename*=UTF-8''${toExtended(name)}`;
  return `inline; filename="${plain}"${extended}`;
};
