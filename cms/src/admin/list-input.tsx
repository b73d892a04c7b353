'use client';
/** Payload's list of rows, but a row that was just added is open, with the cursor in its first field, and a list that is pasted there makes a row of each line. */
import { ArrayField, useForm, useFormFields } from '@payloadcms/ui';
import type { ArrayFieldClientComponent, Row } from 'payload';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { fieldId } from '../disclosure/mend.ts';
import { rowsOfPaste, textColumns } from './list-paste.ts';

const none: Row[] = [];
const typedInto =
  'input:not([type=file], [type=hidden], :disabled), textarea:not(:disabled), [contenteditable=true]';

/** Puts the cursor into the first field of a row as soon as it is drawn, unless the clerk is writing elsewhere by then. */
const writeInto = (rowId: string): (() => void) => {
  // Until then a space that is typed must not press the button once more.
  if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
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
  const { addFieldRow, dispatchFields, getFields, setModified } = useForm();
  const [said, setSaid] = useState('');
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

  const columns = textColumns(props.field.fields);
  const [first] = columns;
  const paste = (event: ClipboardEvent) => {
    const { target } = event;
    const pasted = event.clipboardData.getData('text/plain');
    // A line of words goes where the caret is, and a field of several lines takes them all.
    if (!(target instanceof HTMLInputElement) || target.readOnly || !/[\r\n]/.test(pasted.trim()))
      return;
    const at = rows.findIndex(
      (_, index) => target.id === fieldId(`${path}.${index}.${first?.name}`),
    );
    if (at < 0) return;
    const lines = rowsOfPaste(pasted, columns);
    if (lines.length === 0) return;
    event.preventDefault();
    const fields = getFields();
    const pathOf = (name: string) => `${path}.${at}.${name}`;
    // What was typed into the row stays: then the first line has a row of its own, too.
    const isEmpty = columns.every(({ name }) => !String(fields[pathOf(name)]?.value ?? '').trim());
    const here = isEmpty ? lines[0] : undefined;
    const below = here ? lines.slice(1) : lines;
    for (const [index, { name }] of columns.entries())
      if (here) dispatchFields({ type: 'UPDATE', path: pathOf(name), value: here[index] ?? '' });
    for (const [offset, line] of below.entries())
      addFieldRow({
        path,
        schemaPath: props.schemaPath ?? path,
        rowIndex: at + 1 + offset,
        subFieldState: Object.fromEntries(
          columns.map(({ name }, index) => [
            name,
            { value: line[index] ?? '', initialValue: '', valid: true, passesCondition: true },
          ]),
        ),
      });
    setModified(true);
    setSaid(
      `Pasted ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}, each in a row of its own.`,
    );
  };
  return (
    <div onPaste={paste}>
      <ArrayField {...props} />
      <p role="status" className="list-input__said">
        {said}
      </p>
    </div>
  );
};
