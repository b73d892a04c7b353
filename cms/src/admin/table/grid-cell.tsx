'use client';
/** One cell of the grid. It grows with its words, and has no line ends: Enter goes to the cell below. */
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { headingRow, type Place } from './grid.ts';

type Props = {
  at: Place;
  /** Of the whole grid, for ids that are the only ones on the screen. */
  id: string;
  name: string;
  value: string;
  refusal: string | undefined;
  maxLength: number;
  isFixed: boolean;
  onType: (at: Place, value: string) => void;
  onFocus: (at: Place) => void;
  onKey: (at: Place, event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste: (at: Place, event: ClipboardEvent<HTMLTextAreaElement>) => void;
};

export const GridCell = (props: Props) => {
  const { at, id, name, value, refusal, maxLength, isFixed } = props;
  const ownId = `${id}-${at.row}-${at.column}`;
  return (
    <>
      <textarea
        id={ownId}
        className="table-grid__input"
        rows={1}
        placeholder={at.row === headingRow && !isFixed ? 'Heading' : undefined}
        aria-label={name}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? `${ownId}-refusal` : undefined}
        maxLength={maxLength}
        readOnly={isFixed}
        value={value}
        onChange={(event) => props.onType(at, event.target.value)}
        onFocus={() => props.onFocus(at)}
        onKeyDown={(event) => props.onKey(at, event)}
        onPaste={(event) => props.onPaste(at, event)}
      />
      {refusal && (
        <span id={`${ownId}-refusal`} className="table-grid__refusal">
          {refusal}
        </span>
      )}
    </>
  );
};
