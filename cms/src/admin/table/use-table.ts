'use client';
/** The table of a block in the form: what it holds now, and how it is changed. */
import { useForm, useFormFields } from '@payloadcms/ui';
import { useMemo } from 'react';
import type { Table } from './grid.ts';
import { type ReadTable, readTable, withTable } from './table-state.ts';

export const useTable = (base: string) => {
  const { dispatchFields, getFields, setModified } = useForm();
  // As text, so that the grid is drawn anew for its own changes, and not for every key in another field of a long page.
  const read = useFormFields(([fields]) => JSON.stringify(readTable(fields, base)));
  const table = useMemo(() => JSON.parse(read) as ReadTable, [read]);
  const change = ({ columns, rows }: Table) => {
    const state = withTable(getFields(), base, { columns, rows });
    dispatchFields({ type: 'REPLACE_STATE', optimize: false, state });
    setModified(true);
  };
  return { table, change };
};
