'use client';
/** What is on its way: how many are there, each with its progress, and those that cannot be taken with the reason. */
import { useEffect, useState } from 'react';
import type { Upload } from './upload-queue.ts';

type Props = {
  items: readonly Upload[];
  finished: number;
  onDrop: (id: number) => void;
};

const states = { waiting: 'waits', sending: 'is sent', held: 'the line broke; it is tried again' };

/** The photo itself, before it has gone anywhere; its name where the browser shows none of its kind. */
const Thumbnail = ({ file }: { file: File }) => {
  const [address, setAddress] = useState<string>();
  const [isUnseen, setUnseen] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (isUnseen) return <span className="photos__name">{file.name}</span>;
  if (!address) return null;
  return (
    // biome-ignore lint/performance/noImgElement: it is not on any server yet
    <img src={address} alt="" loading="lazy" decoding="async" onError={() => setUnseen(true)} />
  );
};

export const UploadList = ({ items, finished, onDrop }: Props) => {
  const failed = items.filter(({ state }) => state === 'failed');
  const moving = items.filter(({ state }) => state !== 'failed');
  const all = finished + moving.length;
  const share = moving.reduce((sum, { sent }) => sum + sent, finished);
  return (
    <div className="photos__uploads">
      {moving.length > 0 && (
        <>
          <p role="status">
            {finished} of {all} photos are in the album.{' '}
            {moving.some(({ state }) => state === 'held')
              ? 'The line is broken; it goes on by itself. Please keep this page open.'
              : 'Please keep this page open, and publish when all are there.'}
          </p>
          <progress aria-label="All photos" max={all} value={share} />
          <ul className="photos__grid">
            {moving.map(({ id, file, state, sent }) => (
              <li key={id} className="photos__tile photos__tile--moving" title={file.name}>
                <Thumbnail file={file} />
                <progress
                  aria-label={`${file.name} ${states[state as keyof typeof states]}`}
                  max={1}
                  value={sent}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {failed.length > 0 && (
        <ul className="photos__failed" role="alert">
          {failed.map(({ id, file, problem }) => (
            <li key={id}>
              <span>
                <strong>{file.name}</strong> is not taken: {problem}
              </span>
              <button type="button" onClick={() => onDrop(id)}>
                All right
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
