'use client';
/** What a file is about. A PDF or a recording is called as its file is, until something better is written; a picture must be described. */
import { TextField, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useRef } from 'react';
import { titleOfFile } from '../media/title-of-file.ts';

export const DescriptionInput: TextFieldClientComponent = (props) => {
  const { value, setValue } = useField<string>({ potentiallyStalePath: props.path });
  const file = useFormFields(([fields]) => fields.file?.value);
  const proposed = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a file is chosen, not while somebody writes
  useEffect(() => {
    if (!(file instanceof File) || file.type.startsWith('image/')) return;
    if (value && value !== proposed.current) return;
    proposed.current = titleOfFile(file.name);
    setValue(proposed.current);
  }, [file]);
  return <TextField {...props} />;
};
