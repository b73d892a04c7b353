'use client';
/** The records behind an album's photos, each asked for once. */
import { useCallback, useEffect, useState } from 'react';
import type { Photo } from './send-photo.ts';

const fields = ['filename', 'alt', 'bytes', 'width', 'height', 'preview'];
/** In one request: its address must not grow beyond what servers take. */
const most = 100;

const load = async (ids: readonly number[]): Promise<Photo[]> => {
  const query = new URLSearchParams({ depth: '0', limit: String(most) });
  query.set('where[id][in]', ids.join(','));
  for (const name of fields) query.set(`select[${name}]`, 'true');
  const answer = await fetch(`/api/media?${query}`, { credentials: 'include' });
  if (!answer.ok) throw new Error(`Answered ${answer.status}`);
  return ((await answer.json()) as { docs: Photo[] }).docs;
};

export const usePhotos = (ids: readonly number[]) => {
  const [known, setKnown] = useState<ReadonlyMap<number, Photo>>(new Map());
  const keep = useCallback((photos: readonly Photo[]) => {
    setKnown(
      (before) => new Map([...before, ...photos.map((photo) => [photo.id, photo] as const)]),
    );
  }, []);
  const missing = ids.filter((id) => !known.has(id)).slice(0, most);
  const asked = missing.join(',');
  useEffect(() => {
    if (asked === '') return;
    let isCurrent = true;
    load(asked.split(',').map(Number)).then(
      (photos) => isCurrent && photos.length > 0 && keep(photos),
      // They stay grey, and are asked for again with the next change.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, keep]);
  return { known, keep };
};
