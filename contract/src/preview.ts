/**
 * A link by which one record is seen on the website before everybody sees it. The api signs and reads its token; the website only passes it
 * on, from the address of a page to the header of each call that the page is made of.
 */

/** The token in a page's address. */
export const previewParam = 'preview';
/** The same in a call. */
export const previewHeader = 'x-preview-token';

/** What a token looks like. Whatever looks otherwise is none, and nobody need be asked. */
export const previewToken = /^[\w-]{20,200}\.[\w-]{43}$/;
