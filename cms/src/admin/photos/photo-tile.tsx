'use client';
/** One photo of an album: to look at, to choose, to drag to its place. */
import { useDraggableSortable } from '@payloadcms/ui';
import type { Photo } from './send-photo.ts';

type Props = {
  id: number;
  /** Undefined until it is known. */
  photo: Photo | undefined;
  number: number;
  isChosen: boolean;
  isFixed: boolean;
  onChoose: (isChosen: boolean) => void;
};

export const PhotoTile = ({ id, photo, number, isChosen, isFixed, onChoose }: Props) => {
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggableSortable({
    id: String(id),
    disabled: isFixed,
  });
  const name = `Photo ${number}${photo ? `: ${photo.alt}` : ''}`;
  return (
    <li
      ref={setNodeRef}
      className={`photos__tile${isDragging ? ' photos__tile--dragged' : ''}`}
      style={{ transform }}
    >
      <button
        type="button"
        className="photos__handle"
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
      >
        {photo && (
          // biome-ignore lint/performance/noImgElement: the file comes in the right width already
          <img
            src={`/api/media/file/${photo.filename}?w=320`}
            alt={photo.alt}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        )}
      </button>
      {number === 1 && <span className="photos__cover">Cover</span>}
      {!isFixed && (
        <label className="photos__choose">
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={name}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </label>
      )}
    </li>
  );
};
