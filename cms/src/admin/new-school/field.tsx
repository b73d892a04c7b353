'use client';
/** One field of the form: its label, what it is for, what is wrong with it, and the box. */
import type { ReactNode } from 'react';

export type FieldProps = {
  name: string;
  label: string;
  hint?: string;
  problem?: string | undefined;
  isOptional?: boolean;
};

/** What a box needs to be told with its hint and its problem. */
export const boxProps = ({ name, hint, problem, isOptional }: FieldProps) => ({
  id: `new-school-${name}`,
  name,
  required: !isOptional,
  'aria-invalid': problem ? true : undefined,
  'aria-describedby':
    [hint && `new-school-${name}-hint`, problem && `new-school-${name}-problem`]
      .filter(Boolean)
      .join(' ') || undefined,
});

export const Field = ({ children, ...field }: FieldProps & { children: ReactNode }) => {
  const { name, label, hint, problem, isOptional } = field;
  const { id } = boxProps(field);
  return (
    <div className="new-school__field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="invite__hint"> (optional)</span>}
      </label>
      {hint && (
        <p className="invite__hint" id={`new-school-${name}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="invite__problem" id={`new-school-${name}-problem`}>
          {problem}
        </p>
      )}
      {children}
    </div>
  );
};
