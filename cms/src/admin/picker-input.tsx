'use client';
/** One of the browser's own pickers as a field of a form: it speaks the clerk's language and works on a phone. */
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientProps, TextFieldClientProps } from 'payload';
import type { CSSProperties, SyntheticEvent } from 'react';
import { noSuchDay, noSuchDayWords } from '../fields/no-such-day.ts';

type Props = Pick<DateFieldClientProps | TextFieldClientProps, 'field' | 'path' | 'readOnly'> & {
  type: 'date' | 'datetime-local';
  /** What is kept, as the picker shows it. */
  show: (kept: string) => string;
  /** What the picker gave, as it is kept. */
  keep: (given: string) => string | null;
  /** What is kept, in words: many browsers show a day with its month first, which is read otherwise here. */
  inWords?: (kept: string) => string;
  style?: CSSProperties;
};

export const PickerInput = ({
  field,
  path: givenPath,
  readOnly,
  type,
  show,
  keep,
  inWords,
  style,
}: Props) => {
  const { path, setValue, showError, value, disabled, customComponents } = useField<string | null>({
    potentiallyStalePath: givenPath,
  });
  const { Label, Description } = customComponents ?? {};
  const id = `field-${path.replaceAll('.', '__')}`;
  const isWrong = value === noSuchDay;
  const shown = value && !isWrong ? show(value) : '';
  const words = shown && value && inWords ? inWords(value) : '';
  const take = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const given = currentTarget.validity.badInput ? noSuchDay : keep(currentTarget.value);
    if ((given ?? '') !== (value ?? '')) setValue(given);
  };
  return (
    <div className={`field-type text${showError || isWrong ? ' error' : ''}`}>
      {Label ?? (
        <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      )}
      <div className="field-type__wrap">
        <FieldError
          path={path}
          showError={showError || isWrong}
          {...(isWrong ? { message: noSuchDayWords } : {})}
        />
        <input
          id={id}
          name={path}
          type={type}
          style={style}
          disabled={readOnly || disabled}
          value={shown}
          aria-describedby={words ? `${id}-words` : undefined}
          aria-invalid={showError || isWrong || undefined}
          onChange={take}
          // A browser tells nothing while what is written is no day. Ctrl+S saves without leaving the field.
          onBlur={take}
          onKeyDown={(event) => (event.ctrlKey || event.metaKey) && take(event)}
        />
        {inWords && (
          <output id={`${id}-words`} htmlFor={id} className="picker-words">
            {words}
          </output>
        )}
      </div>
      {Description ?? <FieldDescription description={field.admin?.description} path={path} />}
    </div>
  );
};
