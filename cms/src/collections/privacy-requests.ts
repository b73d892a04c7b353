import { receivedCollection } from '../fields/received-collection.ts';

export const privacyRequests = receivedCollection({
  slug: 'privacy-requests',
  labels: { singular: 'Privacy request', plural: 'Privacy requests' },
  description:
    'What parents and students ask on the Privacy page: to see, correct or erase what the school keeps of them, or to withdraw a consent. Each has a day by which it must be answered.',
  columns: ['name', 'request', 'dueOn', 'status', 'receivedAt'],
  search: ['name', 'studentName', 'phone', 'email', 'message'],
  hasDueDay: true,
  fields: [
    ['name', 'Name'],
    ['phone', 'Phone'],
    ['email', 'E-mail'],
    ['relation', 'Relation to the student'],
    ['studentName', 'Name of the student'],
    ['studentClass', 'Class'],
    ['request', 'Asks to'],
    ['message', 'Message', 'long'],
  ],
});
