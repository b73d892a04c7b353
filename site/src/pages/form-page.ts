/** What pages with a public form share. */
import type { PublicFormProps } from '../components/PublicForm.tsx';
import type { PageBasics } from './page.ts';

/** The form as it stands now: empty, come back with errors, or sent. */
export const formPropsFor = ({ route, form }: PageBasics, target: string): PublicFormProps => ({
  action: route.path,
  target,
  values: form?.values ?? {},
  errors: form?.fields ?? {},
  done: form?.done ?? false,
});
