/** The guest book's form. In the browser to check as the visitor types and to stay on the page; without it the form posts itself. */
import { guestBookForm, howKnowOptions, rateOptions } from '@aangan/contract/forms.ts';
import type { FieldSpec } from '../components/Field.tsx';
import { PrivacyLink } from '../components/PrivacyLink.tsx';
import {
  PublicForm,
  type PublicFormProps,
  publicFormPropNames,
} from '../components/PublicForm.tsx';
import type { DrawnIsland } from './island.ts';

const fields: FieldSpec[] = [
  { name: 'name', label: 'Name', required: true, kind: 'text', autoComplete: 'name' },
  {
    name: 'webAddress',
    label: 'Web address',
    required: true,
    kind: 'text',
    autoComplete: 'url',
    hint: 'Your website or social page; write "none" if you have none.',
  },
  { name: 'email', label: 'Email', required: true, kind: 'email', autoComplete: 'email' },
  {
    name: 'profession',
    label: 'Profession',
    required: true,
    kind: 'text',
    autoComplete: 'organization-title',
  },
  {
    name: 'rate',
    label: 'How do you rate our website?',
    required: false,
    kind: 'choice',
    options: rateOptions,
  },
  {
    name: 'howKnow',
    label: 'How did you come to know about us?',
    required: true,
    kind: 'choice',
    options: howKnowOptions,
  },
  { name: 'message', label: 'Message', required: true, kind: 'long' },
];

export const island: DrawnIsland<PublicFormProps> = {
  name: 'guest-book-form',
  on: 'touch',
  answers: '.public-form',
  declares: publicFormPropNames,
  Component: (props) => (
    <PublicForm
      {...props}
      rules={guestBookForm}
      fields={fields}
      submitLabel="Submit"
      purpose={
        <>
          The school reads every entry. Your e-mail is used only to answer you and is never shown on
          this website.
          <PrivacyLink />
        </>
      }
    />
  ),
};
