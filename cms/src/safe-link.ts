/** The kinds of address that a link may have. */
const schemes = new Set(['http', 'https', 'mailto', 'tel']);

/** Whether an address, finished or not, can do nothing but lead somewhere: no `javascript:`, no `data:`. */
export const isSafeLink = (address: string): boolean => {
  // Browsers leave out control characters and line ends before they look for the scheme.
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\p{C}\s]/gu, ''))?.[1];
  return scheme === undefined || schemes.has(scheme.toLowerCase());
};
