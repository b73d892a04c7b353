/**
 * A form that a visitor sends to the school. The same markup posts itself without JavaScript; in the browser it checks
 * with the same rules before it sends. A failure shows nothing and loses nothing (promises 4, 8 and 10.3).
 */
import { checkForm, type FieldErrors, trapField } from '@aangan/contract/forms.ts';
import { messages } from '@aangan/contract/messages.ts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { postForm } from '../browser/post-form.ts';
import { isReceived } from '../rules/form-answer.ts';
import { Field, type FieldSpec, valuesIn } from './Field.tsx';

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
  purpose: ReactNode;
};

export const PublicForm = (props: Props) => {
  const { action, target, rules, fields, submitLabel, purpose } = props;
  const [errors, setErrors] = useState(props.errors);
  const [state, setState] = useState<'idle' | 'sending' | 'done'>(props.done ? 'done' : 'idle');
  const sending = useRef(false);

  const edit = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    setErrors(({ [name]: _mended, ...others }) => others);
    setState((current) => (current === 'done' ? 'idle' : current));
  };
  const refuse = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    setState('idle');
    const first = fields.find(({ name }) => name in found);
    if (first) form.querySelector<HTMLElement>(`#field-${first.name}`)?.focus();
  };

  const send = async (form: HTMLFormElement) => {
    const values = valuesIn(form, fields);
    const checked = checkForm(rules, values);
    if (!checked.ok) return refuse(form, checked.fields);
    setState('sending');
    const trap = new FormData(form).get(trapField);
    try {
      const response = await postForm(target, {
        ...values,
        ...(trap ? { [trapField]: trap } : {}),
      });
      if (response.status === 422) {
        const { error } = (await response.json()) as { error: { fields?: FieldErrors } };
        return refuse(form, error.fields ?? {});
      }
      if (!response.ok || !isReceived(await response.text()))
        throw new Error(`The form was answered ${response.status}`);
      for (const { name } of fields) {
        const field = form.elements.namedItem(name) as HTMLInputElement;
        // What was written while this was on its way has not been sent.
        if (field.value === values[name]) field.value = '';
      }
      setErrors({});
      setState('done');
    } catch (error) {
      // Promise 8: logged, and nothing for the visitor to see; what was typed stays, the button is ready again.
      console.warn(error);
      setState('idle');
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Not the state: a second press may come before it is drawn.
    if (sending.current) return;
    sending.current = true;
    await send(event.currentTarget);
    sending.current = false;
  };

  return (
    <form
      className="public-form"
      action={action}
      method="post"
      onSubmit={submit}
      onInput={edit}
      noValidate
    >
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={props.values[field.name]}
          error={errors[field.name]}
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
