/**
 * A form that a visitor sends to the school. The same markup posts itself without JavaScript; in the browser it checks
 * with the same rules before it sends. A failure shows nothing and loses nothing (spec 4 and 8, DESIGN 5.3).
 */
import { checkForm, type FieldErrors, trapField } from '@aangan/contract/forms.ts';
import { messages } from '@aangan/contract/messages.ts';
import { type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { postForm } from '../browser/post-form.ts';
import { Field, type FieldSpec } from './Field.tsx';

export type PublicFormProps = {
  /** The page's own address, for a browser without JavaScript. */
  action: string;
  /** The call that takes the form. */
  target: string;
  values: Record<string, string>;
  errors: FieldErrors;
  done: boolean;
};
export const publicFormPropNames = ['action', 'target', 'values', 'errors', 'done'] as const;

type Props = PublicFormProps & {
  rules: z.ZodMiniType<unknown>;
  fields: readonly FieldSpec[];
  submitLabel: string;
  /** What the school does with what is written here. */
  purpose: string;
};

export const PublicForm = (props: Props) => {
  const { action, target, rules, fields, submitLabel, purpose } = props;
  const [values, setValues] = useState(props.values);
  const [errors, setErrors] = useState(props.errors);
  const [state, setState] = useState<'idle' | 'sending' | 'done'>(props.done ? 'done' : 'idle');
  const form = useRef<HTMLFormElement>(null);

  const edit = (name: string, value: string) => {
    setValues((typed) => ({ ...typed, [name]: value }));
    setErrors(({ [name]: _mended, ...others }) => others);
    if (state === 'done') setState('idle');
  };
  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setState('idle');
    const first = fields.find(({ name }) => name in found);
    if (first) form.current?.querySelector<HTMLElement>(`#field-${first.name}`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    const checked = checkForm(rules, values);
    if (!checked.ok) return refuse(checked.fields);
    setState('sending');
    const trap = form.current?.elements.namedItem(trapField) as HTMLInputElement | null;
    try {
      const response = await postForm(target, {
        ...values,
        ...(trap?.value ? { [trapField]: trap.value } : {}),
      });
      if (response.status === 422) {
        const { error } = (await response.json()) as { error: { fields?: FieldErrors } };
        return refuse(error.fields ?? {});
      }
      if (!response.ok) throw new Error(`The form was answered ${response.status}`);
      setValues({});
      setErrors({});
      setState('done');
    } catch (error) {
      // Spec 8: logged, and nothing for the visitor to see; what was typed stays, the button is ready again.
      console.warn(error);
      setState('idle');
    }
  };

  return (
    <form
      ref={form}
      className="public-form"
      action={action}
      method="post"
      onSubmit={submit}
      noValidate
    >
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          error={errors[field.name]}
          onEdit={edit}
        />
      ))}
      <div className="trap" aria-hidden="true">
        <label>
          Leave this empty
          <input name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <p className="purpose">{purpose}</p>
      <button type="submit" className="button button-accent" aria-disabled={state === 'sending'}>
        {state === 'sending' ? 'Sending…' : submitLabel}
      </button>
      <div role="status">
        {state === 'done' && <p className="success">{messages.form.submitted}</p>}
      </div>
    </form>
  );
};
