import type { Photo } from '../photos/send-photo.ts';
import type { Area } from './areas.ts';

type Answer = { doc?: Photo; errors?: { message: string }[] };

/** Asks for parts of a picture to be blurred; gives the picture as it is then, and throws with the reason why not. */
export const sendAreas = async (
  { id, filename }: Pick<Photo, 'id' | 'filename'>,
  areas: readonly Area[],
): Promise<Photo> => {
  const answer = await fetch(`/api/media/${id}/blur`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filename, areas }),
  }).catch(() => {
    throw new Error('The line broke. Please load the page again, and see whether it is blurred.');
  });
  const { doc, errors } = (await answer.json().catch(() => ({}))) as Answer;
  if (!answer.ok || !doc) throw new Error(errors?.[0]?.message ?? 'Please try again.');
  return doc;
};
