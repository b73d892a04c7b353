import { receivedCollection } from '../fields/received-collection.ts';

export const enquiries = receivedCollection({
  slug: 'enquiries',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  description:
    'What parents send with the Mail Us form. Mark an enquiry as answered when somebody has called or written back.',
  columns: ['name', 'subject', 'phone', 'status', 'receivedAt'],
  search: ['name', 'subject', 'phone', 'email', 'message'],
  fields: [
    ['name', 'Name'],
    ['phone', 'Phone'],
    ['email', 'E-mail'],
    ['subject', 'Subject'],
    ['address', 'Address', 'long'],
    ['message', 'Message', 'long'],
  ],
});
