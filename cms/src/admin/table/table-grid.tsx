'use client';
/**
 * A table as a spreadsheet: headings and cells in a grid that is filled by typing, by its keys, or by pasting what was copied in Excel,
 * Google Sheets or Word. It is stored as lists within lists, which nobody should have to open row by row.
 */
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { ArrayFieldClientProps } from 'payload';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import {
  fewestColumns,
  longestCell,
  longestHeading,
  mostInGrid,
  tooMuchForTable,
} from '../../fields/table-limits.ts';
import {
  headingRow,
  type Place,
  type Table,
  valueAt,
  widthOf,
  withSheet,
  withValue,
} from './grid.ts';
import { GridCell } from './grid-cell.tsx';
import { GridTools } from './grid-tools.tsx';
import { parseSheet } from './parse-sheet.ts';
import { learnRefused, type Refused, refusalsOf } from './refusals.ts';
import { keyOf } from './table-state.ts';
import { addUp, sayTotals } from './totals.ts';
import { useTable } from './use-table.ts';

/** Empty rows that a new table begins with; afterwards there is always one to write on in. */
const firstRows = 3;

const steps: Partial<Record<string, Place>> = {
  Enter: { row: 1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Where a key leads from a cell; nowhere while it still moves within the words. */
const stepOf = (event: KeyboardEvent<HTMLTextAreaElement>): Place | undefined => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent, currentTarget } = event;
  if (altKey || ctrlKey || metaKey || nativeEvent.isComposing) return undefined;
  if (key === 'Enter' && shiftKey) return steps.ArrowUp;
  if (shiftKey) return undefined;
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (key === 'ArrowLeft' && selectionEnd > 0) return undefined;
  if (key === 'ArrowRight' && selectionStart < value.length) return undefined;
  return steps[key];
};

type Said = { words: string /** As it was before the paste. */; before?: Table };

