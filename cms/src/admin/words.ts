/** Where Payload's panel speaks like a programmer, in a clerk's words. */
export const clerksWords = {
  general: {
    createNew: 'Add new',
    createNewLabel: 'Add new {{label}}',
    creatingNewLabel: 'New {{label}}',
    untitled: 'New',
    updatedAt: 'Last changed',
    createdAt: 'Added',
    lastModified: 'Last changed',
    created: 'Added',
  },
  version: {
    publishChanges: 'Publish',
    saveDraft: 'Save as draft',
    versions: 'Earlier versions',
  },
  authentication: {
    beginCreateFirstUser:
      'This is the first account. It may do everything in every school, so choose a password that nobody can guess.',
  },
};
