import { en } from '@payloadcms/translations/languages/en';
import type { Language } from './language.ts';

export const english: Language = {
  code: 'en',
  panel: en,
  // Where the panel speaks like a programmer, in a clerk's words.
  instead: {
    general: {
      aboutToTrash:
        '<1>{{title}}</1> will be taken off the website and moved to the trash. It can be restored from there for 30 days.',
      aboutToTrashCount:
        '{{count}} {{label}} will be taken off the website and moved to the trash. They can be restored from there for 30 days.',
      deletePermanently: 'Delete it for good, at once',
      createNew: 'Add new',
      createNewLabel: 'Add new {{label}}',
      creatingNewLabel: 'New {{label}}',
      untitled: 'New',
      selectValue: 'Please choose',
      updatedAt: 'Last changed',
      createdAt: 'Added',
      lastModified: 'Last changed',
      created: 'Added',
      payloadSettings: 'How the back office looks to you',
      adminTheme: 'Light or dark',
    },
    fields: { searchForBlock: 'Search for a part' },
    version: {
      publishChanges: 'Publish',
      saveDraft: 'Save as draft',
      versions: 'Earlier versions',
    },
    authentication: {
      beginCreateFirstUser:
        'This is the first account. It may do everything in every school, so choose a password that nobody can guess.',
    },
  },
  // The collections say them.
  labels: {},
};
