'use client';
/** One photo of a paper: how it lies, and its place among the pages. */
import type { Photo } from './use-paper.ts';

type Props = {
  photo: Photo;
  number: number;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: 1 | -1) => void;
  onTurn: () => void;
  onRemove: () => void;
};

export const PhotoRow = ({ photo, number, isLast, isBusy, onMove, onTurn, onRemove }: Props) => (
  <li className="paper-photos__row">
    <span className="paper-photos__picture">
      {/* biome-ignore lint/performance/noImgElement: it is not on any server yet */}
      <img src={photo.address} alt="" style={{ rotate: `${photo.turns * 90}deg` }} />
    </span>
    <strong>Page {number}</strong>
    <span className="paper-photos__tools">
      <button
        type="button"
        disabled={isBusy || number === 1}
        aria-label={`Page ${number} one earlier`}
        onClick={() => onMove(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        disabled={isBusy || isLast}
        aria-label={`Page ${number} one later`}
        onClick={() => onMove(1)}
      >
        ↓
      </button>
      <button type="button" disabled={isBusy} aria-label={`Turn page ${number}`} onClick={onTurn}>
        ↻
      </button>
      <button
        type="button"
        disabled={isBusy}
        aria-label={`Take out page ${number}`}
        onClick={onRemove}
      >
        ✕
      </button>
    </span>
  </li>
);
