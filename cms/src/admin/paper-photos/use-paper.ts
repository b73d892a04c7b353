'use client';
/** The photos of a paper, from the phone to one PDF among the school's files. What was chosen stays until that has arrived. */
import { useEffect, useReducer, useRef, useState } from 'react';
import { move } from '../photos/order.ts';
import { postFile } from '../photos/post-file.ts';
import { makeKey, Refused } from '../photos/upload-queue.ts';
import { makePage, readPhoto, type Turns } from './make-page.ts';
import { photosToPdf } from './photos-to-pdf.ts';

export type Photo = { id: number; name: string; blob: Blob; address: string; turns: Turns };

/** With these a PDF stays below what can be taken. */
export const mostPhotos = 40;

type Action =
  | { do: 'add'; photo: Photo }
  | { do: 'move'; from: number; to: number }
  | { do: 'turn' | 'remove'; id: number }
  | { do: 'clear' };

const turned = (turns: Turns): Turns => ((turns + 1) % 4) as Turns;

const reduce = (photos: readonly Photo[], action: Action): readonly Photo[] => {
  switch (action.do) {
    case 'add':
      return [...photos, action.photo];
    case 'move':
      return action.to >= photos.length ? photos : move(photos, action.from, action.to);
    case 'turn':
      return photos.map((photo) =>
        photo.id === action.id ? { ...photo, turns: turned(photo.turns) } : photo,
      );
    case 'remove':
      return photos.filter(({ id }) => id !== action.id);
    case 'clear':
      return [];
  }
};

export type PaperState =
  | { is: 'idle' }
  | { is: 'reading'; left: number }
  | { is: 'making'; page: number }
  | { is: 'sending'; sent: number }
  | { is: 'broken'; problem: string };

const lineBroke =
  'The line broke before the PDF had arrived. The photos are kept; please try again.';

type Made = { of: readonly Photo[]; inColour: boolean; title: string; file: File; key: string };

export const usePaper = <Doc>(slug: 'media' | 'private-files') => {
  const [photos, change] = useReducer(reduce, []);
  const [state, setState] = useState<PaperState>({ is: 'idle' });
  const [unread, setUnread] = useState<readonly string[]>([]);
  const lastId = useRef(0);
  // Made once for each try with the same photos, and sent with the same key: what had arrived is not stored twice.
  const made = useRef<Made>(undefined);

  const addresses = useRef(new Set<string>());
  useEffect(() => {
    const kept = new Set(photos.map(({ address }) => address));
    for (const address of addresses.current) if (!kept.has(address)) URL.revokeObjectURL(address);
    addresses.current = kept;
  }, [photos]);
  useEffect(
    () => () => {
      for (const address of addresses.current) URL.revokeObjectURL(address);
    },
    [],
  );

  const hasPhotos = photos.length > 0;
  useEffect(() => {
    if (!hasPhotos) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasPhotos]);

  /** One after the other: a phone has no room for several that are unpacked. */
  const add = async (files: readonly File[]) => {
    setUnread([]);
    const room = files.slice(0, mostPhotos - photos.length);
    for (const [index, file] of room.entries()) {
      setState({ is: 'reading', left: room.length - index });
      const blob = await readPhoto(file).catch(() => null);
      if (blob) {
        lastId.current += 1;
        const address = URL.createObjectURL(blob);
        change({
          do: 'add',
          photo: { id: lastId.current, name: file.name, blob, address, turns: 0 },
        });
      } else setUnread((names) => [...names, file.name]);
    }
    setState({ is: 'idle' });
  };

  const make = async (title: string, inColour: boolean): Promise<Made> => {
    const before = made.current;
    if (before?.of === photos && before.inColour === inColour && before.title === title)
      return before;
    const pages = [];
    for (const [index, { blob, turns }] of photos.entries()) {
      setState({ is: 'making', page: index + 1 });
      pages.push(await makePage(blob, turns, inColour));
    }
    const file = new File([photosToPdf(title, pages)], `${title}.pdf`, { type: 'application/pdf' });
    made.current = { of: photos, inColour, title, file, key: makeKey() };
    return made.current;
  };

  /** The record of the PDF, or undefined while it has not arrived. */
  const send = async (
    title: string,
    inColour: boolean,
    values: Readonly<Record<string, unknown>>,
  ): Promise<Doc | undefined> => {
    try {
      const { file, key } = await make(title, inColour);
      setState({ is: 'sending', sent: 0 });
      const form = new FormData();
      form.set('_payload', JSON.stringify(values));
      form.set('file', file);
      const doc = await postFile<Doc>(slug, form, key, (sent) => setState({ is: 'sending', sent }));
      change({ do: 'clear' });
      setState({ is: 'idle' });
      return doc;
    } catch (error) {
      const problem = error instanceof Refused ? error.message : lineBroke;
      setState({ is: 'broken', problem });
      return undefined;
    }
  };

  return { photos, change, state, unread, add, send };
};
