'use client';
/** Payload's list of rows, but a row that was just added is open, with the cursor in its first field. */
import { ArrayField, useForm, useFormFields } from '@payloadcms/ui';
import type { ArrayFieldClientComponent, Row } from 'payload';
import { useEffect, useRef } from 'react';

const none: Row[] = [];
const typedInto =
  'input:not([type=file], [type=hidden], :disabled), textarea:not(:disabled), [contenteditable=true]';

/** Puts the cursor into the first field of a row as soon as it is drawn, unless the clerk is writing elsewhere by then. */
const writeInto = (rowId: string): (() => void) => {
  const tryToFocus = () => {
    const field = document.getElementById(rowId)?.querySelector<HTMLElement>(typedInto);
    if (!field) return;
    observer.disconnect();
    if (!document.activeElement?.matches(typedInto)) field.focus();
  };
  const observer = new MutationObserver(tryToFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

export const ListInput: ArrayFieldClientComponent = (props) => {
  const path = props.path ?? props.field.name;
  const rows = useFormFields(([fields]) => fields[path]?.rows) ?? none;
  const { dispatchFields } = useForm();
  const last = useRef<{ path: string; ids: string[] }>(undefined);
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);
  useEffect(() => {
    const before = last.current;
    const ids = rows.map(({ id }) => id);
    last.current = { path, ids };
    // Not what came with the record, from the clipboard, or with another row around it.
    if (before?.path !== path || ids.length !== before.ids.length + 1) return;
    const added = ids.findIndex((id) => !before.ids.includes(id));
    dispatchFields({
      type: 'SET_ROW_COLLAPSED',
      path,
      updatedRows: rows.map((row, index) => (index === added ? { ...row, collapsed: false } : row)),
    });
    stopWaiting.current?.();
    stopWaiting.current = writeInto(`${path.replaceAll('.', '-')}-row-${added}`);
  }, [path, rows, dispatchFields]);
  return <ArrayField {...props} />;
};
