'use client';
/** A colour chosen by eye, or typed as the printer gives it. */
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';

export const ColourInput: TextFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { path, setValue, showError, value, disabled } = useField<string>({
    potentiallyStalePath: givenPath,
  });
  const id = `field-${path.replaceAll('.', '__')}`;
  const locked = readOnly || disabled;
  return (
    <div className={`field-type text${showError ? ' error' : ''}`} style={{ flex: '1 1 12rem' }}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap" style={{ display: 'flex', gap: '0.5rem' }}>
        <FieldError path={path} showError={showError} />
        <input
          aria-label={`${field.label}: choose by eye`}
          type="color"
          style={{ flex: 'none', width: '3.5rem', padding: '0.2rem' }}
          disabled={locked}
          value={/^#[0-9a-f]{6}$/i.test(value ?? '') ? value : '#000000'}
          onChange={(event) => setValue(event.target.value)}
        />
        <input
          id={id}
          name={path}
          type="text"
          disabled={locked}
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
