'use client';
/** What the figures of a table are; a new table of a page of fees is in rupees, unless the clerk says otherwise. */
import { SelectField, useField, useFormFields } from '@payloadcms/ui';
import type { SelectFieldClientComponent } from 'payload';
import { useEffect } from 'react';

const feePages = ['/FeeStructure', '/SchoolFeeStructure'];

export const UnitInput: SelectFieldClientComponent = (props) => {
  const { path, setValue } = useField<string>({ potentiallyStalePath: props.path });
  const columns = `${path.slice(0, path.lastIndexOf('.'))}.columns`;
  const isNewForFees = useFormFields(
    ([fields]) => feePages.includes(String(fields.path?.value)) && !fields[columns]?.rows?.length,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is added; what is chosen after that stays
  useEffect(() => {
    if (isNewForFees) setValue('rupees');
  }, []);
  return <SelectField {...props} />;
};
