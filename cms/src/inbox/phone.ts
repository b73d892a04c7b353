/** A phone number as somebody typed it, as links need it. */
import { toLatinDigits } from '@aangan/contract/figures.ts';

/** With the code of the country and nothing but digits; undefined if it cannot be a number of India or one with its country. */
const withCountry = (typed: string): string | undefined => {
  const plain = toLatinDigits(typed).replaceAll(/[\s().-]/g, '');
  const [, plus = '', digits = ''] = /^(\+|00)?(\d{6,15})$/.exec(plain) ?? [];
  if (!digits) return undefined;
  if (plus) return digits;
  const national = digits.replace(/^0+/, '');
  if (national.length === 10) return `91${national}`;
  return national.length === 12 && national.startsWith('91') ? national : undefined;
};

export const phoneLinks = (typed: string): { call: string; whatsApp: string } | undefined => {
  const number = withCountry(typed);
  return number ? { call: `tel:+${number}`, whatsApp: `https://wa.me/${number}` } : undefined;
};
