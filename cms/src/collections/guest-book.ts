import { receivedCollection } from '../fields/received-collection.ts';

export const guestBook = receivedCollection({
  slug: 'guest-book',
  labels: { singular: 'Guest book entry', plural: 'Guest book' },
  description:
    'What visitors write in the Guest Book. The entries are for the school; the website does not show them.',
  columns: ['name', 'profession', 'rate', 'status', 'receivedAt'],
  search: ['name', 'email', 'profession', 'message'],
  fields: [
    ['name', 'Name'],
    ['webAddress', 'Web address'],
    ['email', 'E-mail'],
    ['profession', 'Profession'],
    ['rate', 'How they rate the website'],
    ['howKnow', 'How they know the school'],
    ['message', 'Message', 'long'],
  ],
});
