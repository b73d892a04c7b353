const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The key of an authenticator app, as a page shows it, in bytes: what the app does when it is typed. */
export const fromBase32 = (key: string): Buffer => {
  const bits = [...key.replace(/\s/g, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
