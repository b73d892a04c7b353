/**
 * How the api knows the website: only who shows this key is believed when it says for which visitor it asks. The api makes
 * it and keeps it in a file of its own; it is not the secret that signs staff sessions, which the website, the part
 * that faces the internet, must never need.
 */

/** Says for whom the website asks. */
export const visitorAddressHeader = 'x-visitor-address';
/** Shows that it is the website who asks. */
export const websiteKeyHeader = 'x-website-key';

/** The key's file in the data folder. */
export const websiteKeyFile = 'website-key';
/** What the key is derived for (HKDF) where all machines of an installation share the setting SECRET. */
export const websiteKeyPurpose = 'aangan website key';
/** Shorter keys and secrets could be guessed. */
export const leastKeyLength = 32;
