import type { AcceptedLanguages, Language as PanelWords } from '@payloadcms/translations';

/** A language that the back office can be read in. */
export type Language = {
  code: AcceptedLanguages;
  /** What Payload's own panel says in it. */
  panel: PanelWords;
  /** Where that is said in other words, by Payload's keys. */
  instead: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Our own labels, descriptions and options, by their English words; one that is missing stays English. */
  labels: Readonly<Record<string, string>>;
};
