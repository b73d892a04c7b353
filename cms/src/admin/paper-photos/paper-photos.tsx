'use client';
/** Before a field that asks for a paper: its photos, taken with the phone or chosen, become one PDF and the field's file. */
import { useField, useFormFields } from '@payloadcms/ui';
import type { UploadFieldClientProps } from 'payload';
import { type ChangeEvent, useState } from 'react';
import { pictureTypes } from '../pictures/picture-types.ts';
import { PhotoRow } from './photo-row.tsx';
import { mostPhotos, type PaperState, usePaper } from './use-paper.ts';

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { id: unknown }).id : value;

const statusOf = (state: PaperState): string => {
  if (state.is === 'reading')
    return state.left === 1 ? 'The photo is read.' : `${state.left} photos are read.`;
  if (state.is === 'making') return `Page ${state.page} is made readable.`;
  if (state.is === 'sending') return 'The PDF is sent.';
  return '';
};

export const PaperPhotos = ({ field, path: givenPath, readOnly }: UploadFieldClientProps) => {
  const { path, value, setValue, disabled } = useField<unknown>({
    potentiallyStalePath: givenPath,
  });
  const slug = field.relationTo === 'private-files' ? 'private-files' : 'media';
  const school = useFormFields(([fields]) => fields.school?.value);
  const kind = useFormFields(([fields]) => fields.category?.value);
  // A transfer certificate is called by number and name, what is on the website by its title.
  const title = useFormFields(([fields]) =>
    [fields.admission, fields.name, fields.title]
      .flatMap((one) => (typeof one?.value === 'string' && one.value.trim()) || [])
      .join(' '),
  );
  const { photos, change, state, unread, add, send } = usePaper<{ id: number }>(slug);
  const [inColour, setInColour] = useState(false);
  // An achievement's photo is a photo.
  if (readOnly || disabled || kind === 'Achievement') return null;

  const isBusy = state.is !== 'idle' && state.is !== 'broken';
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // The same ones can be chosen again.
    event.target.value = '';
    void add(files);
  };
  const finish = async () => {
    const name = title || 'Photographed paper';
    const words = slug === 'media' ? { alt: name } : { title: name };
    const doc = await send(name, inColour, { ...words, school: idOf(school) });
    if (!doc) return;
    // Of several files the first one is used.
    const others = Array.isArray(value) ? value.map(idOf) : [];
    setValue(field.hasMany ? [doc.id, ...others] : doc.id);
  };
  const id = `paper-photos-${path}`;
  return (
    <section className="paper-photos" aria-label="Photos of the paper">
      {photos.length < mostPhotos && (
        <div className="paper-photos__ways">
          <label className="paper-photos__camera">
            Photograph the paper
            <input
              type="file"
              accept="image/*"
              capture="environment"
              disabled={isBusy}
              onChange={take}
            />
          </label>
          <label htmlFor={id}>
            Photos of the paper
            <input
              id={id}
              type="file"
              accept={pictureTypes}
              multiple
              disabled={isBusy}
              onChange={take}
            />
          </label>
        </div>
      )}
      {unread.length > 0 && (
        <p role="alert" className="paper-photos__problem">
          {unread.join(', ')} cannot be read as a photo. The others are kept.
        </p>
      )}
      {photos.length > 0 && (
        <>
          <ol>
            {photos.map((photo, index) => (
              <PhotoRow
                key={photo.id}
                photo={photo}
                number={index + 1}
                isLast={index === photos.length - 1}
                isBusy={isBusy}
                onMove={(by) => change({ do: 'move', from: index, to: index + by })}
                onTurn={() => change({ do: 'turn', id: photo.id })}
                onRemove={() => change({ do: 'remove', id: photo.id })}
              />
            ))}
          </ol>
          <label className="paper-photos__colour">
            <input
              type="checkbox"
              checked={inColour}
              disabled={isBusy}
              onChange={(event) => setInColour(event.target.checked)}
            />
            Keep the colours
          </label>
          {state.is === 'broken' && (
            <p role="alert" className="paper-photos__problem">
              {state.problem}
            </p>
          )}
          <button
            type="button"
            className="paper-photos__finish"
            disabled={isBusy}
            onClick={() => void finish()}
          >
            {state.is === 'broken'
              ? 'Try again'
              : photos.length === 1
                ? 'Use this page as a PDF'
                : `Put these ${photos.length} pages together as one PDF`}
          </button>
        </>
      )}
      <p role="status">{statusOf(state)}</p>
      {state.is === 'sending' && <progress aria-label="The PDF" max={1} value={state.sent} />}
    </section>
  );
};
