/** The picture that an authenticator app reads, as SVG: one path of dark squares, with the quiet border that readers need. */
import encodeQR from 'qr';

export type QrCode = { size: number; path: string };

/** Of how many squares it is wide, and where they are. */
export const toQrCode = (text: string): QrCode => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size: rows.length, path };
};
