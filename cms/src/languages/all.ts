/** The languages of the back office. English first: it is shown to whoever's browser asks for none of them. */
import { english } from './english.ts';
import type { Language } from './language.ts';

export const languages: readonly Language[] = [english];
