import type { UIField } from 'payload';

/** Above a record that names a child: whether the parents have agreed, or why it is not shown. */
export const consentNote: UIField = {
  name: 'consentNote',
  type: 'ui',
  admin: { components: { Field: '/admin/consent/consent-note.tsx#ConsentNote' } },
};
