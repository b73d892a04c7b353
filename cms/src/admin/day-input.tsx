'use client';
/** A day, as the text that it is kept as. */
import type { TextFieldClientComponent } from 'payload';
import { PickerInput } from './picker-input.tsx';

const asItIs = (day: string) => day;

export const DayInput: TextFieldClientComponent = (props) => (
  <PickerInput {...props} type="date" show={asItIs} keep={asItIs} style={{ maxWidth: '14rem' }} />
);
