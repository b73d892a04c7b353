/**
 * A form's field: label, hint, error, input, in that order, tied together for a screen reader. Its value lives in the page and
 * nowhere else, so that what was typed before the form's island woke is as good as what is typed later.
 */
import type { ReactNode } from 'react';

export type FieldSpec = {
  name: string;
  label: string;
  required: boolean;
  kind: 'text' | 'tel' | 'email' | 'long' | 'choice';
  autoComplete?: string;
  hint?: string;
  options?: readonly string[];
};

type FieldProps = {
  field: FieldSpec;
  /** What stands in it at first. */
  value: string | undefined;
  error: string | undefined;
};

/** What the fields of a form hold now. */
export const valuesIn = (
  form: HTMLFormElement,
  fields: readonly FieldSpec[],
): Record<string, string> => {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
};

const Wrapped = ({
  field,
  id,
  error,
  children,
}: {
  field: FieldSpec;
  id: string;
  error: string | undefined;
  children: ReactNode;
}) => (
  <div className={error ? 'form-field form-field-wrong' : 'form-field'}>
    <label htmlFor={id}>
      {field.label}
      {field.required && (
        <span className="asterisk" aria-hidden="true">
          *
        </span>
      )}
    </label>
    {field.hint && (
      <p className="hint" id={`${id}-hint`}>
        {field.hint}
      </p>
    )}
    {children}
    {error && (
      <p className="field-error" id={`${id}-error`}>
        <span className="visually-hidden">Error: </span>
        {error}
      </p>
    )}
  </div>
);

export const Field = ({ field, value = '', error }: FieldProps) => {
  const id = `field-${field.name}`;
  const described = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const common = {
    id,
    name: field.name,
    'aria-required': field.required,
    'aria-invalid': error !== undefined,
    'aria-describedby': described || undefined,
    autoComplete: field.autoComplete,
    defaultValue: value,
  };
  const control =
    field.kind === 'long' ? (
      <textarea {...common} rows={5} maxLength={5000} />
    ) : field.kind === 'choice' ? (
      <select {...common}>
        <option value="">Please choose</option>
        {field.options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    ) : (
      <input {...common} type={field.kind} />
    );
  return (
    <Wrapped field={field} id={id} error={error}>
      {control}
    </Wrapped>
  );
};
