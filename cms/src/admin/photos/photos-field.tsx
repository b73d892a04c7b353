'use client';
/**
 * The photos of an album. Eighty are dropped at once, or chosen on a phone: each is made smaller here, sent with a few others,
 * and stands in the album as soon as it is stored. The grid is dragged into order; the first photo is the cover.
 */
import {
  DraggableSortable,
  FieldDescription,
  FieldError,
  FieldLabel,
  useDocumentDrawer,
  useField,
  useFormFields,
  useListDrawer,
} from '@payloadcms/ui';
import type { UploadFieldClientProps } from 'payload';
import { type DragEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { BlurDrawer } from '../blur/blur-drawer.tsx';
import { pictureTypes } from '../pictures/picture-types.ts';
import { insert, move, toTheTop } from './order.ts';
import { PhotoTile } from './photo-tile.tsx';
import { isSamePicture, type Photo, sendPhoto } from './send-photo.ts';
import { UploadList } from './upload-list.tsx';
import { UploadQueue } from './upload-queue.ts';
import { usePhotos } from './use-photos.ts';

const none: readonly number[] = [];

const idOf = (value: unknown): number =>
  Number(typeof value === 'object' && value !== null ? (value as { id: unknown }).id : value);

/** A little longer each time; at once when the browser says that the line is back. */
const pause = (tries: number): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(go, Math.min(15_000, 1000 * 2 ** (tries - 1)));
    function go() {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      done();
    }
    window.addEventListener('online', go);
  });

export const PhotosField = ({ field, path: givenPath, readOnly }: UploadFieldClientProps) => {
  const { path, value, setValue, showError, disabled } = useField<unknown[]>({
    potentiallyStalePath: givenPath,
  });
  const ids = Array.isArray(value) ? value.map(idOf) : none;
  const isFixed = Boolean(readOnly || disabled);
  const title = useFormFields(([fields]) => fields.title?.value as string | undefined);
  const school = useFormFields(([fields]) => fields.school?.value);
  const { known, keep } = usePhotos(ids);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [twice, setTwice] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);

  // What the queue needs of the moment in which a photo arrives, not of that in which it was chosen.
  const now = useRef({ ids, known, title, school });
  now.current = { ids, known, title, school };
  const chosenAt = useRef(new Map<number, number>());
  const change = (next: number[]) => {
    now.current.ids = next;
    setValue(next);
  };

  const [queue] = useState(
    () =>
      new UploadQueue<Photo>({
        pause,
        send: (upload, onProgress) => {
          const values = { alt: now.current.title?.trim() || 'Photo', school: now.current.school };
          return sendPhoto(upload, values, onProgress);
        },
        onSent: (photo, { id: number, file }) => {
          const { ids: present, known: photos } = now.current;
          const isTwice = present.some((id) => {
            const other = photos.get(id);
            return other && isSamePicture(photo, other);
          });
          if (isTwice) {
            setTwice((names) => [...names, file.name].toSorted());
            void fetch(`/api/media/${photo.id}`, { method: 'DELETE', credentials: 'include' });
            return;
          }
          keep([photo]);
          now.current.known = new Map([...photos, [photo.id, photo]]);
          chosenAt.current.set(photo.id, number);
          change(insert(present, photo.id, chosenAt.current));
        },
      }),
  );
  const items = useSyncExternalStore(
    queue.subscribe,
    () => queue.items,
    () => queue.items,
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.isBusy) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [queue]);

  const add = (files: FileList | null) => {
    setTwice([]);
    // Folders and other things that can be dropped have no type.
    queue.add([...(files ?? [])].filter(({ type, size }) => type !== '' || size > 0));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };

  const [Library, , library] = useListDrawer({
    collectionSlugs: ['media'],
    filterOptions: {
      media: {
        and: [
          { type: { contains: 'image/' } },
          ...(school ? [{ school: { equals: idOf(school) } }] : []),
        ],
      },
    },
  });
  const addFromLibrary = (added: number[]) => {
    change([...new Set([...now.current.ids, ...added])]);
    library.closeDrawer();
  };

  const onlyChosen = chosen.size === 1 ? [...chosen][0] : undefined;
  const onlyPhoto = onlyChosen === undefined ? undefined : known.get(onlyChosen);
  const [Describe, , describe] = useDocumentDrawer({
    collectionSlug: 'media',
    ...(onlyChosen ? { id: onlyChosen } : {}),
  });

  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <section className={`field-type photos${showError ? ' error' : ''}`} aria-label="Photos">
      <FieldLabel as="span" label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
      </div>
      {!isFixed && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way; the button inside is the other
        <div
          className={`photos__drop${isOver ? ' photos__drop--over' : ''}`}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <label className="photos__add" htmlFor={id}>
            Add photos
          </label>
          <input
            id={id}
            type="file"
            multiple
            accept={pictureTypes}
            className="photos__input"
            onChange={(event) => {
              add(event.target.files);
              // The same photos can be chosen again.
              event.target.value = '';
            }}
          />
          <span>or drop them here, as many as you like.</span>
          <button type="button" className="photos__library" onClick={library.openDrawer}>
            Choose from the library
          </button>
        </div>
      )}
      {items.length > 0 && (
        <UploadList items={items} finished={queue.finished} onDrop={(one) => queue.drop(one)} />
      )}
      {twice.length > 0 && (
        <p role="status">
          Already in the album, so not added again: {twice.slice(0, 10).join(', ')}
          {twice.length > 10 && ` and ${twice.length - 10} more`}
        </p>
      )}
      {chosen.size > 0 && (
        <div className="photos__actions">
          <strong>{chosen.size === 1 ? '1 photo' : `${chosen.size} photos`}</strong>
          <button
            type="button"
            onClick={() => {
              change(toTheTop(ids, chosen));
              setChosen(new Set());
            }}
          >
            {onlyChosen ? 'Make cover' : 'Move to the top'}
          </button>
          {onlyChosen && (
            <button type="button" onClick={describe.openDrawer}>
              Describe
            </button>
          )}
          {onlyPhoto && <BlurDrawer photo={onlyPhoto} onBlurred={(made) => keep([made])} />}
          <button
            type="button"
            onClick={() => {
              change(ids.filter((one) => !chosen.has(one)));
              setChosen(new Set());
            }}
          >
            Take out of the album
          </button>
          <button type="button" onClick={() => setChosen(new Set())}>
            Choose none
          </button>
        </div>
      )}
      <DraggableSortable
        ids={ids.map(String)}
        onDragEnd={({ moveFromIndex, moveToIndex }) =>
          change(move(ids, moveFromIndex, moveToIndex))
        }
      >
        <ul className="photos__grid">
          {ids.map((one, index) => (
            <PhotoTile
              key={one}
              id={one}
              photo={known.get(one)}
              number={index + 1}
              isChosen={chosen.has(one)}
              isFixed={isFixed}
              onChoose={(isChosen) => {
                const next = new Set(chosen);
                if (isChosen) next.add(one);
                else next.delete(one);
                setChosen(next);
              }}
            />
          ))}
        </ul>
      </DraggableSortable>
      <FieldDescription description={field.admin?.description} path={path} />
      <Library
        enableRowSelections
        onSelect={({ docID }) => addFromLibrary([Number(docID)])}
        onBulkSelect={(selected) =>
          addFromLibrary(
            [...selected].filter(([, isSelected]) => isSelected).map(([one]) => Number(one)),
          )
        }
      />
      {onlyChosen && <Describe onSave={({ doc }) => keep([doc as unknown as Photo])} />}
    </section>
  );
};
