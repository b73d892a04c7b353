'use client';
/** A day, as the text that it is kept as, with the same in words below it. */
import type { TextFieldClientComponent } from 'payload';
import { formatDay } from '../indian-time.ts';
import { PickerInput } from './picker-input.tsx';

const asItIs = (day: string) => day;
const inWords = (day: string) => (Number.isNaN(Date.parse(day)) ? '' : formatDay(day));

export const DayInput: TextFieldClientComponent = (props) => (
  <PickerInput
    {...props}
    type="date"
    show={asItIs}
    keep={asItIs}
    inWords={inWords}
    style={{ maxWidth: '14rem' }}
  />
);
