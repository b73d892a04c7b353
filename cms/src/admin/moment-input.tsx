'use client';
/** A day and an hour, always in the time of India, wherever the computer thinks it is. */
import type { DateFieldClientComponent } from 'payload';
import { fromIndianTime, toIndianTime } from '../indian-time.ts';
import { PickerInput } from './picker-input.tsx';

export const MomentInput: DateFieldClientComponent = (props) => (
  <PickerInput {...props} type="datetime-local" show={toIndianTime} keep={fromIndianTime} />
);
