'use client';
/** The browser's own picker for a day and an hour, always in the time of India, wherever the computer thinks it is. */
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientComponent } from 'payload';
import { fromIndianTime, toIndianTime } from '../indian-time.ts';

export const MomentInput: DateFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { path, setValue, showError, value, disabled } = useField<string | null>({
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
          type="datetime-local"
          disabled={readOnly || disabled}
          value={value ? toIndianTime(value) : ''}
          onChange={(event) => setValue(fromIndianTime(event.target.value))}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
