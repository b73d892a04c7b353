'use client';
/** The browser's own date picker for a field of days: it speaks the clerk's language and works on a phone. */
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';

export const DayInput: TextFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { path, setValue, showError, value, disabled } = useField<string>({
    potentiallyStalePath: givenPath,
  });
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className={`field-type text${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          name={path}
          type="date"
          style={{ maxWidth: '14rem' }}
          disabled={readOnly || disabled}
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
