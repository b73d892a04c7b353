/** The Mail Us form. In the browser to check as the visitor types and to stay on the page; without it the form posts itself. */
import { enquiryForm } from '@aangan/contract/forms.ts';
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
  { name: 'phone', label: 'Phone Number', required: true, kind: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'Email', required: true, kind: 'email', autoComplete: 'email' },
  { name: 'subject', label: 'Subject', required: true, kind: 'text' },
  {
    name: 'address',
    label: 'Address',
    required: true,
    kind: 'text',
    autoComplete: 'street-address',
  },
  { name: 'message', label: 'Message', required: true, kind: 'long' },
];

export const island: DrawnIsland<PublicFormProps> = {
  name: 'enquiry-form',
  on: 'touch',
  answers: '.public-form',
  declares: publicFormPropNames,
  Component: (props) => (
    <PublicForm
      {...props}
      rules={enquiryForm}
      fields={fields}
      submitLabel="Submit"
      purpose={
        <>
          The school office reads what you write here and uses your name, phone number, e-mail and
          address only to answer you.
          <PrivacyLink />
        </>
      }
    />
  ),
};
