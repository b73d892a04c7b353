/** A request about personal data. In the browser to check as the visitor types and to stay on the page; without it the form posts itself. */
import { privacyForm, privacyRequestOptions, relationOptions } from '@aangan/contract/forms.ts';
import type { FieldSpec } from '../components/Field.tsx';
import {
  PublicForm,
  type PublicFormProps,
  publicFormPropNames,
} from '../components/PublicForm.tsx';
import type { DrawnIsland } from './island.ts';

const fields: FieldSpec[] = [
  { name: 'name', label: 'Your name', required: true, kind: 'text', autoComplete: 'name' },
  { name: 'phone', label: 'Phone Number', required: true, kind: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'Email', required: true, kind: 'email', autoComplete: 'email' },
  {
    name: 'relation',
    label: 'Relation to the student',
    required: true,
    kind: 'choice',
    options: relationOptions,
  },
  {
    name: 'studentName',
    label: 'Name of the student',
    required: false,
    kind: 'text',
    hint: 'If your request is about a student.',
  },
  { name: 'studentClass', label: 'Class and section', required: false, kind: 'text' },
  {
    name: 'request',
    label: 'What do you ask for?',
    required: true,
    kind: 'choice',
    options: privacyRequestOptions,
  },
  {
    name: 'message',
    label: 'Message',
    required: true,
    kind: 'long',
    hint: 'Which record, photograph or page it is about.',
  },
];

export const island: DrawnIsland<PublicFormProps> = {
  name: 'privacy-form',
  on: 'touch',
  answers: '.public-form',
  declares: publicFormPropNames,
  Component: (props) => (
    <PublicForm
      {...props}
      rules={privacyForm}
      fields={fields}
      submitLabel="Submit"
      purpose="The school uses what you write here only to answer your request. Before it gives out or changes anything about a child, it may ask you to show that you are the parent or guardian."
    />
  ),
};