export const TableGrid = ({ field, path: givenPath, readOnly }: ArrayFieldClientProps) => {
  const { path, showError, disabled } = useField({
    hasRows: true,
    potentiallyStalePath: givenPath,
  });
  const { table, change } = useTable(path.slice(0, -'.columns'.length));
  const isFixed = Boolean(readOnly || disabled);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Place>({ row: headingRow, column: 0 });
  const [said, setSaid] = useState<Said>({ words: '' });

  const [refused, setRefused] = useState<Refused>(new Map());
  const learned = learnRefused(refused, table);
  if (learned !== refused) setRefused(learned);

  const refusals = refusalsOf(table, learned);
  const sums = addUp(table);
  const [told, setTold] = useState('');
  /** Read out when a cell is left, and not at each key; what was not changed is not read again. */
  const moveTo = (place: Place) => {
    setTold(sayTotals(table, at));
    setAt(place);
  };
  const width = Math.max(widthOf(table), fewestColumns);
  const spare = isFixed || table.rows.length >= mostInGrid.rows ? 0 : 1;
  const height = Math.max(table.rows.length + spare, isFixed ? 0 : firstRows);
  // By their numbers, which are also their keys: a cell that is written into for the first time must not be drawn anew under the caret.
  const columns = [...Array(width).keys()];
  const rows = [...Array(height).keys()];
  const nameOf = (column: number): string =>
    table.columns[column]?.label.trim() || `column ${column + 1}`;

  const type = (place: Place, value: string) => {
    setSaid({ words: '' });
    // A phone's keyboard sends its own line ends.
    change(withValue(table, place, value.replace(/[\r\n]+/g, ' ')));
  };
  const paste = (place: Place, event: ClipboardEvent<HTMLTextAreaElement>) => {
    if (isFixed) return;
    const text = event.clipboardData.getData('text/plain');
    // A few words go where the caret is, as in any field.
    if (!/[\t\r\n]/.test(text)) return;
    event.preventDefault();
    const sheet = parseSheet(text);
    const [first] = sheet;
    if (!first) return;
    const single = sheet.length === 1 && first.length === 1 ? first[0] : undefined;
    if (single !== undefined) {
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      type(place, value.slice(0, selectionStart) + single + value.slice(selectionEnd));
      return;
    }
    const changed = withSheet(table, place, sheet);
    if (!changed) {
      setSaid({ words: `Nothing was pasted. ${tooMuchForTable}` });
      return;
    }
    change(changed);
    setSaid({
      words: `Pasted ${sheet.length} ${sheet.length === 1 ? 'line' : 'lines'} of ${first.length} ${first.length === 1 ? 'cell' : 'cells'}.`,
      before: { columns: table.columns, rows: table.rows },
    });
  };
  const press = (place: Place, event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') box.current?.querySelector('button')?.focus();
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    const next = `${id}-${place.row + step.row}-${place.column + step.column}`;
    const cell = document.getElementById(next);
    if (!(cell instanceof HTMLTextAreaElement)) return;
    cell.focus();
    cell.select();
  };
  const cellAt = (place: Place) => (
    <GridCell
      at={place}
      id={id}
      name={
        place.row === headingRow
          ? `Heading of column ${place.column + 1}`
          : `Row ${place.row + 1}, ${nameOf(place.column)}`
      }
      value={valueAt(table, place)}
      refusal={refusals.get(keyOf(place))}
      maxLength={place.row === headingRow ? longestHeading : longestCell}
      isFixed={isFixed}
      onType={type}
      onFocus={moveTo}
      onKey={press}
      onPaste={paste}
    />
  );

  return (
    <div className={`field-type table-grid${showError ? ' error' : ''}`} ref={box}>
      <div id={`${id}-label`}>
        <FieldLabel as="span" label="Table" path={path} required={field.required} />
      </div>
      {!isFixed && (
        <p className="table-grid__hint">
          Type as in a spreadsheet, or copy cells in Excel, Google Sheets or Word and paste them
          here.
        </p>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className="table-grid__box">
          <table className="table-grid__table" aria-labelledby={`${id}-label`}>
            <thead>
              <tr>
                <td className="table-grid__corner" />
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {cellAt({ row: headingRow, column })}
                  </th>
                ))}
                {sums.perRow && (
                  <th scope="col" className="table-grid__total">
                    {table.rowTotal}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row}>
                  <th scope="row" className="table-grid__number">
                    {row + 1}
                    {table.refusedRows[row] && (
                      <span className="table-grid__refusal">{table.refusedRows[row]}</span>
                    )}
                  </th>
                  {columns.map((column) => (
                    <td key={column}>{cellAt({ row, column })}</td>
                  ))}
                  {sums.perRow && <td className="table-grid__total">{sums.perRow[row]}</td>}
                </tr>
              ))}
            </tbody>
            {sums.perColumn && (
              <tfoot>
                <tr>
                  <td className="table-grid__corner" />
                  <th scope="row" className="table-grid__total">
                    {table.columnTotal}
                  </th>
                  {columns.slice(1).map((column) => (
                    <td key={column} className="table-grid__total">
                      {sums.perColumn?.[column - 1]}
                    </td>
                  ))}
                  {sums.perRow && <td className="table-grid__total">{sums.grand}</td>}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      </div>
      {!isFixed && (
        <div className="table-grid__bar">
          <GridTools
            table={table}
            at={at}
            onChange={(changed, place) => {
              setSaid({ words: '' });
              setAt(place);
              change(changed);
            }}
          />
          <p role="status">{told}</p>
          <p role="status">
            {said.words}{' '}
            {said.before && (
              <button
                type="button"
                onClick={() => {
                  if (said.before) change(said.before);
                  setSaid({ words: 'The paste was undone.' });
                }}
              >
                Undo the paste
              </button>
            )}
          </p>
        </div>
      )}
    </div>
  );
};

/** For the list that the grid of another one shows. */
export const ShownInGrid = () => null;
