/** Gives every label of the panel in every language: the collections say it in English, a language's file in its own words. */
import type { Config, Plugin } from 'payload';
import type { Language } from './language.ts';

/** Where in the config of a collection words can stand, and where more of it lies beneath. */
const wordKeys = ['label', 'singular', 'plural', 'description', 'group', 'placeholder'];
const innerKeys = ['labels', 'admin', 'fields', 'tabs', 'blocks', 'options'];

const mapWords = (config: unknown, map: (english: string) => unknown): unknown => {
  if (Array.isArray(config)) return config.map((each) => mapWords(each, map));
  if (typeof config !== 'object' || config === null) return config;
  const mapped: Record<string, unknown> = { ...config };
  for (const [key, value] of Object.entries(config)) {
    if (wordKeys.includes(key) && typeof value === 'string') mapped[key] = map(value);
    else if (innerKeys.includes(key)) mapped[key] = mapWords(value, map);
  }
  return mapped;
};

/** Every label, description and option that the panel shows of these collections, in English. */
export const wordsOf = (collections: Config['collections']): Set<string> => {
  const found = new Set<string>();
  mapWords(collections, (english) => void found.add(english));
  return found;
};

export const translate = (collections: Config['collections'], languages: readonly Language[]) =>
  mapWords(collections, (english) =>
    Object.fromEntries(languages.map(({ code, labels }) => [code, labels[english] ?? english])),
  ) as Config['collections'];

/** What Payload has to know of them. */
export const panelLanguages = (languages: readonly Language[]): NonNullable<Config['i18n']> => ({
  fallbackLanguage: 'en',
  supportedLanguages: Object.fromEntries(languages.map(({ code, panel }) => [code, panel])),
  translations: Object.fromEntries(languages.map(({ code, instead }) => [code, { ...instead }])),
});

/** The last of the plugins, so that the words of the others are translated, too. */
export const translateLabels =
  (languages: readonly Language[]): Plugin =>
  (config) =>
    languages.length > 1
      ? { ...config, collections: translate(config.collections, languages) }
      : config;
