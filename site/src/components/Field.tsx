/** A form's field: label, hint, error, input, in that order, tied together for a screen reader. */
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
  value: string;
  error: string | undefined;
  onEdit: (name: string, value: string) => void;
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

export const Field = ({ field, value, error, onEdit }: FieldProps) => {
  const id = `field-${field.name}`;
  const described = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const common = {
    id,
    name: field.name,
    'aria-required': field.required,
    'aria-invalid': error !== undefined,
    'aria-describedby': described || undefined,
    autoComplete: field.autoComplete,
    onChange: (event: { target: { value: string } }) => onEdit(field.name, event.target.value),
  };
  const control =
    field.kind === 'long' ? (
      <textarea {...common} rows={5} maxLength={5000} value={value} />
    ) : field.kind === 'choice' ? (
      <select {...common} value={value}>
        <option value="">Please choose</option>
        {field.options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    ) : (
      <input {...common} type={field.kind} value={value} />
    );
  return (
    <Wrapped field={field} id={id} error={error}>
      {control}
    </Wrapped>
  );
};
