/** What each scan and clipping shows, in words. */
import { certificates } from './certificates.ts';
import { clippingLetters } from './clippings.ts';

/** Picture path to alt text. */
export function scanTitles(): Record<string, string> {
  const scans = Object.entries(certificates).map(([name, { alt }]) => [`pictures/scan-${name}.webp`, alt]);
  const clippings = clippingLetters().map(({ key, fields }) => [
    `pictures/clipping-${key}.webp`,
    `Clipping from ${fields.paper}: ${fields.headline}`,
  ]);
  return Object.fromEntries([
    ...scans,
    ...clippings,
    ['pictures/scan-school-leaving-certificate.webp', 'Scan of the school’s transfer certificate form, marked as a specimen'],
    ['pictures/academic-calendar.webp', 'Academic calendar of the school from April to March, month by month'],
  ]);
}
